#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
#
# Installs what the browser tests need, when it is missing: Chromium with a font from the
# distribution (Debian and its children), a D-Bus with playerctl for media controls, and the
# Python packages websockets and axe-core-python, which has a checker of accessibility.
#
#   Scripts/browser/install.sh --firefox   Firefox too
set -eu

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

missing=
if ! command -v chromium >/dev/null && ! command -v google-chrome >/dev/null; then
  missing="chromium"
fi
if [ "${1-}" = --firefox ] && ! command -v firefox-esr >/dev/null && ! command -v firefox >/dev/null
then
  missing="$missing firefox-esr"
fi
[ -e /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf ] || missing="$missing fonts-dejavu-core"
command -v dbus-daemon >/dev/null || missing="$missing dbus"
command -v playerctl >/dev/null || missing="$missing playerctl"
if [ -n "$missing" ]; then
  as_root apt-get update -qq
  # shellcheck disable=SC2086 # the names of packages are words
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing
fi

if ! python3 -c 'import websockets, axe_core_python' 2>/dev/null; then
  set -- --quiet --disable-pip-version-check websockets axe-core-python
  python3 -m pip install "$@" || python3 -m pip install --break-system-packages "$@"
fi
