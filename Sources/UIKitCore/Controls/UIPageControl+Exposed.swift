// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIPageControl {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var pageControlMembers: ExposedMembers {
    ExposedMembers().adding(
      .property(
        "currentPage", get: { (me: UIPageControl) in me.currentPage }, set: { $0.currentPage = $1 }),
      .property(
        "numberOfPages", get: { (me: UIPageControl) in me.numberOfPages },
        set: { $0.numberOfPages = $1 }))
  }
}
