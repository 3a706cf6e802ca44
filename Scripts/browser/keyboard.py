# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""What is tried with keyboards: keys, input methods, the clipboard, and the keyboard on the screen."""

import asyncio
import json

from layouts import FRENCH, GERMAN, META, US, press, type_text
from scenarios import CLIPBOARD, click, text_contains
from session import selector

KEYBOARD_IS_UP = """(() => {
  const key = document.querySelector('[data-identifier="key space"]')?.getBoundingClientRect();
  return key && key.width > 0 && key.bottom <= innerHeight; })()"""
KEYBOARD_IS_DOWN = """(() => {
  const key = document.querySelector('[data-identifier="key space"]')?.getBoundingClientRect();
  return !(key && key.width > 0 && key.top < innerHeight); })()"""
# Keeps, for each tone that the page plays, whether its loudspeaker was on.
COUNT_TONES = """(() => {
  window.tones = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    this.context.resume().then(() => window.tones.push(this.context.state));
    return start.apply(this, when);
  };
})()"""
ALT, CONTROL, SHIFT = 1, 2, 8  # bits of a key's modifiers


async def open_form(run, touch):
    """Opens the form and goes to its first field."""
    await run.open(touch=touch)
    if touch:
        await run.visit("page.form", "form.name")
        await run.tap("form.name")
        await run.page.until(KEYBOARD_IS_UP)
        return await run.settle()
    await visit_by_mouse(run, "page.form", "form.name")
    await click(run, *await run.center("form.name"))
    await is_typing(run)


async def visit_by_mouse(run, row, landmark):
    """Opens a page of the gallery by a click, and waits until it rests."""
    start = len(run.gallery.records)
    await click(run, *await run.center(row))
    await run.shown(landmark)
    await run.gallery.until(lambda records: any(one.endswith(" appeared") for one in records[start:]))
    await run.settle()


async def is_typing(run):
    """Waits until the browser's focus is in the field of input methods."""
    await run.page.until("document.activeElement?.id === 'text'")


async def text_of(run, identifier):
    """What is written in a field, without the marks beside it."""
    return await run.page.evaluate(
        f"[...document.querySelectorAll({json.dumps(selector(identifier) + ' .line')})]"
        ".map((line) => line.textContent).filter((text) => !'✕✓'.includes(text)).join('')")


async def shows(run, identifier, text):
    """Checks the text of a field, once all input has arrived."""
    await run.settle()
    shown = await text_of(run, identifier)
    run.check(shown == text, f"{identifier} shows {shown!r}, not {text!r}")


def balanced(run):
    """Checks that every press since `begin()` ended, and that nothing was out of order."""
    down = set()
    for line in run.gallery.excerpt(run._start, ("press",)):
        name, phase = line.split()[1:3]
        if phase == "began":
            run.check(name not in down, f"{name} began twice")
            down.add(name)
        elif phase in ("ended", "cancelled"):
            run.check(name in down, f"{name} {phase} and never began")
            down.discard(name)
    run.check(not down, f"these presses never ended: {down}")
    anomalies = run.gallery.excerpt(run._start, ("anomaly",))
    run.check(not anomalies, f"anomalies: {anomalies}")


async def typing(run):
    """Letters in both cases, every symbol of a keyboard, and layouts that put them elsewhere."""
    await open_form(run, touch=False)
    run.begin()
    await type_text(run, "Hello, World! (50% & #1) ~{x}@\\^", US)
    await shows(run, "form.name", "Hello, World! (50% & #1) ~{x}@\\^")
    balanced(run)
    await press(run, "KeyA", "a", META)
    await run.settle()
    run.begin()
    await type_text(run, "Zoë's Größe: 3 § yz", {**GERMAN, "ë": ("KeyE", 0)})
    await shows(run, "form.name", "Zoë's Größe: 3 § yz")
    lines = run.gallery.excerpt(run._start, ("press",))
    run.check("press          keyboardY began" in lines, f"a German z lies elsewhere: {lines[:4]}")
    # Command and the letter a, where a French keyboard has it, selects all.
    await press(run, "KeyQ", "a", META)
    await run.settle()
    run.begin()
    await type_text(run, "aqzm 1&é", FRENCH)
    await shows(run, "form.name", "aqzm 1&é")
    lines = [line for line in run.gallery.excerpt(run._start, ("press",)) if "began" in line]
    places = [line.split()[1] for line in lines][:4]
    run.check(places == ["keyboardQ", "keyboardA", "keyboardW", "keyboardSemicolon"], f"keys: {places}")
    balanced(run)


