# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""What is tried with the gallery in a browser; every function is a scenario."""

import json
import math

from session import KEYBOARD_IS_UP, selector

POINTER_TOPICS = ("event", "delivery", "gesture", "anomaly")
MOTION_SENSORS = ("accelerometer", "linear-acceleration", "gyroscope")
SHAKE = (0, 30, -30, 30, -30, 30, -30, 0)  # metres per second squared, each for some frames
FRAMES_OF_A_SWING = """new Promise((done) => { let left = 7;
  const next = () => left-- ? requestAnimationFrame(next) : done(true); next(); })"""
CLIPBOARD = ("clipboardReadWrite", "clipboardSanitizedWrite")
MOVES = 12  # touch moves from one pose of two fingers to the next
LOW = 200  # points that a low screen is wide and high
BAR = 44  # points of the bar above a page
WHEEL_TURNS = 12  # more than the way to the end of a page takes on it
SLOP = 70  # points around a control within which a finger still counts as inside


async def two_fingers(run):
    """Two fingers on two views: down in one frame, moving together, up one after the other."""
    await run.open()
    await run.visit("page.chain", "chain.red")
    red = await run.center("chain.red")
    box = await run.page.box(selector("chain.blue"))
    blue = (round(box[0]) + 6, round(box[1] + box[3]) - 6)
    run.begin()
    await run.page.touch("touchStart", [red, blue])
    for step in (1, 2, 3):
        await run.move([(red[0] + 8 * step, red[1]), (blue[0], blue[1] - 8 * step)])
    await run.page.touch("touchEnd", [(blue[0], blue[1] - 24)])
    await run.page.touch("touchEnd", [])
    await run.compare()


async def control_slop(run):
    """A finger leaves a button, comes back and is lifted; then it leaves for good."""
    await run.open()
    await run.visit("page.controls", "controls.button")
    x, y = await run.center("controls.button")
    box = await run.page.box(selector("controls.button"))
    far = round(box[1] + box[3]) + SLOP + 30
    run.begin()
    for end in ((x, y), (x, far)):
        await run.page.touch("touchStart", [(x, y)])
        await run.move([(x, y + 20)])
        await run.move([(x, far)])
        await run.move([(x, far + 5)])
        await run.move([(x, y + 10)])
        await run.move([end])
        await run.page.touch("touchEnd", [])
    await run.compare()
    log = await run.page.evaluate(
        "[...document.querySelectorAll('[data-identifier=log] .line')]"
        ".filter((line) => line.getBoundingClientRect().width > 0).map((line) => line.textContent)")
    run.compare_lines(log, "control_slop_log")


async def touch_cancel(run):
    """The system takes two fingers away while they draw."""
    await run.open()
    await run.visit("page.canvas", "canvas")
    x, y = await run.center("canvas")
    run.begin()
    await run.page.touch("touchStart", [(x, y), (x + 50, y)])
    await run.move([(x, y + 30), (x + 50, y + 30)])
    await run.page.touch("touchCancel", [])
    await run.compare()
    text = await run.text("canvas.count")
    run.check(text == "0 fingers", f"after the cancel the page says {text!r}")


async def moving_together(run):
    """Two fingers that move at once are both told of, whichever of them the browser names first."""
    await run.open()
    await run.visit("page.canvas", "canvas")
    x, y = await run.center("canvas")
    run.begin()
    await run.page.touch("touchStart", [(x, y), (x + 50, y)])
    for step, order in ((1, (0, 1)), (2, (1, 0))):
        await run.move([{"id": finger, "x": x + 50 * finger, "y": y + 10 * step} for finger in order])
    await run.page.touch("touchEnd", [])
    await run.settle()
    touches = [line.split(None, 1)[1] for line in run.gallery.excerpt(run._start, ("touch",)) if " moved " in line]
    wanted = [f"touch {finger + 1} moved at ({x + 50 * finger}.0, {y + 10 * step}.0)"
              for step in (1, 2) for finger in (0, 1)]
    run.check(sorted(touches) == sorted(wanted), f"the fingers were told of as {touches}, not {wanted}")


async def coalesced(run):
    """Moves that come faster than frames arrive as samples of few moves."""
    await run.open()
    await run.visit("page.canvas", "canvas")
    x, y = await run.center("canvas")
    run.begin()
    await run.page.touch("touchStart", [(x - 90, y)])
    waiting = [await run.page.touch("touchMove", [(x - 90 + 3 * step, y + (step * 7) % 60)], wait=False)
               for step in range(60)]
    for answer in waiting:
        await answer
    await run.page.touch("touchEnd", [])
    await run.settle()
    moves = run.gallery.excerpt(run._start, ("delivery",))
    moved = sum("touchesMoved" in line for line in moves)
    run.check(0 < moved < 60, f"60 samples came in {moved} moves")
    details = await run.text("canvas.details")
    run.note(f"60 samples came in {moved} moves; {details}")
    await run.picture("canvas-coalesced")


