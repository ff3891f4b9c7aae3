"""Sound and music. No device, a missing file or a late start is never an error."""

from __future__ import annotations

import logging
import os

import pygame

from . import paths

RATE = 44100
CHANNELS = 24
FADE = 900  # milliseconds between two pieces of music

log = logging.getLogger(__name__)


class Audio:
    """All that is heard; silent until `start`."""

    def __init__(self) -> None:
        self.sound_volume = 0.8
        self.music_volume = 0.5
        self.muted = False
        self.missing = False  # whether there is no device
        self._ready = False
        self._tried = False
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._music = ""

    def start(self) -> None:
        """Open the mixer; called once the first frame is on the screen."""
        if self._tried:
            return
        self._tried = True
        try:
            pygame.mixer.init(RATE, -16, 2, 1024)
            pygame.mixer.set_num_channels(CHANNELS)
            self._ready = True
        except (pygame.error, NotImplementedError) as error:
            log.warning("no sound: %s", error)
            self.missing = True
            return
        if self._music:
            name, self._music = self._music, ""
            self.music(name)

    def volumes(self, sound: float, music: float, muted: bool) -> None:
        """Loudness from 0 to 1."""
        self.sound_volume, self.music_volume, self.muted = sound, music, muted
        if self._ready:
            try:
                pygame.mixer.music.set_volume(0.0 if muted else music)
            except pygame.error as error:
                self._lose(error)

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """A sound once; `pan` from -1 (left) to 1 (right)."""
        if not self._ready or self.muted or self.sound_volume <= 0:
            return
        sound = self._sound(name)
        try:
            channel = sound.play() if sound is not None else None
            if channel is not None:
                loud = max(0.0, min(1.0, volume * self.sound_volume))
                channel.set_volume(loud * min(1.0, 1 - pan), loud * min(1.0, 1 + pan))
        except pygame.error as error:
            self._lose(error)

    def _lose(self, error: pygame.error) -> None:
        """The device went in the middle: silence from here on."""
        log.warning("no sound any more: %s", error)
        self._ready = False

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            try:
                file = paths.assets() / "sounds" / f"{name}.ogg"
                self._sounds[name] = pygame.mixer.Sound(file)
            except (pygame.error, OSError) as error:
                log.warning("sound %s: %s", name, error)
                self._sounds[name] = None
        return self._sounds[name]

    def music(self, name: str) -> None:
        """Change the music; the piece that plays already goes on. An empty name ends it."""
        if name == self._music:
            return
        self._music = name
        if not self._ready:
            return
        file = paths.assets() / "sounds" / f"{name}.ogg"
        try:
            pygame.mixer.music.fadeout(FADE)
        except pygame.error as error:
            self._lose(error)
            return
        if name and file.is_file():
            try:
                pygame.mixer.music.load(os.fspath(file))
                pygame.mixer.music.set_volume(0.0 if self.muted else self.music_volume)
                pygame.mixer.music.play(-1, fade_ms=FADE)
            except pygame.error as error:
                log.warning("music %s: %s", name, error)

    def close(self) -> None:
        """Fall silent for good."""
        self._ready = False
        pygame.mixer.quit()
