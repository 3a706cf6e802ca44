// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What constraints need to know of a view; made when the first of these values is set.
@MainActor
final class ViewLayout {
  /// The constraints that the view holds: between it and what is below it.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints that mention the view, whoever holds them.
  var mentions: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// What solves the constraints of the tree; only at its root.
  var engine: LayoutEngine?
  /// How much the view minds being larger than its content, across and down.
  var hugging = (UILayoutPriority.defaultLow, UILayoutPriority.defaultLow)
  /// How much the view minds being smaller than its content, across and down.
  var resistance = (UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh)
  var margins: NSDirectionalEdgeInsets?
  var preservesMargins = false
  var ignoresSafeArea = false
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
}

extension UIView {
  /// What constraints need to know, made if there is nothing yet.
  var needLayout: ViewLayout {
    let extras = needExtras
    if let layout = extras.layout { return layout }
    let made = ViewLayout()
    extras.layout = made
    return made
  }

  /// The guides of the view that constraints may name: its own and those that every view has.
  var allGuides: [UILayoutGuide] {
    guard let extras else { return [] }
    var guides = extras.layout?.guides ?? []
    // One by one, for most views that are asked have none.
    if let guide = extras.safeAreaGuide { guides.append(guide) }
    if let guide = extras.keyboardGuide { guides.append(guide) }
    if let guide = extras.layout?.marginsGuide { guides.append(guide) }
    if let guide = extras.layout?.readableGuide { guides.append(guide) }
    guides += extras.edgeGuides
    return guides
  }
}