async def selection(run):
    """Shift and the arrows select; what is cut is on the real clipboard, and pasted elsewhere."""
    async def clipboard(wanted):
        text = await run.page.evaluate(
            "new Promise(async (done) => { for (let left = 60; ; left--) {"
            " const text = await navigator.clipboard.readText();"
            f" if (text === {json.dumps(wanted)} || !left) return done(text);"
            " await new Promise((next) => requestAnimationFrame(next)); } })")
        run.check(text == wanted, f"the page's clipboard holds {text!r}, not {wanted!r}")

    async def browser(letter, command, modifier):
        """A combination that the browser knows too."""
        for kind in ("rawKeyDown", "keyUp"):
            await run.page.send(
                "Input.dispatchKeyEvent", type=kind, modifiers=modifier, key=letter,
                code="Key" + letter.upper(), windowsVirtualKeyCode=ord(letter.upper()),
                commands=[command] if kind == "rawKeyDown" else [])

    await open_form(run, touch=False)
    await run.page.send("Browser.grantPermissions", permissions=list(CLIPBOARD))
    await run.page.attend()
    run.begin()
    await type_text(run, "one two three", US)
    await press(run, "ArrowLeft", "ArrowLeft", SHIFT | ALT)
    await press(run, "ArrowLeft", "ArrowLeft", SHIFT)
    await run.settle()
    await browser("x", "cut", META)
    await shows(run, "form.name", "one two")
    await clipboard(" three")
    await click(run, *await run.center("form.email"))
    await run.page.until(text_contains("log", "Email: began"))
    await type_text(run, "[]", US)
    await press(run, "ArrowLeft", "ArrowLeft")
    await browser("v", "paste", CONTROL)
    await shows(run, "form.email", "[ three]")
    # Back over the bracket and two letters of what was pasted, then on by one.
    for code, count in (("ArrowLeft", 3), ("ArrowRight", 1)):
        for _ in range(count):
            await press(run, code, code, SHIFT)
    await run.settle()
    await browser("c", "copy", CONTROL)
    await clipboard("ee")
    await press(run, "Backspace", "Backspace")
    await shows(run, "form.email", "[ thr]")
    await press(run, "ArrowLeft", "ArrowLeft", META)
    await press(run, "ArrowRight", "ArrowRight", SHIFT | META)
    await browser("x", "cut", META)
    await clipboard("[ thr]")
    await press(run, "Tab", "Tab", SHIFT)
    await run.page.evaluate("navigator.clipboard.writeText('Größe 日本')")
    await press(run, "KeyA", "a", META)
    await browser("v", "paste", META)
    await shows(run, "form.name", "Größe 日本")
    balanced(run)


async def fields(run):
    """A finger goes from field to field: the keyboard stays, and all are told in order."""
    await open_form(run, touch=True)
    for name, identifier in (("email", "form.email"), ("phone", "form.phone"), ("done", "form.done")):
        run.begin()
        await run.tap(identifier)
        await run.settle()
        await run.compare(("firstResponder", "action"), f"fields_{name}")
    await run.page.until(KEYBOARD_IS_DOWN)
    log = await run.page.evaluate(
        "[...document.querySelectorAll('[data-identifier=log] .line')]"
        ".filter((line) => line.getBoundingClientRect().width > 0).map((line) => line.textContent)")
    run.compare_lines(log, "fields_log")


async def software_keyboard(run):
    """Fingers type on the keyboard that the application draws; two thumbs overlap."""
    await run.open()
    await run.visit("page.first", "first.text")
    await run.tap("first.text")
    await run.page.until(KEYBOARD_IS_UP)
    for key in ("key h", "key e", "key x", "key delete", "key y", "key space"):
        await run.tap(key)
    one, two = await run.center("key o"), await run.center("key k")
    await run.page.touch("touchStart", [one])
    await run.page.touch("touchStart", [one, two])
    await run.page.touch("touchEnd", [two])
    await run.page.touch("touchEnd", [])
    await run.page.until(text_contains("first.text.text", "Hey ok"))
    await run.picture("software-keyboard")
    await run.tap("key return")
    await run.page.until(text_contains("first.who", "Nobody"))
    run.check(await run.text("first.text.text") == "Hey ok", "what was typed did not stay")


