# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""What is tried with game controllers, and with keys in their odder moments."""

import json

from keyboard import balanced, is_typing, open_form, shows, text_of
from layouts import US, press, type_text
from scenarios import click, text_contains

# A controller of the standard layout, which `pad` on the page plays with.
FAKE_PAD = """(() => {
  const make = () => ({
    id: "fake", index: 0, connected: true, mapping: "standard", timestamp: 0, axes: [0, 0, 0, 0],
    buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
  });
  let pads = [null];
  navigator.getGamepads = () => pads;
  const tell = (name) => window.dispatchEvent(new Event(name));
  window.pad = {
    connect() { pads = [make()]; tell("gamepadconnected"); },
    disconnect() { pads = [null]; tell("gamepaddisconnected"); },
    set(index, value) { pads[0].buttons[index] = { pressed: value > 0, touched: value > 0, value }; },
    tilt(axis, value) { pads[0].axes[axis] = value; },
  };
})()"""
UP, DOWN, SELECT, MENU, PLAY, TRIGGER = 12, 13, 0, 1, 9, 5  # buttons of the standard layout


def presses(run):
    """The presses since `begin()`, each as its name and its phase."""
    return [tuple(line.split()[1:3]) for line in run.gallery.excerpt(run._start, ("press",))]


def focused(run):
    """What got focus since `begin()`."""
    return [line.split(" → ")[1] for line in run.gallery.excerpt(run._start, ("firstResponder",))
            if " focus " in line]


async def gamepad(run):
    """Buttons and stick of a game controller are presses: they move focus, select, go back, and repeat."""
    async def prepare(page):
        await page.prepare(FAKE_PAD)
        await page.attend()

    async def until(*wanted):
        await run.gallery.until(lambda _: all(one in presses(run) for one in wanted))

    async def push(index, name):
        run.begin()
        await run.page.evaluate(f"pad.set({index}, 1)")
        await until((name, "began"))
        await run.page.evaluate(f"pad.set({index}, 0)")
        await until((name, "ended"))

    await run.open(before=prepare)
    run.begin()
    await run.page.evaluate("pad.connect()")
    for index, name in ((DOWN, "downArrow"), (DOWN, "downArrow"), (UP, "upArrow")):
        await push(index, name)
        balanced(run)
        run.check(len(focused(run)) == 1, f"{name} moved focus to {focused(run)}")
    await run.settle()
    await run.picture("gamepad-focus")
    # Held, it goes on by itself; it is one press all the same.
    run.begin()
    await run.page.evaluate(f"pad.set({DOWN}, 1)")
    await run.gallery.until(lambda _: len(focused(run)) >= 3)
    await run.page.evaluate(f"pad.set({DOWN}, 0)")
    await until(("downArrow", "ended"))
    run.check(presses(run) == [("downArrow", "began"), ("downArrow", "ended")], f"held: {presses(run)}")
    run.begin()
    await run.page.evaluate("pad.tilt(1, -0.9)")
    await until(("upArrow", "began"))
    await run.page.evaluate("pad.tilt(1, -0.4)")
    await until(("upArrow", "changed"))
    await run.page.evaluate("pad.tilt(1, 0.1)")
    await until(("upArrow", "ended"))
    balanced(run)
    for index, name in ((PLAY, "playPause"), (TRIGGER, "pageDown")):
        await push(index, name)
        balanced(run)
    await push(SELECT, "select")
    await run.gallery.until(lambda records: any(one.endswith(" appeared") for one in records[run._start:]))
    balanced(run)
    await push(MENU, "menu")
    balanced(run)
    # A controller that goes takes along what was down on it.
    run.begin()
    await run.page.evaluate(f"pad.set({DOWN}, 1); pad.set({SELECT}, 0.6)")
    await until(("downArrow", "began"), ("select", "began"))
    await run.page.evaluate("pad.disconnect()")
    await until(("downArrow", "cancelled"), ("select", "cancelled"))
    balanced(run)
    run.check(not any(phase == "ended" for _, phase in presses(run)), f"after it went: {presses(run)}")
    run.begin()
    await run.page.evaluate("pad.connect()")
    await push(UP, "upArrow")
    balanced(run)


async def synthetic(run, kind, code, key, **state):
    """A key event with a state of the keyboard that the debugging protocol cannot make."""
    event = json.dumps({"code": code, "key": key, "bubbles": True, "cancelable": True, **state})
    await run.page.evaluate(
        f"(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent({json.dumps(kind)}, {event}))")


