"""Gamepads: heard while they are held here, and free to come and go."""

from __future__ import annotations

import logging

import pygame

log = logging.getLogger(__name__)


class Pads:
    """The pads that are plugged in; a closed one sends nothing, so each is kept."""

    def __init__(self) -> None:
        self._held: dict[int, pygame.joystick.JoystickType] = {}

    def open(self) -> None:
        """Take those that are there already."""
        try:
            pygame.joystick.init()
            for index in range(pygame.joystick.get_count()):
                self.add(index)
        except pygame.error as error:
            log.info("no pads: %s", error)

    def add(self, index: int) -> None:
        """One was plugged in, and may be gone again already."""
        try:
            pad = pygame.joystick.Joystick(index)
            self._held[pad.get_instance_id()] = pad
        except pygame.error as error:
            log.info("pad %d: %s", index, error)

    def remove(self, instance: int) -> None:
        """One was unplugged."""
        self._held.pop(instance, None)
