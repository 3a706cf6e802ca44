# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""Looks at every page of the gallery: pictures, and whether texts are as wide as they were laid out."""

from keyboard import KEYBOARD_IS_UP
from session import selector

SIZES = {
    "phone": (414, 896, 2.0), "small": (375, 667, 2.0), "landscape": (667, 375, 2.0),
    "large-landscape": (896, 414, 2.0), "desktop": (1280, 800, 1.0),
}
LARGEST_ERROR = 1.0  # points that a line may be wider or narrower than it was laid out
LARGEST_OVERHANG = 1.0  # points that a line may stick out of its label

# Every line of text that is shown: its text, the width that was laid out, the width it has where
# nothing makes its layer larger or smaller, and by how much it sticks out of its layer.
LINES = """[...document.querySelectorAll('.line')].map((line) => {
  const range = document.createRange();
  range.selectNodeContents(line);
  const box = range.getBoundingClientRect();
  const owner = line.closest('.layer');
  const layer = owner.getBoundingClientRect();
  const scale = owner.offsetWidth >= 20 ? layer.width / owner.offsetWidth : 1;
  return [line.textContent, Number(line.dataset.width), box.width / scale,
    Math.max(layer.left - box.left, box.right - layer.right)];
}).filter((one) => one[0].trim() && one[2] > 0)"""


async def home(run):
    pass


async def chain(run):
    await run.visit("page.chain", "chain.red")
    await run.tap("chain.red")
    await run.page.until(
        "[...document.querySelectorAll('.line')].some((line) => line.textContent.includes('discarded'))")


async def canvas(run):
    await run.visit("page.canvas", "canvas")
    x, y, width, height = await run.page.box(selector("canvas"))
    starts = [(round(x + width * (0.15 + 0.2 * finger)), round(y + height * 0.2)) for finger in range(4)]
    await run.page.touch("touchStart", starts)
    for step in range(1, 25):
        sway = round(14 * ((step % 8) - 4) / 4)
        await run.page.touch("touchMove", [
            (fx + sway * (1 if finger % 2 else -1), round(fy + height * 0.6 * step / 24))
            for finger, (fx, fy) in enumerate(starts)])
    await run.settle()


async def hits(run):
    await run.visit("page.hits", "hits.rotated")
    x, y, width, height = await run.page.box(selector("hits.rotated"))
    await run.page.touch("touchStart", [(round(x + 5), round(y + 5))])
    await run.page.touch("touchEnd", [])


async def controls(run):
    await run.visit("page.controls", "controls.switch")
    await run.tap("controls.switch")
    await run.tap("controls.button")
    await run.tap("controls.segments")
    x, y = await run.center("controls.slider")
    await run.page.touch("touchStart", [(x, y)])
    await run.slide((x, y), (x + 40, y), 5)
    await run.page.touch("touchEnd", [])


async def menus(run):
    await run.visit("page.menus", "menus.sticker")
    await run.tap("menus.sticker")
    await run.shown("menu.Copy")


async def tabs(run):
    await run.visit("page.tabs", "tabs.open")


async def tab_demo(run):
    await tabs(run)
    await run.visit("tabs.open", "demo.push.red")


async def chain_printed(run):
    await tab_demo(run)
    await run.visit("demo.push.red", "demo.view")
    await run.tap("demo.view")


async def pointer(run):
    await run.visit("page.pointer", "pointer.pad")
    x, y = await run.center("pointer.pad")
    await run.page.mouse("mouseMoved", x - 40, y)
    await run.page.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1, modifiers=8)
    await run.page.mouse("mouseReleased", x, y, button="left", clickCount=1)
    await run.page.mouse("mouseWheel", x, y, deltaX=0, deltaY=40)
    await run.page.mouse("mouseMoved", x + 30, y - 20)


async def first_responder(run):
    await run.visit("page.first", "first.text")
    await run.tap("first.text")
    await run.page.until(KEYBOARD_IS_UP)


async def gestures(run):
    await run.visit("page.gestures", "lab.photo")
    await run.tap("lab.photo")


async def scrolling(run):
    await run.visit("page.scrolling", "scroll")


async def form(run):
    await run.visit("page.form", "form.name")
    await run.tap("form.name")
    await run.shown("key space")


async def editor(run):
    await run.visit("page.editor", "editor.text")


async def undo(run):
    await run.visit("page.undo", "undo.sheet")
    x, y = await run.center("undo.sheet")
    await run.page.touch("touchStart", [(x - 40, y)])
    await run.page.touch("touchMove", [(x, y - 30)])
    await run.page.touch("touchMove", [(x + 40, y)])
    await run.page.touch("touchEnd", [])


