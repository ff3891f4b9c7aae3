"""Things on the table that are buttons: bell, hourglass, lever, book, crystal ball; the wand."""

from __future__ import annotations

from tools.art.kit import BRASS_LINE, OUTLINE, WOOD, draw, linear, radial
from tools.art.symbols import star

METAL = ("#6e430c", "#d9a440", "#fff6cc", "#e0b04c", "#9a6a1e", "#6e430c", "#b8842e")
DULL = ("#3a342e", "#77705e", "#a39a86", "#7a7260", "#575044", "#3a342e", "#665e50")
EDGE = f'stroke="{OUTLINE}" stroke-width="2.6" stroke-linejoin="round"'


def _soft(name: str, blur: float) -> str:
    return (
        f'<filter id="{name}" x="-50%" y="-50%" width="200%" height="200%">'
        f'<feGaussianBlur stdDeviation="{blur}"/></filter>'
    )


def _bell(name: str, down: float, metal: tuple[str, ...], rings: bool) -> None:
    """Reception bell: asks for a Little Help. `down` sinks its button."""
    lit = metal is METAL
    defs = (
        linear("metal", *metal, x2=1, y2=0)
        + linear("shade", "#fff", "#000")
        + radial("knob", *(metal[2], metal[3], metal[0]), cx=0.36, cy=0.3, r=0.75)
        + _soft("haze", 2.4)
    )
    dome = "M14 72C14 44 28 28 47 28S80 44 80 72Z"
    waves = (
        '<g fill="none" stroke="#ffe9b0" stroke-width="3.2" stroke-linecap="round">'
        '<path d="M9 30C4 37 3 44 4 52M17 20C14 22 12 24 11 26"/>'
        '<path d="M85 30C90 37 91 44 90 52M77 20C80 22 82 24 83 26"/></g>'
        if rings
        else ""
    )
    body = (
        '<ellipse cx="49" cy="87" rx="42" ry="5.5" fill="#0a0408" opacity=".65" '
        'filter="url(#haze)"/>'
        f'<path d="M43 {18 + down}H51V32H43Z" fill="url(#metal)" {EDGE}/>'
        f'<circle cx="47" cy="{12 + down}" r="8" fill="url(#knob)" {EDGE}/>'
        f'<path d="{dome}" fill="url(#metal)" {EDGE}/>'
        '<path d="M14 72C14 44 28 28 47 28S80 44 80 72Z" fill="url(#shade)" opacity=".16"/>'
        '<path d="M26 64C27 50 33 40 42 36" fill="none" stroke="#fffbe6" stroke-width="5" '
        f'stroke-linecap="round" opacity="{0.85 if lit else 0.3}"/>'
        '<path d="M72 66C72 58 70 50 66 45" fill="none" stroke="#fff1b8" stroke-width="2.4" '
        f'stroke-linecap="round" opacity="{0.6 if lit else 0.2}"/>'
        f'<path d="M17 62H77" stroke="{BRASS_LINE}" stroke-width="1.2" opacity=".55"/>'
        f'<path d="M6 80C6 73 14 71 20 71H74C80 71 88 73 88 80Z" fill="url(#metal)" {EDGE}/>'
        f'<rect x="4" y="79" width="86" height="8" rx="4" fill="url(#wood)" {EDGE}/>{waves}'
    )
    draw(f"objects/{name}", 94, 94, body, defs)


