# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""Runs the scenarios of the browser test; `Scripts/browser-test` is the way to call it."""

import argparse
import asyncio
import functools
import os
import sys
import traceback

import address
import buttons
import drops
import inspector
import keyboard
import media
import parts
import reader
import scenarios
import surroundings
import cdp
import firefox
from pages import PAGES, SIZES, look
from session import Session

# What Firefox can be asked for: it has no command for a device that is shaken, nor Chromium's tree for readers.
FIREFOX = (
    "two_fingers", "control_slop", "touch_cancel", "moving_together", "coalesced", "pen", "hover_and_wheel", "resize",
    "reload", "relaunch", "climbing", "photo", "text_selection", "presentations", "typing", "fields",
    "software_keyboard", "software_symbols", "keyboards_change", "composition", "composed_in_place", "key_commands",
    "control", "gamepad", "feedback", "dark",
)
# Where the machine is busy a frame comes between fingers that Firefox gets one by one, and two moves of a
# pointer come in one frame of Chromium: a scenario that fails is run again so often, which is said.
RETRIES = {firefox: 2, cdp: 1}
FILES = (scenarios, drops, keyboard, buttons, media, surroundings, reader, address, parts, inspector)
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def all_scenarios():
    """Every scenario by name."""
    found = {scenario.__name__: scenario for file in FILES for scenario in file.SCENARIOS}
    for page in PAGES:
        for size in SIZES:
            found[f"{page.__name__}-{size}"] = functools.partial(look, page=page, size_name=size)
    return found


async def run_one(name, scenario, browser, options):
    """Runs a scenario with a gallery of its own; returns the session."""
    session = Session(name, browser, options.binary, options.rebaseline, options.artifacts)
    try:
        async with session.gallery:
            await scenario(session)
            await session.page.close()
        session.check(session.gallery.status == 0, f"the gallery ended with {session.gallery.status}")
    except Exception as error:  # a scenario that cannot go on is a failed check
        session.check(False, f"{error.__class__.__name__}: {error}" if str(error) else traceback.format_exc())
    return session


async def main(options):
    """Runs what was asked for and prints the results."""
    browsers = firefox if options.firefox else cdp
    known = all_scenarios()
    if options.firefox:
        known = {name: known[name] for name in FIREFOX}
    unknown = [name for name in options.names if name not in known]
    if unknown:
        sys.exit(f"unknown scenario {', '.join(unknown)}; there are {', '.join(known)}")
    passed = failed = 0
    texts = []
    async with browsers.Browser() as browser:
        for name in options.names or known:
            session = await run_one(name, known[name], browser, options)
            for _ in range(0 if options.rebaseline else RETRIES[browsers]):
                if not session.failures:
                    break
                print(f"again {name}", flush=True)
                session = await run_one(name, known[name], browser, options)
            failed += len(session.failures)
            passed += session.checks - len(session.failures)
            print(f"{'FAIL' if session.failures else 'ok  '} {name}", flush=True)
            for line in session.notes + session.failures:
                print("     " + line.replace("\n", "\n     "))
            if hasattr(session, "worst_text"):
                texts.append(session.worst_text)
    if texts:
        error, text = max(texts)
        print(f"largest difference between a text's width and its layout: {error:.3f} points ({text!r})")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="Scripts/browser-test")
    parser.add_argument("names", nargs="*", metavar="NAME", help="scenarios to run; all unless given")
    parser.add_argument("--binary", default=os.path.join(ROOT, ".build/debug/Gallery"))
    parser.add_argument("--artifacts", help="where pictures go; a folder of the browser in Artifacts unless given")
    parser.add_argument("--firefox", action="store_true", help="in Firefox instead of Chromium")
    parser.add_argument("--rebaseline", action="store_true", help="write the expectations anew")
    parser.add_argument("--no-build", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if not chosen.artifacts:
        chosen.artifacts = os.path.join(ROOT, "Artifacts", "firefox" if chosen.firefox else "gallery")
    sys.exit(asyncio.run(main(chosen)))