async def software_symbols(run):
    """Fingers type capitals, lock them, go through the planes of symbols, delete, and return."""
    async def tap(*keys):
        for key in keys:
            # The keys of another plane are there when the application has shown them.
            await run.shown(f"key {key}")
            await run.tap(f"key {key}")
            await run.settle()

    await open_form(run, touch=True)
    run.begin()
    await tap("a", "b", "shift", "c", "d")
    # Twice in a moment locks it; a finger does not wait for what the page answers in between.
    shift = await run.center("key shift")
    await asyncio.gather(*(
        run.page.touch(kind, points)
        for kind, points in (("touchStart", [shift]), ("touchEnd", [])) * 2))
    await run.settle()
    await tap("e", "f", "shift", "g")
    await shows(run, "form.name", "AbCdEFg")
    await tap("symbols", "7", "?", "more symbols", "€", "#", "symbols", "@")
    await shows(run, "form.name", "AbCdEFg7?€#@")
    await run.picture("software-symbols")
    # A space behind a symbol brings the letters back, and a name begins with a capital.
    await tap("delete", "space", "h", "delete", "i", "j")
    await shows(run, "form.name", "AbCdEFg7?€# Ij")
    await tap("return")
    await run.page.until(text_contains("log", "Email: began"))
    await tap("m", "@")
    await shows(run, "form.email", "m@")
    anomalies = run.gallery.excerpt(run._start, ("anomaly",))
    run.check(not anomalies, f"anomalies: {anomalies}")


async def input_clicks(run):
    """The keyboard on the screen clicks, once for each finger on a key, through the loudspeaker."""
    async def listen(page):
        await page.prepare(COUNT_TONES)

    await run.open(before=listen)
    await run.visit("page.form", "form.name")
    await run.tap("form.name")
    await run.page.until(KEYBOARD_IS_UP)
    await run.settle()
    run.check(await run.page.evaluate("tones.length") == 0, "a field clicked")
    for key in ("key a", "key shift", "key b", "key delete"):
        await run.tap(key)
    await run.settle()
    await run.page.until("tones.length >= 4")
    heard = await run.page.evaluate("tones")
    run.check(heard == ["running"] * 4, f"four keys were heard as {heard}")


async def keyboards_change(run):
    """Keys of a device make the keyboard on the screen go; a finger on a field brings it back."""
    await open_form(run, touch=True)
    run.begin()
    await press(run, "KeyA", "a")
    await run.page.until(KEYBOARD_IS_DOWN)
    await run.settle()
    await shows(run, "form.name", "a")
    bar, tall = await run.page.box(selector("form.done")), await run.page.evaluate("innerHeight")
    run.check(bar is not None and tall - 60 < bar[1] + bar[3] <= tall, f"the bar is at {bar}, not at the bottom")
    await run.picture("keyboard-hardware")
    await press(run, "KeyB", "b")
    await shows(run, "form.name", "ab")
    # A finger elsewhere says nothing about the keyboard.
    await run.tap("form.next")
    await run.page.until(text_contains("log", "Email: began"))
    await run.settle()
    run.check(await run.page.evaluate(KEYBOARD_IS_DOWN), "a button brought the keyboard back")
    await run.tap("form.name")
    await run.page.until(KEYBOARD_IS_UP)
    await run.tap("key c")
    await shows(run, "form.name", "abc")
    await press(run, "KeyD", "d")
    await run.page.until(KEYBOARD_IS_DOWN)
    # The same field again.
    await run.tap("form.name")
    await run.page.until(KEYBOARD_IS_UP)
    moves = [line.split(None, 1)[1] for line in run.gallery.excerpt(run._start, ("firstResponder",))
             if " keyboard " in line]
    run.check(len(moves) == 4 and all("changes" in line for line in moves), f"the keyboard moved: {moves}")
    balanced(run)