def _undo(name: str, live: bool) -> None:
    """Hourglass with an arrow that turns back: takes back the last step."""
    metal = METAL if live else DULL
    sand = ("#ffd98a", "#d9952c") if live else ("#8a8272", "#5c564a")
    bulb = ("#efe8ff", "#8f86c0") if live else ("#8f8a98", "#5a5566")
    wood = ("#a0622e", "#6a3c1a", "#3c200c") if live else ("#5a5048", "#423a34", "#2c2622")
    defs = (
        linear("cap", *wood)
        + linear("sand", *sand)
        + linear("bulb", bulb[0], bulb[1], x2=1, y2=0.3)
        + linear("metal", *metal, x2=1, y2=0)
        + radial("badge", *(("#7a2a94", "#3c0f48") if live else ("#57505f", "#332e3a")), cy=0.35)
        + _soft("haze", 2.4)
    )
    glass = "M24 18H62C62 36 48 40 47 46C48 52 62 56 62 76H24C24 56 38 52 39 46C38 40 24 36 24 18Z"
    body = (
        '<ellipse cx="45" cy="89" rx="38" ry="4.5" fill="#0a0408" opacity=".65" '
        'filter="url(#haze)"/>'
        f'<rect x="14" y="14" width="6.5" height="66" fill="url(#cap)" {EDGE}/>'
        f'<rect x="65.5" y="14" width="6.5" height="66" fill="url(#cap)" {EDGE}/>'
        f'<path d="{glass}" fill="url(#bulb)" opacity=".8"/>'
        '<path d="M28 27H58C54 37 46 39 43 45C40 39 32 37 28 27Z" fill="url(#sand)"/>'
        '<path d="M42 44H44V66H42Z" fill="url(#sand)"/><path d="M27 76C29 66 38 66 43 60C48 66 57 '
        '66 59 76Z" fill="url(#sand)"/>'
        f'<path d="{glass}" fill="none" {EDGE}/>'
        '<path d="M30 24C31 32 34 36 38 39M30 70C30 64 33 60 36 57" fill="none" stroke="#fff" '
        'stroke-width="3" stroke-linecap="round" opacity=".8"/>'
        f'<rect x="8" y="6" width="70" height="12" rx="4" fill="url(#cap)" {EDGE}/>'
        f'<rect x="8" y="76" width="70" height="12" rx="4" fill="url(#cap)" {EDGE}/>'
        f'<path d="M13 9.500H73M13 79.500H73" stroke="{"#ffd79a" if live else "#8a8078"}" '
        'stroke-width="1.6" stroke-linecap="round" opacity=".7"/>'
        f'<circle cx="71" cy="63" r="19" fill="url(#metal)" {EDGE}/>'
        f'<circle cx="71" cy="63" r="14.5" fill="url(#badge)" stroke="{BRASS_LINE}" '
        'stroke-width="1.5"/>'
        '<path d="M66 70H73C81 70 81 59 73 59H65" fill="none" '
        f'stroke="{"#ffe9b0" if live else "#a8a2b0"}" stroke-width="3.6" stroke-linecap="round"/>'
        f'<path d="M68 52L60 59L68 66Z" fill="{"#ffe9b0" if live else "#a8a2b0"}"/>'
    )
    draw(f"objects/{name}", 94, 94, body, defs)


def _lever(name: str, state: str) -> None:
    """Lever that ends the turn: `off` waits, `ready` is lit, `down` has been pulled."""
    red = ("#a0606a", "#6a2a3a", "#32101c") if state == "off" else ("#ffb8a8", "#e8303c", "#7a0a18")
    tip = (59, 112) if state == "down" else (59, 27)
    defs = (
        linear("case", "#b88a40", "#8f6424", "#5c3c10")
        + linear("plate", "#f4d68a", "#c8923a", "#8a5a1a", "#d9a850", x2=0.7)
        + linear("rod", "#4a3a34", "#c8bcae", "#6a5a50", "#2c201c", x2=1, y2=0)
        + radial("ball", *red, cx=0.35, cy=0.3, r=0.8)
        + radial(
            "lamp",
            *(
                ("#fffbe0", "#ffd04a", "#e08a10")
                if state == "ready"
                else ("#8a7a50", "#4a3c20", "#2a2010")
            ),
        )
        + _soft("haze", 3)
        + _soft("halo", 5)
    )
    ball_y = tip[1]
    reach = f"M59 84L{tip[0]} {tip[1]}" if state != "down" else "M59 78L59 108"
    glow = (
        f'<circle cx="59" cy="{ball_y}" r="21" fill="#ff6a3a" opacity=".8" filter="url(#halo)"/>'
        if state == "ready"
        else ""
    )
    bolts = "".join(
        f'<circle cx="{x}" cy="{y}" r="4" fill="url(#brass)" stroke="{BRASS_LINE}" '
        'stroke-width="1.3"/>'
        f'<path d="M{x - 2} {y - 2}L{x + 2} {y + 2}" stroke="{BRASS_LINE}" stroke-width="1.2"/>'
        for x, y in ((22, 60), (96, 60), (22, 122), (96, 122))
    )
    lamps = "".join(
        (
            f'<circle cx="{x}" cy="91" r="13" fill="#ffd04a" opacity=".7" filter="url(#haze)"/>'
            if state == "ready"
            else ""
        )
        + f'<circle cx="{x}" cy="91" r="6.5" fill="url(#lamp)" stroke="{BRASS_LINE}" '
        'stroke-width="2"/>'
        f'<ellipse cx="{x - 2}" cy="88.5" rx="2" ry="1.5" fill="#fff" '
        f'opacity="{0.9 if state == "ready" else 0.35}"/>'
        for x in (31, 87)
    )
    body = (
        '<rect x="8" y="50" width="106" height="86" rx="12" fill="#0a0408" opacity=".6" '
        'filter="url(#haze)"/>'
        f'<rect x="6" y="44" width="106" height="90" rx="12" fill="url(#case)" {EDGE}/>'
        '<rect x="9" y="47" width="100" height="84" rx="9" fill="none" stroke="#ffe9b0" '
        'stroke-width="1.5" opacity=".6"/>'
        '<rect x="13" y="51" width="92" height="79" rx="7" fill="url(#plate)" '
        f'stroke="{BRASS_LINE}" stroke-width="1.8"/>'
        f"{bolts}{lamps}"
        f'<rect x="49" y="58" width="20" height="66" rx="10" fill="#140a08" stroke="{BRASS_LINE}" '
        'stroke-width="2.4"/>'
        '<path d="M67 68V114" stroke="#ffe9b0" stroke-width="1.4" opacity=".5"/>'
        f'<circle cx="59" cy="84" r="8" fill="url(#brass)" stroke="{BRASS_LINE}" '
        'stroke-width="1.6"/>'
        f'{glow}<path d="{reach}" stroke="{OUTLINE}" stroke-width="14" stroke-linecap="round"/>'
        f'<path d="{reach}" stroke="#8a7c70" stroke-width="9" stroke-linecap="round"/>'
        f'<path d="{reach}" stroke="#e8ddd0" stroke-width="2.6" stroke-linecap="round" '
        'transform="translate(-2 0)" opacity=".8"/>'
        f'<circle cx="{tip[0]}" cy="{ball_y}" r="17.5" fill="url(#ball)" {EDGE}/>'
        f'<ellipse cx="{tip[0] - 6}" cy="{ball_y - 7}" rx="5.5" ry="3.8" fill="#fff" '
        f'opacity="{0.35 if state == "off" else 0.85}" '
        f'transform="rotate(-35 {tip[0] - 6} {ball_y - 7})"/>'
    )
    draw(f"objects/{name}", 118, 136, body, defs)