async def pen(run):
    """A pen presses harder while it moves; the application sees its force."""
    await run.open()
    await run.visit("page.canvas", "canvas")
    x, y = await run.center("canvas")
    run.begin()
    common = {"pointerType": "pen", "button": "left", "buttons": 1, "clickCount": 1}
    await run.page.mouse("mousePressed", x - 100, y, force=0.1, **common)
    for step in range(1, 9):
        start, place = len(run.gallery.records), (x - 100 + 24 * step, y)
        await run.page.mouse("mouseMoved", *place, force=0.1 + 0.1 * step, tiltX=30, **common)
        await run.moved(start, [place])
    await run.page.mouse("mouseReleased", x + 92, y, force=0, **{**common, "buttons": 0})
    await run.compare()
    host = run.gallery.excerpt(run._start, ("host",))
    forces = [line.split("force ")[1].split()[0].rstrip(",;") for line in host if " pen " in line and "force " in line]
    run.check(len(set(forces)) > 5, f"the pen's forces were {forces}")
    await run.picture("canvas-pen")


async def hover_and_wheel(run):
    """A mouse moves over the page without a button, turns its wheel, and clicks."""
    await run.open(touch=False)
    run.begin()
    x, y = await run.center("page.chain")
    await run.page.mouse("mouseMoved", x, y)
    await run.page.mouse("mouseMoved", x + 5, y)
    await run.page.mouse("mouseWheel", x, y, deltaX=0, deltaY=40)
    await run.compare(POINTER_TOPICS)
    # The large title comes back to its full height.
    box, before = await run.page.box(selector("page.chain")), None
    while box != before:
        await run.settle()
        before, box = box, await run.page.box(selector("page.chain"))
    x, y = await run.center("page.chain")
    run.begin()
    await click(run, x, y)
    await run.shown("chain.red")
    await run.compare(("touch", "delivery", "action"), "mouse_click")


async def photo(run):
    """Two fingers drag, pinch and turn the photo at once; it follows them to a hundredth."""
    await run.open()
    await run.visit("page.gestures", "lab.photo")
    x, y = await run.center("lab.photo")

    def fingers(distance, angle, dx, dy):
        along, across = math.cos(angle) * distance / 2, math.sin(angle) * distance / 2
        # Firefox knows places of fingers to a pixel.
        return [(round(x + dx - along), round(y + dy - across)), (round(x + dx + along), round(y + dy + across))]

    def measured(step):
        """The distance of two fingers, the angle and the middle of them."""
        (ax, ay), (bx, by) = fingers(*step)
        return math.dist((ax, ay), (bx, by)), math.atan2(by - ay, bx - ax), (ax + bx) / 2, (ay + by) / 2

    async def move(start, end):
        for step in range(1, MOVES + 1):
            part = step / MOVES
            await run.page.touch(
                "touchMove", fingers(*(a + (b - a) * part for a, b in zip(start, end))))

    async def pose():
        """Where the photo's centre is on the page, its scale and its angle."""
        await run.settle()
        left, top, wide, tall = await run.page.box(selector("lab.photo"))
        a, b = await run.page.evaluate(
            "(() => { const m = new DOMMatrix(getComputedStyle("
            f"document.querySelector({json.dumps(selector('lab.photo'))})).transform); return [m.a, m.b]; }})()")
        return left + wide / 2, top + tall / 2, math.hypot(a, b), math.atan2(b, a)

    # Distance, angle, way; scale and angle count from the moment of recognition, which comes before `known`.
    down, known, end = (60, 0, 0, 0), (100, 0.5, 24, 16), (150, 1.1, -30, 40)
    await run.page.touch("touchStart", fingers(*down))
    await move(down, known)
    before = await pose()
    await move(known, end)
    after = await pose()
    await run.picture("photo")
    await run.page.touch("touchEnd", [])
    scale, turn = after[2] / before[2], after[3] - before[3]
    way = (after[0] - before[0], after[1] - before[1])
    begun, ended = measured(known), measured(end)
    wanted = (ended[2] - begun[2], ended[3] - begun[3])
    run.note(f"scaled {scale:.4f}, turned {turn:.4f}, moved ({way[0]:.2f}, {way[1]:.2f})")
    run.check(abs(scale / (ended[0] / begun[0]) - 1) < 0.01, f"the photo was scaled by {scale}")
    run.check(abs(turn / (ended[1] - begun[1]) - 1) < 0.01, f"the photo was turned by {turn}")
    run.check(math.dist(way, wanted) < 0.01 * math.hypot(*wanted), f"the photo was moved by {way}, not {wanted}")