async def composition(run):
    """The browser's input method composes a word, and gives another one up."""
    async def compose(*steps):
        for step in steps:
            await run.page.compose(step)

    await run.open(touch=False)
    await visit_by_mouse(run, "page.first", "first.text")
    await click(run, *await run.center("first.text"))
    await is_typing(run)
    run.begin()
    await compose("に", "にほん", "日本")
    await run.page.insert("日本")
    await run.page.until(text_contains("first.text.text", "日本"))
    await compose("ご", "")
    await run.settle()
    text = await run.text("first.text.text")
    run.check(text == "日本", f"after a cancelled composition the text is {text!r}")
    reports = [line.split(": ", 2)[-1] for line in run.gallery.excerpt(run._start, ("host",))
               if "host: text" in line or " text at " in line]
    run.check(len(reports) > 4, f"the input method was reported as {reports}")
    run.check(not run.gallery.excerpt(run._start, ("anomaly",)), "a report found no text")


async def composed_in_place(run):
    """What is composed stands in the text while it is composed, in its middle; it can be given up."""
    await open_form(run, touch=False)
    run.begin()
    await type_text(run, "a b", US)
    await press(run, "ArrowLeft", "ArrowLeft")
    for step in ("に", "にほん", "日本"):
        await run.page.compose(step)
        await shows(run, "form.name", f"a {step}b")
    await run.picture("composition")
    await run.page.insert("日本")
    await shows(run, "form.name", "a 日本b")
    await run.page.compose("ご")
    await shows(run, "form.name", "a 日本ごb")
    await run.page.compose("")
    await shows(run, "form.name", "a 日本b")
    await type_text(run, "!", US)
    await shows(run, "form.name", "a 日本!b")
    # An emoji of a panel comes without any key.
    await run.page.insert("👍🏽")
    await shows(run, "form.name", "a 日本!👍🏽b")
    balanced(run)


async def key_commands(run):
    """Command with a digit reaches a controller; held alone it lists the commands; Escape leads back."""
    await run.open()
    await run.page.key("keyDown", "MetaLeft", "Meta", META)
    await run.shown("key commands")
    listed = await run.text("key commands")
    run.check("Ctrl+1" in listed, f"the list of key commands says {listed!r}")
    run.begin()
    await run.page.chord("Digit1", "1", META)
    await run.page.key("keyUp", "MetaLeft", "Meta")
    await run.shown("chain.red")
    await run.settle()
    gone = await run.page.evaluate(
        f"!(document.querySelector({json.dumps(selector('key commands'))})?.getBoundingClientRect().width > 0)")
    run.check(gone, "the list of key commands stays")
    await run.page.chord("Escape", "Escape")
    await run.page.until(
        f"!(document.querySelector({json.dumps(selector('chain.red'))})?.getBoundingClientRect().width > 0)")
    await run.compare(("press", "action"))
    anomalies = run.gallery.excerpt(0, ("anomaly",))
    run.check(not anomalies, f"anomalies: {anomalies}")


async def control(run):
    """Where there is no Command, Control undoes, redoes, selects all, and goes and deletes by words."""
    await open_form(run, touch=False)
    await type_text(run, "one two", US)
    await press(run, "Backspace", "Backspace", CONTROL)
    await shows(run, "form.name", "one ")
    await press(run, "KeyZ", "z", CONTROL)
    await shows(run, "form.name", "one two")
    await press(run, "KeyY", "y", CONTROL)
    await shows(run, "form.name", "one ")
    await press(run, "ArrowLeft", "ArrowLeft", CONTROL)
    await type_text(run, "x", US)
    await shows(run, "form.name", "xone ")
    await press(run, "End", "End")
    await type_text(run, "y", US)
    await shows(run, "form.name", "xone y")
    run.begin()
    await press(run, "KeyA", "a", CONTROL)
    await type_text(run, "z", US)
    await shows(run, "form.name", "z")
    lines = run.gallery.excerpt(run._start, ("press",))
    run.check("press          keyboardLeftControl began" in lines, f"the key itself is told: {lines}")
    balanced(run)


SCENARIOS = [
    typing, selection, fields, software_keyboard, software_symbols, input_clicks, keyboards_change, composition,
    composed_in_place, key_commands, control,
]
