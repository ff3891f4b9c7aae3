"""The laboratory's cat, asleep on the table and sitting in the window."""

from __future__ import annotations

from tools.art.kit import OUTLINE, draw, linear, radial

FUR = ("#5c4a78", "#3a2c54", "#241a38", "#171024")
EDGE = f'stroke="{OUTLINE}" stroke-width="2.6" stroke-linejoin="round"'
WARM = "#ffb45a"  # candle light on the edge of the fur


def _defs() -> str:
    return (
        linear("fur", FUR[0], FUR[1], FUR[2])
        + radial("head", FUR[0], FUR[1], FUR[2], cx=0.4, cy=0.3, r=0.8)
        + linear("tail", FUR[1], FUR[3])
        + '<filter id="haze" x="-40%" y="-60%" width="180%" height="220%">'
        '<feGaussianBlur stdDeviation="3"/></filter>'
        + '<clipPath id="body"><path d="M30 92C24 70 44 28 96 24C140 20 172 52 172 78C172 90 166 '
        '94 156 94H40C34 94 32 94 30 92Z"/></clipPath>'
    )


def _asleep(name: str, tail: str) -> None:
    """Curled up, head on the paws, back lit by the candle on its left."""
    body = (
        '<ellipse cx="98" cy="93" rx="88" ry="6" fill="#060208" opacity=".7" filter="url(#haze)"/>'
        f'<path d="{tail}" fill="none" stroke="{OUTLINE}" stroke-width="18" '
        'stroke-linecap="round"/>'
        f'<path d="{tail}" fill="none" stroke="url(#tail)" stroke-width="13" '
        'stroke-linecap="round"/>'
        '<path d="M30 92C24 70 44 28 96 24C140 20 172 52 172 78C172 90 166 94 156 94H40C34 94 32 '
        f'94 30 92Z" fill="url(#fur)" {EDGE}/>'
        '<g clip-path="url(#body)"><path d="M118 96C112 70 130 56 150 60C168 64 176 84 172 98Z" '
        'fill="#000" opacity=".22"/>'
        f'<path d="M48 40C66 22 118 16 150 48" fill="none" stroke="{WARM}" stroke-width="6" '
        'opacity=".85" filter="url(#haze)"/>'
        '<path d="M30 96H176V86C140 96 70 96 30 86Z" fill="#000" opacity=".35"/></g>'
        f'<path d="M62 31C80 23 110 22 134 35" fill="none" stroke="{WARM}" stroke-width="2.6" '
        'stroke-linecap="round" opacity=".95"/>'
        '<path d="M116 88C112 70 126 58 142 60" fill="none" stroke="#7a669a" stroke-width="2.2" '
        'stroke-linecap="round" opacity=".8"/>'
        '<path d="M96 40C100 46 100 50 98 56M108 38C112 44 112 49 110 55M120 40C124 46 124 50 122 '
        '55" fill="none" stroke="#171024" stroke-width="2.6" stroke-linecap="round" opacity=".5"/>'
        f'<path d="M20 94C14 86 26 80 40 82H84C96 84 96 92 90 94Z" fill="#2c2142" {EDGE}/>'
        '<path d="M60 90V94M70 90V94" stroke="#171024" stroke-width="2" stroke-linecap="round"/>'
        '<path d="M12 66L14 30C22 32 30 38 34 44H52C56 38 64 32 72 30L76 66C78 82 64 90 44 90S10 '
        f'82 12 66Z" fill="url(#head)" {EDGE}/>'
        '<path d="M18 38C23 40 27 44 29 47L19 54ZM68 38C63 40 59 44 57 47L67 54Z" fill="#a8647a"/>'
        f'<path d="M13.5 32L12.5 60" stroke="{WARM}" stroke-width="2.4" stroke-linecap="round" '
        'opacity=".9"/>'
        f'<path d="M36 45H50" stroke="{WARM}" stroke-width="2" stroke-linecap="round" '
        'opacity=".6"/>'
        '<g fill="none" stroke="#ffc97a" stroke-width="2.6" stroke-linecap="round">'
        '<path d="M23 64C27 69 33 69 37 65"/><path d="M50 65C54 69 60 69 64 64"/></g>'
        '<path d="M40.5 71H47.500L44 75Z" fill="#e88a9a"/><path d="M44 75C43 79 38 79 37 76M44 '
        '75C45 79 50 79 51 76" fill="none" stroke="#12081c" stroke-width="1.8" '
        'stroke-linecap="round"/>'
        '<g stroke="#d8c8ea" stroke-width="1.1" stroke-linecap="round" opacity=".75">'
        '<path d="M27 74L4 71M27 77L6 80M61 74L84 71M61 77L82 80"/></g>'
    )
    draw(f"objects/{name}", 190, 100, body, _defs())


