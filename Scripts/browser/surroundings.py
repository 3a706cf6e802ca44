# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""What a page does around its layers: vibrations, and a screen that stays on, where Back leads."""

from session import selector

# What a page would do to its device, written down instead.
WITNESS = """
window.vibrations = [];
window.locks = [];
Object.defineProperty(Navigator.prototype, "vibrate", {
  value(pattern) { window.vibrations.push(pattern); return true; } });
Object.defineProperty(Navigator.prototype, "wakeLock", { value: {
  async request(type) {
    const lock = { type, released: false, async release() { this.released = true; } };
    window.locks.push(lock);
    return lock;
  } } });
"""
PULSE = [16]  # milliseconds, of an impact of medium strength


async def feedback(run):
    """A button is felt; the screen stays on while a track plays, and no longer."""
    async def prepare(page):
        await page.prepare(WITNESS)

    async def locks(wanted):
        await run.page.until(f"locks.filter((one) => !one.released).length === {wanted}")
        return await run.page.evaluate("locks.map((one) => one.type)")

    await run.open(before=prepare)
    await run.visit("page.player", "player.play")
    vibrations = await run.page.evaluate("vibrations")
    run.check(vibrations == [], f"before a touch the device vibrated {vibrations}")
    await run.tap("player.play")
    await run.page.until("vibrations.length > 0")
    run.check(await locks(1) == ["screen"], "the screen was not kept on once")
    await run.tap("player.play")
    await run.page.until("vibrations.length > 1")
    run.check(await locks(0) == ["screen"], "the screen was kept on again")
    vibrations = await run.page.evaluate("vibrations")
    run.check(vibrations == [PULSE, PULSE], f"two touches were felt as {vibrations}")


async def dark(run):
    """The gallery is dark as soon as the person wants it, and light again."""
    async def prefer(scheme):
        run.begin()
        await run.page.prefer(scheme)
        await run.gallery.until(
            lambda records: any("preferences" in one for one in records[run._start:]))
        await run.settle()
        colors = await run.page.evaluate(
            "[...document.querySelectorAll('[data-layer]')].filter((one) => one.checkVisibility("
            "{ opacityProperty: true, visibilityProperty: true }))"
            ".map((one) => getComputedStyle(one).backgroundColor)")
        return set(colors), await text_color()

    async def text_color():
        return await run.page.evaluate(
            "getComputedStyle([...document.querySelectorAll('[data-identifier=\"page.chain\"] .line')]"
            ".find((line) => line.textContent === 'Responder chain')).color")

    await run.open()
    light = await text_color()
    run.check(light == "rgb(0, 0, 0)", f"text on light ground is {light}")
    colors, text = await prefer("dark")
    run.check("rgb(28, 28, 30)" in colors and "rgb(255, 255, 255)" not in colors, f"dark is {colors}")
    run.check(text == "rgb(255, 255, 255)", f"text on dark ground is {text}")
    await run.picture("dark")
    colors, text = await prefer("light")
    run.check("rgb(242, 242, 247)" in colors and text == light, f"light again is {colors}, {text}")


async def back(run):
    """The browser's Back goes back in the application, as far as that leads, and not out of it."""
    async def entries():
        history = await run.page.send("Page.getNavigationHistory")
        return history["currentIndex"]

    async def go_back():
        run.begin()
        await run.page.evaluate("history.back(), true")
        await run.gallery.until(
            lambda records: any("began" in one and "menu" in one for one in records[run._start:]))
        await run.settle()

    async def is_home():
        await run.rest()
        return await run.page.evaluate(f"!!document.querySelector('{selector('home.list')}')")

    await run.open()
    first = await entries()
    await run.visit("page.chain", "chain.red")
    run.check(await entries() == first + 1, "a page of the application is no entry of the history")
    await go_back()
    run.check(await is_home(), "Back did not go back in the application")
    run.check(await entries() == first, "the history has more entries than the application")
    await run.visit("page.tabs", "tabs.open")
    await run.visit("tabs.open", "demo.push.red")
    run.check(await entries() == first, "Back is said to lead out of what covers the screen")
    await run.visit("demo.push.red", "demo.view")
    await go_back()
    await run.rest()
    await run.visit("demo.push.blue", "demo.view")
    await go_back()
    await run.rest()
    await run.tap("demo.close")
    await run.rest()
    run.check(await entries() == first + 1, "what was covered is no entry of the history any more")
    await go_back()
    run.check(await is_home(), "the last Back did not go back")
    run.check(not run.page.problems, f"the browser complained: {run.page.problems}")


SCENARIOS = (feedback, dark, back)
