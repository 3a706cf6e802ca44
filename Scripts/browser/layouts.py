# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""Keyboards: which key types a character in a layout, and hands that type."""

META, SHIFT = 4, 8  # bits of a key's modifiers


def _layout(rows):
    """Characters to (place of the key, whether with Shift), from rows of places and what they type."""
    places = {}
    for codes, plain, shifted in rows:
        for code, lower, upper in zip(codes, plain, shifted):
            places[lower] = (code, 0)
            places[upper] = (code, SHIFT)
    return places


_DIGITS = [f"Digit{number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)]
_UPPER = ["Key" + letter for letter in "QWERTYUIOP"] + ["BracketLeft", "BracketRight", "Backslash"]
_MIDDLE = ["Key" + letter for letter in "ASDFGHJKL"] + ["Semicolon", "Quote"]
_LOWER = ["Key" + letter for letter in "ZXCVBNM"] + ["Comma", "Period", "Slash"]
_ENDS = ["Backquote", "Minus", "Equal", "Space"]

US = _layout([
    (_DIGITS, "1234567890", "!@#$%^&*()"), (_UPPER, "qwertyuiop[]\\", "QWERTYUIOP{}|"),
    (_MIDDLE, "asdfghjkl;'", "ASDFGHJKL:\""), (_LOWER, "zxcvbnm,./", "ZXCVBNM<>?"),
    (_ENDS, "`-= ", "~_+ "),
])
GERMAN = _layout([
    (_DIGITS, "1234567890", "!\"§$%&/()="), (_UPPER, "qwertzuiopü+#", "QWERTZUIOPÜ*'"),
    (_MIDDLE, "asdfghjklöä", "ASDFGHJKLÖÄ"), (_LOWER, "yxcvbnm,.-", "YXCVBNM;:_"),
    (_ENDS, "^ß´ ", "°?` "),
])
FRENCH = _layout([
    (_DIGITS, "&é\"'(-è_çà", "1234567890"), (_UPPER, "azertyuiop^$*", "AZERTYUIOP¨£µ"),
    (_MIDDLE, "qsdfghjklmù", "QSDFGHJKLM%"), (_LOWER, "wxcvbn,;:!", "WXCVBN?./§"),
    (_ENDS, "²)= ", "²°+ "),
])


async def press(run, code, key, modifiers=0):
    """Presses a key while modifiers are held, whose own keys go down before and up behind."""
    names = [(1, "AltLeft", "Alt"), (2, "ControlLeft", "Control"), (4, "MetaLeft", "Meta"), (8, "ShiftLeft", "Shift")]
    held = [name for name in names if modifiers & name[0]]
    down = 0
    for bit, place, name in held:
        down |= bit
        await run.page.key("keyDown", place, name, down)
    await run.page.chord(code, key, modifiers)
    for bit, place, name in reversed(held):
        down &= ~bit
        await run.page.key("keyUp", place, name, down)


async def type_text(run, text, layout):
    """Types a text on a keyboard of a layout, with Shift where a character needs it."""
    for character in text:
        code, modifiers = layout[character]
        await press(run, code, character, modifiers)
