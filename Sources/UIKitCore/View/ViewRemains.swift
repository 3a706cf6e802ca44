// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import QuartzCore

/// What a view that is being deallocated held, to be let go on the main actor.
@MainActor
struct ViewRemains {
  let view: ObjectIdentifier
  let children: [UIView]
  let backing: CALayer
  let index: HitIndex
  let extras: ViewExtras?

  /// Takes what the view holds; who still refers to the view finds it empty and nowhere.
  init(of view: UIView) {
    self.view = ObjectIdentifier(view)
    children = view.children
    backing = view.backing
    index = view.index
    extras = view.extras
    view.children = []
    view.index = HitIndex()
    view.extras = nil
    view.parent = nil
    view.host = nil
  }
}
