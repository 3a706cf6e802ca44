#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
#
# Installs what the browser tests need, when it is missing: Chromium with a font from the
# distribution (Debian and its children), and the Python package websockets.
set -eu

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

if ! command -v chromium >/dev/null && ! command -v google-chrome >/dev/null; then
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium fonts-dejavu-core
fi

if ! python3 -c 'import websockets' 2>/dev/null; then
  python3 -m pip install --quiet --disable-pip-version-check websockets ||
    python3 -m pip install --quiet --disable-pip-version-check --break-system-packages websockets
fi
