// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Tells the browser of the icon and of what installs the page, for which it asks at once.
///
/// It is told behind the rest of the page, so that nobody waits for these behind a slow link.
export function offerInstallation() {
  if (document.querySelector("link[rel=manifest]")) return;
  document.querySelector("link[rel=icon]").href = "icon.svg";
  const link = document.createElement("link");
  link.rel = "manifest";
  link.crossOrigin = "use-credentials";
  link.href = "manifest.webmanifest";
  document.head.append(link);
}
