// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Runs before the rest of the page is there: the socket opens meanwhile.
window.earlySocket = new WebSocket(new URL("socket", location.href).href.replace(/^http/, "ws"));
