"""From the frozen folder to what players download: a packed archive, and a package for Debian."""

import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import zipfile
from pathlib import Path

from environment import ROOT, SetupError

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSION = PROJECT["version"]
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
# What SDL opens when it is there; without the first five no window opens on X11.
NEEDED = ("libx11-6", "libxext6", "libxcursor1", "libxi6", "libxrandr2")
WELCOME = (
    "desktop-file-utils",
    "libasound2 | libasound2t64",
    "libegl1",
    "libgl1",
    "libpulse0",
    "libwayland-client0",
    "libwayland-cursor0",
    "libwayland-egl1",
    "libxkbcommon0",
    "libxss1",
    "shared-mime-info",
)
GLIBC = re.compile(rb"GLIBC_2\.(\d+)\0")


def makers():
    """What can be made on this system, each from the folder into another."""
    if not sys.platform.startswith("linux"):
        return [zipped]
    return [tarred, *([debian] if shutil.which("dpkg-deb") else [])]


def stem():
    """The name of a download without its ending."""
    machine = {"amd64": "x86_64"}.get(platform.machine().lower(), platform.machine().lower())
    return f"brewburst-{VERSION}-{SYSTEMS[sys.platform]}-{machine}"


def tarred(folder, out):
    """The folder as ``.tar.xz``; nobody's name and one time in it."""
    now = int(os.environ.get("SOURCE_DATE_EPOCH") or time.time())

    def nobody(entry):
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = now
        return entry

    target = out / f"{stem()}.tar.xz"
    with tarfile.open(target, "w:xz", preset=9) as archive:
        archive.add(folder, f"brewburst-{VERSION}", filter=nobody)
    return target


def zipped(folder, out):
    """The folder as ``.zip``."""
    target = out / f"{stem()}.zip"
    target.unlink(missing_ok=True)
    if sys.platform == "darwin":  # knows how to keep links and rights of a bundle
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(folder), str(target)], check=True)
        return target
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                archive.write(path, Path(f"brewburst-{VERSION}") / path.relative_to(folder))
    return target


def debian(folder, out):
    """The folder as ``.deb``, with its menu entry, icons and type of file."""
    machine = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()
    target = out / f"brewburst_{VERSION}_{machine}.deb"
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch) / "brewburst"
        place = tree / "usr" / "lib" / "brewburst"
        shutil.copytree(folder, place, symlinks=True)
        shutil.copytree(ROOT / "assets" / "desktop", tree / "usr" / "share")
        papers = tree / "usr" / "share" / "doc" / "brewburst"
        papers.mkdir(parents=True)
        (place / "LICENSE.txt").rename(papers / "copyright")
        (place / "licences").rename(papers / "licences")
        (place / "Read me.txt").unlink()
        (tree / "usr" / "bin").mkdir()
        (tree / "usr" / "bin" / "brewburst").symlink_to("../lib/brewburst/brewburst")
        settle_rights(tree)
        (tree / "DEBIAN").mkdir()
        (tree / "DEBIAN" / "control").write_text(control(tree, machine), encoding="utf-8")
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(target)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if run.returncode:
            raise SetupError(f"The package for Debian could not be made: {run.stderr.strip()}")
    return target


def settle_rights(tree):
    """Gives files the rights that a package must have, whatever the umask was."""
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if runs else 0o644)


def control(tree, machine):
    """What the package says of itself."""
    kilobytes = sum(path.lstat().st_size for path in tree.rglob("*")) // 1024
    needed = [f"libc6 (>= 2.{newest_glibc(tree)})", *NEEDED]
    return "\n".join(
        (
            "Package: brewburst",
            f"Version: {VERSION}",
            f"Architecture: {machine}",
            "Maintainer: The Brewburst project",
            f"Installed-Size: {kilobytes}",
            f"Depends: {', '.join(needed)}",
            f"Recommends: {', '.join(WELCOME)}",
            "Section: games",
            "Priority: optional",
            "Description: marble game of potions and explosions",
            " A marble game for two to six people around one screen, or against the",
            " computer: an unofficial desktop version of the board game Potion Explosion.",
            "",
        )
    )


def newest_glibc(tree):
    """The youngest C library that any program or library below ``tree`` asks for: 2.what."""
    numbers = [17]
    for path in tree.rglob("*"):
        if (
            path.is_file()
            and not path.is_symlink()
            and (b".so" in path.name.encode() or path.stat().st_mode & 0o100)
        ):
            numbers += map(int, GLIBC.findall(path.read_bytes()))
    return max(numbers)
