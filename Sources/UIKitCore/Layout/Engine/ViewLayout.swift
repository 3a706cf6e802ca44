// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What constraints need to know of a view; made when the first of these values is set.
@MainActor
final class ViewLayout {
  /// The constraints that the view holds: between it and what is below it.
  var constraints: [NSLayoutConstraint] = []
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

  /// Takes a constraint out of the list, which is in the order of activation.
  func release(_ constraint: NSLayoutConstraint) {
    var low = 0
    var high = constraints.count
    while low < high {
      let middle = (low + high) / 2
      if constraints[middle].activation < constraint.activation {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < constraints.count, constraints[low] === constraint else { return }
    constraints.remove(at: low)
  }
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
    let own = extras.layout?.guides ?? []
    let system: [UILayoutGuide?] = [
      extras.safeAreaGuide, extras.keyboardGuide, extras.layout?.marginsGuide,
      extras.layout?.readableGuide,
    ]
    return own + system.compactMap(\.self)
  }
}
