# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""What a screen reader finds on the page, by Chromium's own accessibility tree, and what it does."""

import importlib.resources
import json

SWITCH = "Read the application out"
QUIET = {"generic", "none", "InlineTextBox", "RootWebArea"}
# A reader moves a slider.
MOVE = "this.{}(); this.dispatchEvent(new Event('input'))"
# Pages that are audited, by their names, the rows that open them, and what is on them.
AUDITED = ((None, None, None), ("Form", "page.form", "form.name"),
           ("Controls", "page.controls", "controls.switch"),
           ("Presentations", "page.presentations", "present.sheet"), ("Names", "page.names", "names.Ada"))
STATES = ("checked", "disabled", "value", "description", "modal")


async def nodes(run):
    """What the browser tells readers, in its order: (number of the element, role, name, states)."""
    await run.settle()
    tree = (await run.page.send("Accessibility.getFullAXTree"))["nodes"]
    by_id = {node["nodeId"]: node for node in tree}
    found = []

    def walk(node):
        role = node.get("role", {}).get("value", "")
        if not node.get("ignored") and role not in QUIET:
            states = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
            for key in ("description", "value"):
                states[key] = node.get(key, {}).get("value")
            found.append((node.get("backendDOMNodeId"), role, node.get("name", {}).get("value", ""), {
                name: states[name] for name in STATES if states.get(name) not in (None, "", False, "false")}))
        for child in node.get("childIds", ()):
            if child in by_id:
                walk(by_id[child])

    walk(tree[0])
    return found


def told(found):
    """The same as lines of text."""
    return [" ".join([role, json.dumps(name, ensure_ascii=False)]
                     + [f"{key}={value}" for key, value in sorted(states.items())])
            for _, role, name, states in found if role != "StaticText" or name.strip()]


async def node(run, role, name):
    """The element of the browser's tree with a role and a name."""
    for number, one, text, _ in await nodes(run):
        if one == role and text == name:
            return number
    run.check(False, f"no {role} is called {name!r}: {told(await nodes(run))}")
    return None


async def do(run, role, name, body="this.click()"):
    """Does with an element what a reader does."""
    number = await node(run, role, name)
    if number is None:
        return
    found = await run.page.send("DOM.resolveNode", backendNodeId=number)
    await run.page.send("Runtime.callFunctionOn", objectId=found["object"]["objectId"],
                        functionDeclaration=f"function() {{ {body} }}")
    await run.settle()


async def begin(run):
    """Opens the gallery as somebody does whose browser has a screen reader."""
    await run.open(touch=False)
    run.check(await run.page.evaluate("document.querySelector('#reader').childElementCount") == 0,
              "nobody asked for a description")
    await run.page.until("!document.getElementById('reader-switch').hidden")
    await do(run, "button", SWITCH)
    await run.page.until("document.querySelector('#reader').childElementCount > 0")


async def reader(run):
    """A reader finds the list of pages, opens one, fills in a field and comes back."""
    await begin(run)
    run.compare_lines(told(await nodes(run)), "reader_home")
    run.begin()
    await do(run, "button", "Form")
    await run.shown("form.name")
    await run.rest()
    run.compare_lines(told(await nodes(run)), "reader_form")
    await do(run, "textbox", "Name")
    await run.page.until("document.activeElement?.id === 'text'")
    run.check(await run.page.evaluate("document.activeElement.getAttribute('aria-label')") == "Name",
              "the field that is typed into has no name")
    await run.page.key("rawKeyDown", "KeyA", "a")
    await run.page.key("keyUp", "KeyA", "a")
    await run.settle()
    texts = await run.page.evaluate(
        "[...document.querySelectorAll('#reader [role=textbox]')].map((one) => one.textContent)")
    run.check("a" in texts, f"the fields say {texts}")


async def reader_controls(run):
    """Switches toggle, sliders step, and the page is silent again when the reader goes."""
    await begin(run)
    await do(run, "button", "Controls")
    await run.shown("controls.switch")
    await run.rest()
    run.begin()
    await do(run, "switch", "Switch")
    await do(run, "slider", "Slider", MOVE.format("stepUp"))
    await do(run, "slider", "Stepper", MOVE.format("stepUp"))
    await do(run, "slider", "Stepper", MOVE.format("stepDown"))
    await do(run, "button", "Two")
    run.compare_lines(told(await nodes(run)), "reader_controls")
    # Chromium's protocol tells the number of a range where its readers hear these words.
    words = await run.page.evaluate(
        "[...document.querySelectorAll('#reader input')].map((one) => one.getAttribute('aria-valuetext'))")
    run.check(words == ["60%", "0"], f"slider and stepper say {words}")
    anomalies = run.gallery.excerpt(run._start, ("anomaly",))
    run.check(not anomalies, f"anomalies: {anomalies}")
    await do(run, "button", SWITCH)
    await run.page.until("document.querySelector('#reader').childElementCount === 0")


async def reader_wholes(run):
    """A list is one, its rows are items, and a rotor of its own leads from letter to letter."""
    await begin(run)
    await run.center("page.names")
    await do(run, "button", "Names")
    await run.shown("names.Ada")
    await run.rest()
    run.compare_lines(told(await nodes(run)), "reader_names")
    for way, name in (
            ("Next", "Ada"), ("Next", "Beata"), ("Next", "Carla"), ("Previous", "Beata")):
        await do(run, "button", f"{way}: Letters")
        await run.page.until(
            f"document.activeElement?.closest('[role=listitem]')?.textContent.includes({json.dumps(name)})")
    inside = await run.page.evaluate(
        "document.activeElement.closest('[role=list]')?.getAttribute('aria-label')")
    run.check(inside == "Names", f"the row that a rotor led to stands in {inside!r}")


async def audit(page, **rules):
    """What axe-core finds serious on a page: each rule with its elements; and the rules that something passed.

    `rules` says of rules by name whether they count, those with hyphens written with underscores."""
    source = importlib.resources.files("axe_core_python").joinpath("axe.min.js").read_text("utf-8")
    await page.evaluate(f"window.axe === undefined && (() => {{ {source}\n }})(); true")
    options = {"resultTypes": ["violations"],
               "rules": {name.replace("_", "-"): {"enabled": counts} for name, counts in rules.items()}}
    found = await page.evaluate(
        f"axe.run(document, {json.dumps(options)}).then((all) => [all.violations"
        ".filter((one) => ['serious', 'critical'].includes(one.impact))"
        ".map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`.slice(0, 500)),"
        " all.passes.map((one) => one.id)])")
    return found[0], found[1]


async def reader_audit(run):
    """axe-core finds nothing serious in what a reader gets, page by page.

    Of colours it sees what is meant for eyes; the gallery's own test holds those."""
    await begin(run)
    for name, row, landmark in AUDITED:
        if name:
            await run.center(row)
            await do(run, "button", name)
            await run.shown(landmark)
            await run.rest()
        found, _ = await audit(run.page, color_contrast=False)
        run.check(not found, f"on {name or 'the list of pages'} axe finds {found}")
        if name:
            await do(run, "button", "Gallery")
            await run.shown("home.list")
            await run.rest()


SCENARIOS = (reader, reader_controls, reader_wholes, reader_audit)
