"""Writes Ogg Vorbis whose bytes depend on the sound alone."""

from pathlib import Path

import numpy as np
import soundfile

from tools.sound.kit import RATE, Sound

SERIAL = (0x62727762).to_bytes(4, "little")
HEADER = 27
BLOCK = 8192


def _crc_table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


CRC = _crc_table()


def _checksum(page: bytes) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ CRC[(value >> 24) ^ byte]
    return value


def settled(data: bytes) -> bytes:
    """The same file with a fixed stream number: the encoder draws one from the clock."""
    pages = []
    at = 0
    while at < len(data):
        segments = data[at + 26]
        end = at + HEADER + segments + sum(data[at + HEADER : at + HEADER + segments])
        page = (
            data[at : at + 14] + SERIAL + data[at + 18 : at + 22] + bytes(4) + data[at + 26 : end]
        )
        pages.append(page[:22] + _checksum(page).to_bytes(4, "little") + page[26:])
        at = end
    return b"".join(pages)


def write(path: Path, sound: Sound, quality: float) -> None:
    """``quality`` from 0 (small) to 1 (fine). Block by block: the encoder fails on long ones."""
    path.parent.mkdir(parents=True, exist_ok=True)
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    with soundfile.SoundFile(
        path, "w", RATE, channels, "VORBIS", format="OGG", compression_level=1 - quality
    ) as out:
        for start in range(0, len(sound), BLOCK):
            out.write(np.ascontiguousarray(sound[start : start + BLOCK]))
    path.write_bytes(settled(path.read_bytes()))