async def document(run):
    await run.visit("page.document", "document.mosaic")
    for tile in (7, 10, 14, 15, 20, 21, 25, 28):
        await run.tap(f"document.tile.{tile}")


async def rename(run):
    await run.visit("page.document", "document.rename")
    start = len(run.gallery.records)
    await run.tap("document.rename")
    await run.gallery.until(lambda records: any(one.endswith(" appeared") for one in records[start:]))
    await run.page.until(KEYBOARD_IS_UP)


async def player(run):
    await run.visit("page.player", "player.progress")


async def constraints(run):
    await run.visit("page.constraints", "constraints.hide")
    await run.tap("constraints.room")


async def choose(run, name, place, count):
    """Taps a segment of a control."""
    x, y, width, height = await run.page.box(selector(name))
    point = (round(x + width * (place + 0.5) / count), round(y + height / 2))
    await run.page.touch("touchStart", [point])
    await run.page.touch("touchEnd", [])
    await run.settle()


async def table(run):
    await run.visit("page.table", "table.Ada")
    x, y, width, height = await run.page.box(selector("table.Ada"))
    start = (x + width * 0.9, y + height / 2)
    await run.page.touch("touchStart", [tuple(map(round, start))])
    await run.slide(start, (start[0] - 144, start[1]), 8)
    await run.page.touch("touchEnd", [])


async def cities(run):
    await run.visit("page.collection", "city.Oslo")


async def city_grid(run):
    await cities(run)
    await choose(run, "cities.layouts", 1, 3)
    await run.rest()


async def city_shelves(run):
    await cities(run)
    await choose(run, "cities.layouts", 2, 3)
    await run.rest()


async def drags(run):
    await run.visit("page.drags", "food.Bread")
    x, y = await run.center("food.Bread")
    goal = await run.center("food.Figs")
    await run.page.touch("touchStart", [(x, y)])
    # A row lifts after half a second.
    start = len(run.gallery.records)
    await run.gallery.until(lambda records: any("lift" in one for one in records[start:]))
    await run.slide((x, y), goal, 5)


async def dates(run):
    await run.visit("page.dates", "dates.compact")


async def dates_inline(run):
    await dates(run)
    await choose(run, "dates.looks", 1, 5)


async def dates_wheels(run):
    await dates(run)
    await choose(run, "dates.looks", 2, 5)


async def dates_calendar(run):
    await dates(run)
    await choose(run, "dates.looks", 4, 5)


async def choices(run):
    await run.visit("page.choices", "choices.wheel")


async def choices_colors(run):
    await choices(run)
    await run.tap("choices.well")
    await run.settle()


async def names(run):
    await run.visit("page.names", "names.Ada")


async def names_scrolled(run):
    await names(run)
    start = await run.center("names.Anouk")
    await run.page.touch("touchStart", [start])
    await run.slide(start, (start[0], start[1] - 200), 8)
    await run.page.touch("touchEnd", [])


async def layers(run):
    await run.visit("page.layers", "layers.time")
    x, y = await run.center("layers.time")
    await run.page.touch("touchStart", [(x, y)])
    await run.page.touch("touchEnd", [])


async def core_graphics(run):
    await run.visit("page.drawing", "drawing.sheet")


async def core_graphics_text(run):
    await core_graphics(run)
    await choose(run, "drawing.motifs", 5, 6)


PAGES = [
    home, chain, canvas, hits, gestures, scrolling, controls, form, editor, menus, tabs, tab_demo, chain_printed,
    pointer, undo, document, rename, player, first_responder,
    constraints, table, cities, city_grid, city_shelves, drags, dates, dates_inline, dates_wheels, dates_calendar,
    choices, choices_colors, names, names_scrolled, layers, core_graphics, core_graphics_text,
]


async def look(run, page, size_name):
    """Opens a page at a size, takes a picture, and measures its texts."""
    width, height, scale = SIZES[size_name]
    await run.open(width, height, scale=scale)
    await page(run)
    await run.settle()
    await run.picture(f"{page.__name__}-{size_name}")
    lines = await run.page.evaluate(LINES)
    run.check(len(lines) > 0, "no text is shown")
    worst = max(lines, key=lambda line: abs(line[1] - line[2]), default=None)
    if worst:
        error = abs(worst[1] - worst[2])
        run.check(error <= LARGEST_ERROR, f"{worst[0]!r} is {worst[2]:.2f} wide, laid out with {worst[1]:.2f}")
        run.worst_text = (error, worst[0])
    overhang = max(lines, key=lambda line: line[3], default=None)
    if overhang:
        run.check(overhang[3] <= LARGEST_OVERHANG, f"{overhang[0]!r} sticks {overhang[3]:.2f} out of its label")
    run.check(not run.page.problems, f"the browser complained: {run.page.problems}")