def _sitting() -> None:
    """Upright on the sill, seen from the front, tail hanging down; the sill is at y 156."""
    defs = (
        linear("coat", "#3a2f5c", "#211838", "#120c22")
        + radial("eye", "#fff6b0", "#ffcf3a", "#d98a10", r=0.6)
        + '<filter id="haze" x="-40%" y="-60%" width="180%" height="220%">'
        '<feGaussianBlur stdDeviation="2"/></filter>'
    )
    tail = "M84 150C102 152 107 164 103 175C100 184 92 184 90 178"
    body = (
        f'<path d="{tail}" fill="none" stroke="{OUTLINE}" stroke-width="15" '
        'stroke-linecap="round"/>'
        f'<path d="{tail}" fill="none" stroke="#1c142e" stroke-width="10.5" '
        'stroke-linecap="round"/>'
        '<path d="M24 156C14 130 26 100 36 84H76C88 100 100 130 90 156Z" fill="url(#coat)" '
        f"{EDGE}/>"
        '<path d="M30 140C28 118 34 100 42 90" fill="none" stroke="#8f86d0" stroke-width="2.6" '
        'stroke-linecap="round" opacity=".7"/>'
        '<path d="M42 156C40 134 44 118 50 112M70 156C72 134 68 118 62 112" fill="none" '
        'stroke="#0c0716" stroke-width="2.8" stroke-linecap="round"/>'
        '<path d="M40 155C44 149 52 149 55 155M58 155C61 149 69 149 73 155" fill="#2c2244" '
        'stroke="#0c0716" stroke-width="2"/>'
        '<path d="M18 62L18 14C28 18 36 26 40 34H72C76 26 84 18 94 14L94 62C94 84 78 96 56 96S18 '
        f'84 18 62Z" fill="url(#coat)" {EDGE}/>'
        '<path d="M24 25C30 29 34 34 36 38L25 46ZM88 25C82 29 78 34 76 38L87 46Z" fill="#7a4a68"/>'
        '<path d="M19.5 18V60" stroke="#a89ee8" stroke-width="2.4" stroke-linecap="round" '
        'opacity=".75"/>'
        '<g stroke="#0c0716" stroke-width="2"><ellipse cx="39" cy="60" rx="9.5" ry="10" '
        'fill="url(#eye)"/><ellipse cx="73" cy="60" rx="9.5" ry="10" fill="url(#eye)"/></g>'
        '<ellipse cx="39" cy="60" rx="2.8" ry="8.5" fill="#12081c"/>'
        '<ellipse cx="73" cy="60" rx="2.8" ry="8.5" fill="#12081c"/>'
        '<circle cx="36" cy="56" r="2.2" fill="#fff"/><circle cx="70" cy="56" r="2.2" fill="#fff"/>'
        '<path d="M51.5 72H60.500L56 77Z" fill="#e88a9a"/><path d="M56 77C55 82 49 82 47 79M56 '
        '77C57 82 63 82 65 79" fill="none" stroke="#0c0716" stroke-width="2" '
        'stroke-linecap="round"/>'
        '<g stroke="#c8bce0" stroke-width="1.2" stroke-linecap="round" opacity=".8">'
        '<path d="M34 76L8 72M34 79L10 84M78 76L104 72M78 79L102 84"/></g>'
    )
    draw("objects/cat_sit", 112, 190, body, defs)


def main() -> None:
    """Draw the sleeping cat in two positions of the tail, and the sitting one."""
    _asleep("cat_sleep", "M162 84C179 82 182 66 178 52")
    _asleep("cat_sleep_tail", "M162 86C178 86 183 76 179 64")
    _sitting()