async def key_states(run):
    """AltGr, Caps Lock, dead keys, a key of an input method, and both of two modifiers."""
    await open_form(run, touch=False)
    run.begin()
    # AltGr as Linux reports it, then as Windows does.
    await synthetic(run, "keydown", "AltRight", "AltGraph", modifierAltGraph=True)
    for kind in ("keydown", "keyup"):
        await synthetic(run, kind, "KeyQ", "@", modifierAltGraph=True)
    for kind in ("keydown", "keyup"):
        await synthetic(run, kind, "KeyE", "€", modifierAltGraph=True, ctrlKey=True, altKey=True)
    await synthetic(run, "keyup", "AltRight", "AltGraph")
    await shows(run, "form.name", "@€")
    balanced(run)
    for kind in ("keydown", "keyup"):
        await synthetic(run, kind, "CapsLock", "CapsLock", modifierCapsLock=True)
    for code, key, shift in (("KeyA", "A", False), ("KeyB", "b", True)):
        for kind in ("keydown", "keyup"):
            await synthetic(run, kind, code, key, modifierCapsLock=True, shiftKey=shift)
    await shows(run, "form.name", "@€Ab")
    strokes = [line.split(": ", 1)[1] for line in run.gallery.excerpt(run._start, ("host",)) if " began " in line]
    run.check('04 began "A" with capsLock' in strokes, f"Caps Lock came as {strokes}")
    run.check(any("keyboardCapsLock" in name for name, _ in presses(run)), f"no press of Caps Lock: {presses(run)}")
    balanced(run)
    # A combination with Caps Lock is still that combination.
    run.begin()
    await synthetic(run, "keydown", "MetaLeft", "Meta", modifierCapsLock=True, metaKey=True)
    for kind in ("keydown", "keyup"):
        await synthetic(run, kind, "KeyA", "a", modifierCapsLock=True, metaKey=True)
    await synthetic(run, "keyup", "MetaLeft", "Meta", modifierCapsLock=True)
    await press(run, "Backspace", "Backspace")
    # Nothing is left but the placeholder.
    await shows(run, "form.name", "Name")
    balanced(run)
    # A dead key is left to the input method, and so is a key that the method took.
    run.begin()
    await run.page.key("keyDown", "BracketLeft", "Dead")
    await run.page.key("keyUp", "BracketLeft", "Dead")
    await run.page.compose("^")
    await shows(run, "form.name", "^")
    for kind in ("rawKeyDown", "keyUp"):
        await run.page.send(
            "Input.dispatchKeyEvent", type=kind, code="KeyE", key="e", windowsVirtualKeyCode=229)
    await run.page.insert("ê")
    await shows(run, "form.name", "ê")
    run.check(not presses(run), f"keys of the input method were presses: {presses(run)}")
    # Left and right are two keys; with one of them let go the other still counts.
    run.begin()
    await run.page.key("keyDown", "ShiftLeft", "Shift", 8)
    await run.page.key("keyDown", "ShiftRight", "Shift", 8)
    await run.page.key("keyUp", "ShiftLeft", "Shift", 8)
    await run.page.chord("KeyX", "X", 8)
    await run.page.key("keyUp", "ShiftRight", "Shift")
    await shows(run, "form.name", "êX")
    names = [name for name, phase in presses(run) if phase == "began"]
    run.check(names == ["keyboardLeftShift", "keyboardRightShift", "keyboardX"], f"came as {names}")
    balanced(run)


async def caps_lock_of_a_mac(run):
    """On macOS a browser tells when the lock goes on and off; each is a whole stroke."""
    async def pretend(page):
        agent = await page.evaluate("navigator.userAgent")
        await page.send("Emulation.setUserAgentOverride", userAgent=agent, platform="MacIntel", userAgentMetadata={
            "platform": "macOS", "platformVersion": "14", "architecture": "arm", "model": "", "mobile": False})

    await run.open(touch=False, before=pretend)
    run.begin()
    await synthetic(run, "keydown", "CapsLock", "CapsLock", modifierCapsLock=True)
    await synthetic(run, "keyup", "CapsLock", "CapsLock")
    await run.settle()
    stroke = [("keyboardCapsLock", "began"), ("keyboardCapsLock", "ended")]
    run.check(presses(run) == stroke + stroke, f"the lock came as {presses(run)}")
    balanced(run)


async def held_keys(run):
    """A held key types again and again by the application's clock; what is down ends when the page loses the keys."""
    await open_form(run, touch=False)
    run.begin()
    await run.page.key("keyDown", "KeyA", "a")
    for _ in range(3):
        await run.page.send("Input.dispatchKeyEvent", type="keyDown", code="KeyA", key="a", text="a", autoRepeat=True)
    await run.page.until(text_contains("form.name", "aaa"))
    await run.page.key("keyUp", "KeyA", "a")
    await run.gallery.until(lambda _: ("keyboardA", "ended") in presses(run))
    run.check(presses(run) == [("keyboardA", "began"), ("keyboardA", "ended")], f"a held key: {presses(run)}")
    balanced(run)
    run.begin()
    await press(run, "KeyA", "a", 4)
    await press(run, "Backspace", "Backspace")
    await run.page.key("keyDown", "ShiftLeft", "Shift", 8)
    await run.page.key("keyDown", "KeyB", "B", 8)
    await run.gallery.until(lambda _: ("keyboardB", "began") in presses(run))
    other = await run.browser.open("about:blank")
    await other.send("Page.bringToFront")
    await run.page.until("!document.hasFocus()")
    await run.gallery.until(lambda _: ("keyboardB", "cancelled") in presses(run))
    run.check(("keyboardLeftShift", "cancelled") in presses(run), f"without the keys: {presses(run)}")
    balanced(run)
    await other.close()
    await run.page.send("Page.bringToFront")
    await run.page.until("document.hasFocus()")
    run.begin()
    # What was let go elsewhere is not heard of; the keys work as before.
    await run.page.key("keyUp", "KeyB", "B", 8)
    await is_typing(run)
    before = await text_of(run, "form.name")
    await type_text(run, "cd", US)
    await shows(run, "form.name", before + "cd")
    balanced(run)


SCENARIOS = [gamepad, key_states, caps_lock_of_a_mac, held_keys]
