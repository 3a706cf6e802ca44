// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIResponder {
  // Rules: RT-62.
  /// Tells whoever observes properties of the responder which have become others.
  ///
  /// OPTIMIZATION: of a responder that is not observed, and with which nothing is associated, one
  /// word is read.
  @inline(__always)
  final func propertiesDidChange() {
    if seldom != nil { ValueWatchList.of(self)?.look() }
  }
}