def _book() -> None:
    """Spell book: opens the menu."""
    defs = (
        linear("cover", "#7a2450", "#561038", "#320722", x2=0.6)
        + linear("pages", "#fff3d2", "#d6b47c")
        + _soft("haze", 3)
    )
    body = (
        '<path d="M12 30L84 10L104 74L26 82Z" fill="#080306" opacity=".6" transform="translate(3 '
        '5)" filter="url(#haze)"/>'
        f'<path d="M12 24L84 6L104 62L103 72L28 80L24 74Z" fill="url(#pages)" {EDGE}/>'
        '<path d="M28 77L103 68.500M27.5 74.500L103.5 65.5" stroke="#a87a40" stroke-width="1" '
        'opacity=".8"/>'
        f'<path d="M12 24L84 6L104 62L28 72Z" fill="url(#cover)" {EDGE}/>'
        '<path d="M12 24L20 22L36 71L28 72Z" fill="#280418" opacity=".55"/>'
        '<path d="M26 27L79 13.500L95 57.500L39 65Z" fill="none" stroke="url(#brass)" '
        'stroke-width="2.2" stroke-linejoin="round"/>'
        f'<path d="{star(5, 17, 7.6, 0, 0)}" transform="translate(60 40) rotate(-14) scale(1 .92)" '
        f'fill="url(#brass)" stroke="{BRASS_LINE}" stroke-width="1.4"/>'
        '<path d="M15 24L82 7.5" stroke="#e88ab8" stroke-width="1.8" opacity=".7"/>'
        f'<path d="M96 34L106 40L104 47L99 43Z" fill="url(#brass)" stroke="{BRASS_LINE}" '
        'stroke-width="1.3"/>'
        '<path d="M74 76V90L79 85L84 89V75Z" fill="#c8323c" stroke="#3a0610" stroke-width="1.4" '
        'transform="translate(0 -6)"/>'
    )
    draw("objects/menu_book", 110, 84, body, defs)