async def resize(run):
    """The window of the browser gets other sizes; nothing is cut off."""
    await run.open()
    for width, height in ((375, 667), (667, 375), (896, 414), (1280, 800)):
        run.begin()
        await run.page.resize(width, height, mobile=True)
        await run.gallery.until(
            lambda records: any(f"screen {width}.0 × {height}.0" in one for one in records[run._start:]))
        await run.settle()
        for row in ("page.chain", "page.gestures"):
            x, y, w, h = await run.page.box(selector(row))
            run.check(x >= 0 and x + w <= width, f"{row} at ({x}, {y}; {w} {h}) is cut off, {width} × {height}")


async def low_screen(run):
    """On a screen of 200 by 200 points what is on a page can be scrolled to, and turned back it stands still."""
    async def place():
        return await run.page.box(selector("controls.switch"))

    await run.open()
    await run.visit("page.controls", "controls.switch")
    before = await place()
    await run.page.resize(LOW, LOW, mobile=True)
    await run.rest()
    for _ in range(WHEEL_TURNS):
        x, y, width, height = await place()
        if BAR <= y and y + height <= LOW and 0 <= x and x + width <= LOW:
            break
        await run.page.mouse("mouseWheel", LOW // 2, LOW - 40, deltaX=0, deltaY=40)
        await run.rest()
    else:
        run.check(False, f"the switch is never seen; at the end it is at ({x}, {y}; {width} {height})")
    await run.tap("controls.switch")
    await run.settle()
    await run.picture("low-screen")
    await run.page.resize(414, 896, mobile=True)
    await run.rest()
    run.check(await place() == before, f"the switch was at {before} and is at {await place()}")


async def reload(run):
    """The page is loaded anew under a finger: the touch is cancelled, the application goes on."""
    await run.open()
    await run.visit("page.controls", "controls.switch")
    await run.tap("controls.switch")
    await run.settle()
    before = await run.page.evaluate(state_script())
    x, y = await run.center("controls.button")
    run.begin()
    await run.page.touch("touchStart", [(x, y)])
    await run.gallery.until(lambda records: any("touchesBegan" in one for one in records[run._start:]))
    await run.page.reload()
    await run.shown("controls.switch")
    await run.compare(("touch", "delivery", "action", "anomaly"))
    after = await run.page.evaluate(state_script())
    run.check(after == before, f"the layers were {before} and are {after} after the reload")


def state_script():
    """The named views of the page with place and colour, but for those the touch changed."""
    return """[...document.querySelectorAll('[data-identifier]')]
      .filter((one) => one.getBoundingClientRect().width > 0 && !/^(log|controls.button)/.test(one.dataset.identifier))
      .map((one) => { const box = one.getBoundingClientRect();
        return [one.dataset.identifier, box.x, box.y, box.width, box.height].join(' '); }).join('; ')"""


async def climbing(run):
    """The demonstration climbs to the end, and stops where it is told to."""
    await run.open()
    await run.visit("page.chain", "chain.red")
    await run.tap("chain.red")
    await run.page.until(text_contains("chain.verdict", "discarded"))
    text = await run.text("chain.verdict")
    run.check("AppDelegate" in text, f"the last responder is named in {text!r}")
    x, y, width, height = await run.page.box(selector("chain.handler"))
    await run.page.touch("touchStart", [(round(x + width / 2), round(y + height / 2))])
    await run.page.touch("touchEnd", [])
    await run.settle()
    await run.tap("chain.red")
    await run.page.until(text_contains("chain.verdict", "view handled it"))
    text = await run.text("chain.verdict")
    run.check(text.startswith("Green view handled it"), f"the verdict is {text!r}")


async def shaken(run):
    """The device's sensors are overridden with those of a device that is shaken, and rests again."""
    async def override(page):
        # A page that is loaded already gets one empty event and no more.
        for kind in MOTION_SENSORS:
            await page.send("Emulation.setSensorOverrideEnabled", enabled=True, type=kind,
                            metadata={"available": True})
        await measure(page, 0)

    async def measure(page, push):
        for kind in MOTION_SENSORS:
            turn = kind == "gyroscope"
            down = 9.81 if kind == "accelerometer" else 0
            values = {"x": 0, "y": 0, "z": 0} if turn else {"x": push, "y": 0, "z": down}
            await page.send("Emulation.setSensorOverrideReadings", type=kind, reading={"xyz": values})

    await run.open(before=override)
    run.begin()
    for push in SHAKE:
        await measure(run.page, push)
        await run.page.evaluate(FRAMES_OF_A_SWING)
    await run.gallery.until(lambda records: any("motion ended" in one for one in records[run._start:]))
    motion = [line for line in run.gallery.excerpt(run._start, ("delivery", "anomaly")) if "motion" in line]
    run.check([line.split("motion ")[1] for line in motion] == ["began", "ended"], f"the shake came as {motion}")


async def menus_and_clipboard(run):
    """A menu of the pointer's second button; what is copied and pasted is the browser's clipboard."""
    async def click(point, button="left"):
        buttons = {"left": 1, "right": 2}[button]
        await run.page.mouse("mouseMoved", *point)
        await run.page.mouse("mousePressed", *point, button=button, buttons=buttons, clickCount=1)
        await run.page.mouse("mouseReleased", *point, button=button, clickCount=1)

    async def clipboard(wanted):
        """What the clipboard holds once it is what is wanted, or after some frames."""
        return await run.page.evaluate(
            "new Promise(async (done) => { for (let left = 60; ; left--) {"
            " const text = await navigator.clipboard.readText();"
            f" if (text === {json.dumps(wanted)} || !left) return done(text);"
            " await new Promise((next) => requestAnimationFrame(next)); } })")

    async def combine(letter, command):
        for kind in ("rawKeyDown", "keyUp"):
            await run.page.send(
                "Input.dispatchKeyEvent", type=kind, modifiers=2, key=letter, code="Key" + letter.upper(),
                windowsVirtualKeyCode=ord(letter.upper()), commands=[command] if kind == "rawKeyDown" else [])

    await run.open(touch=False)
    await run.page.send("Browser.grantPermissions", permissions=list(CLIPBOARD))
    await run.page.attend()
    await click(await run.center("page.menus"))
    await run.shown("menus.sticker")
    await run.gallery.until(
        lambda records: any("MenusPage" in one and one.endswith(" appeared") for one in records))
    await run.settle()
    await click(await run.center("menus.sticker"), "right")
    await run.shown("menu.Copy")
    await run.page.until(
        "getComputedStyle(document.querySelector('[data-identifier=menu]')).opacity == 1")
    await run.picture("menus-context")
    await click(await run.center("menu.Copy"))
    await run.page.until(text_contains("log", "sticker: copy"))
    text = await clipboard("Hello")
    run.check(text == "Hello", f"after a copy the clipboard holds {text!r}")
    await run.page.until("!document.querySelector('[data-identifier=menu]')")
    await click(await run.center("menus.sticker"))
    await run.shown("menu.Cut")
    await click(await run.center("menu.Cut"))
    await run.page.until(text_contains("log", "sticker: cut"))
    await run.page.evaluate("navigator.clipboard.writeText('Größe 日本')")
    await combine("v", "paste")
    await run.page.until(text_contains("menus.word", "Größe 日本"))
    await run.page.evaluate("navigator.clipboard.writeText('other')")
    await combine("c", "copy")
    text = await clipboard("Größe 日本")
    run.check(text == "Größe 日本", f"after the browser's copy the clipboard holds {text!r}")
    text = await run.text("menus.board")
    run.check("Größe 日本" in text, f"the pasteboard shows {text!r}")


TEXTS = (
    "The quick brown fox, 123.", "AVATAR To Wa. fi ffi fl", "مرحبًا بالعالم", "السلام عليكم", "كلام لا فلأن",
    "الله محمد پیام", "تجربة النص الطويل", "שלום עולם", "नमस्ते क्षत्रिय", "สวัสดีครับ", "👨‍👩‍👧 😀 🇩🇪", "日本語の文章", "한국어",
)
LARGEST_SHARE = 0.01  # of a text's width, by which it may be wider or narrower than it was laid out


async def text_widths(run):
    """Texts in many scripts are as wide as they were laid out."""
    await run.open(width=900, touch=False)
    start = len(run.gallery.records)
    await click(run, *await run.center("page.editor"))
    await run.shown("editor.text")
    await run.gallery.until(lambda records: any(one.endswith(" appeared") for one in records[start:]))
    await run.settle()
    await click(run, *await run.center("editor.text"))
    await run.page.until("document.activeElement?.id === 'text'")
    await run.page.chord("Enter", "Enter")
    for text in TEXTS:
        await run.page.insert(text)
        await run.page.chord("Enter", "Enter")
    await run.page.until(text_contains("editor.text", TEXTS[-1]))
    await run.settle()
    lines = json.dumps(selector("editor.text") + " .line")
    measure = f"""[...document.querySelectorAll({lines})].map((line) => {{
      const range = document.createRange();
      range.selectNodeContents(line);
      return [line.textContent, Number(line.dataset.width), range.getBoundingClientRect().width];
    }}).filter((one) => one[2] > 0)"""
    shown = await run.page.evaluate(measure)
    words = " ".join(text for text, _, _ in shown)
    for text in TEXTS:
        run.check(all(word in words for word in text.split()), f"{text!r} is not shown")
    for text, laid_out, drawn in shown:
        run.check(abs(laid_out - drawn) <= LARGEST_SHARE * drawn,
                  f"{text!r} is {drawn:.2f} wide, laid out with {laid_out:.2f}")
    text, laid_out, drawn = max(shown, key=lambda one: abs(one[1] - one[2]) / one[2])
    run.note(f"the worst of {len(shown)} texts: {text!r}, {drawn:.2f} wide, laid out with {laid_out:.2f}")


async def text_selection(run):
    """A word that two taps selected: its handles, one of which is dragged, and the edit menu."""
    await run.open()
    await run.visit("page.editor", "editor.text")
    await run.tap("editor.text")
    # The keyboard comes, for which the page may move.
    await run.page.until(KEYBOARD_IS_UP)
    await run.settle()
    x, y, _, height = await run.page.box(selector("editor.text") + " .line")
    word = (round(x + 50), round(y + height - 8))
    for _ in range(2):
        await run.page.touch("touchStart", [word])
        await run.page.touch("touchEnd", [])
    await run.shown("menu.Copy")
    x, y, width, height = await run.page.box(selector("selection end"))
    knob = (round(x + width / 2), round(y + height - 5))
    await run.page.touch("touchStart", [knob])
    await run.page.touch("touchMove", [(knob[0] + 20, knob[1])])
    await run.page.touch("touchMove", [(knob[0] + 60, knob[1] + 22)])
    await run.page.touch("touchEnd", [])
    await run.shown("menu.Copy")
    await run.settle()
    await run.picture("text-selection")
    status = await run.text("editor.status")
    run.check("selected" in status, f"the editor says {status!r}")
    anomalies = run.gallery.excerpt(0, ("anomaly",))
    run.check(not anomalies, f"anomalies: {anomalies}")


async def click(run, x, y):
    """Presses and releases the mouse."""
    await run.page.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
    await run.page.mouse("mouseReleased", x, y, button="left", clickCount=1)


async def presentations(run):
    """A finger pulls a sheet up and away, closes a popover beside it, and drags a drawer in."""
    await run.open()
    await run.visit("page.presentations", "present.sheet")

    async def drag(start, end):
        await run.page.touch("touchStart", [start])
        for step in range(1, MOVES + 1):
            await run.page.touch("touchMove", [tuple(
                round(a + (b - a) * step / MOVES) for a, b in zip(start, end))])
        await run.page.touch("touchEnd", [])

    async def says(words):
        await run.page.until(text_contains("log", words))

    await run.tap("present.sheet")
    await run.shown("sheet.list")
    await run.rest()
    x, y, width, _ = await run.page.box(selector("sheet.list"))
    await drag((round(x + width / 2), round(y) - 40), (round(x + width / 2), 60))
    await run.rest()
    await run.picture("presentations-sheet")
    await drag((round(x + width / 2), 70), (round(x + width / 2), 890))
    await says("dismissed by a person")
    await run.rest()
    await run.tap("present.popover")
    await run.shown("popover")
    await run.rest()
    await run.picture("presentations-popover")
    await run.page.touch("touchStart", [(20, 880)])
    await run.page.touch("touchEnd", [])
    await run.rest()
    await drag((411, 500), (100, 500))
    await says("drawer opened")
    await run.picture("presentations-drawer")
    await drag((200, 500), (410, 500))
    await says("drawer closed")
    log = await run.text("log")
    run.check("sheet large" in log, f"the log says {log!r}")


def text_contains(identifier, part):
    lines = json.dumps(selector(identifier) + " .line")
    return (f"[...document.querySelectorAll({lines})].map((line) => line.textContent).join(' ')"
            f".includes({json.dumps(part)})")


SCENARIOS = [
    two_fingers, control_slop, touch_cancel, moving_together, coalesced, pen, hover_and_wheel, resize, low_screen,
    reload, climbing, photo, shaken, menus_and_clipboard, text_widths, text_selection, presentations,
]