def _crystal_ball() -> None:
    """Crystal ball: shows what the others did."""
    defs = (
        radial("orb", "#f6efff", "#b79cf0", "#6a45b8", "#2e1666", cx=0.4, cy=0.36, r=0.72)
        + linear("metal", *METAL, x2=1, y2=0)
        + '<clipPath id="in"><circle cx="45" cy="42" r="38"/></clipPath>'
        + _soft("haze", 2.6)
        + _soft("mist", 4)
    )
    body = (
        '<ellipse cx="47" cy="94" rx="34" ry="5" fill="#080306" opacity=".65" filter="url(#haze)"/>'
        f'<path d="M22 72C26 84 18 88 14 95H76C72 88 64 84 68 72Z" fill="url(#metal)" {EDGE}/>'
        f'<path d="M16 90H74" stroke="{BRASS_LINE}" stroke-width="1.5" opacity=".6"/>'
        f'<circle cx="45" cy="42" r="38" fill="url(#orb)" {EDGE}/>'
        '<g clip-path="url(#in)"><path d="M4 58C22 44 34 66 50 54S78 40 88 52V90H0Z" '
        'fill="#d8b8ff" opacity=".5" filter="url(#mist)"/>'
        '<path d="M18 44C30 32 40 54 54 42S70 36 74 42" fill="none" stroke="#f6efff" '
        'stroke-width="5" opacity=".75" filter="url(#haze)"/>'
        '<circle cx="45" cy="42" r="38" fill="none" stroke="#1a0a44" stroke-width="10" '
        'opacity=".55" filter="url(#mist)"/></g>'
        f'<path d="{star(4, 8, 2.2, 56, 30)}{star(4, 5, 1.5, 34, 58)}{star(4, 4, 1.2, 62, 54)}" '
        'fill="#fffbe0"/>'
        '<ellipse cx="30" cy="23" rx="12" ry="8" fill="#fff" opacity=".85" transform="rotate(-36 '
        '30 23)"/>'
        '<path d="M74 58C69 68 61 74 52 76" fill="none" stroke="#e8d8ff" stroke-width="3" '
        'stroke-linecap="round" opacity=".6"/>'
    )
    draw("objects/crystal_ball", 90, 100, body, defs)


def _redo() -> None:
    """A brass badge with an arrow that turns forth: does again what was taken back."""
    defs = (
        linear("metal", *METAL, x2=1, y2=0)
        + radial("badge", "#7a2a94", "#3c0f48", cy=0.35)
        + _soft("haze", 1.6)
    )
    body = (
        '<ellipse cx="24" cy="42" rx="15" ry="3.500" fill="#0a0408" opacity=".6" '
        'filter="url(#haze)"/>'
        f'<circle cx="23" cy="23" r="19" fill="url(#metal)" {EDGE}/>'
        f'<circle cx="23" cy="23" r="14.5" fill="url(#badge)" stroke="{BRASS_LINE}" '
        'stroke-width="1.5"/>'
        '<path d="M28 30H21C13 30 13 19 21 19H29" fill="none" stroke="#ffe9b0" '
        'stroke-width="3.6" stroke-linecap="round"/>'
        '<path d="M27 12.500L34 19L27 25.500Z" fill="#ffe9b0"/>'
    )
    draw("objects/redo", 46, 46, body, defs)


def _wand() -> None:
    """Wand: the cursor. Its tip, the hot spot, is at 15, 15."""
    defs = (
        linear("stick", "#5a3416", "#b87a40", "#4a2711", x2=1, y2=-1)
        + linear("grip", *WOOD, x2=1, y2=-1)
        + _soft("haze", 2.6)
    )
    body = (
        '<path d="M22 26L84 91" stroke="#000" stroke-width="9" stroke-linecap="round" opacity=".4" '
        'filter="url(#haze)"/>'
        '<circle cx="15" cy="15" r="9" fill="#ffd25a" opacity=".8" filter="url(#haze)"/>'
        f'<path d="M17 14L67 58L58 67L14 17Z" fill="url(#stick)" {EDGE}/>'
        f'<path d="M59 52L90 82C94 87 87 94 82 90L52 59Z" fill="url(#grip)" {EDGE}/>'
        f'<path d="M56 48L64 57L57 64L48 56Z" fill="url(#brass)" stroke="{BRASS_LINE}" '
        'stroke-width="1.6"/>'
        f'<circle cx="85" cy="85" r="6" fill="url(#brass)" stroke="{BRASS_LINE}" '
        'stroke-width="1.6"/>'
        '<path d="M20 18L50 45M64 60L80 75" stroke="#ffd79a" stroke-width="1.8" '
        'stroke-linecap="round" opacity=".8"/>'
        f'<path d="{star(4, 14, 3.2, 15, 15)}" fill="#fffbe0"/>'
    )
    draw("objects/wand", 96, 96, body, defs)


def main() -> None:
    """Draw every control in every state."""
    _bell("bell", 0, METAL, rings=False)
    _bell("bell_pressed", 6, METAL, rings=True)
    _bell("bell_off", 0, DULL, rings=False)
    _undo("undo", live=True)
    _undo("undo_off", live=False)
    _redo()
    for state in ("off", "ready", "down"):
        _lever(f"lever_{state}", state)
    _book()
    _crystal_ball()
    _wand()
