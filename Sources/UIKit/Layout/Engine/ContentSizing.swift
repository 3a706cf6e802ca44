// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// How much views want the size of their content.
///
/// - Rules: LY-10.
@MainActor
enum ContentSizing {
  static func invalidate(_ view: UIView) {
    view.parent?.setNeedsLayout()
    if view.flags.contains(.hasLayoutBox) { ConstraintLayout.contentDidChange(view) }
  }

  static func hugging(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let layout = view.extras?.layout else { return .defaultLow }
    return axis == .horizontal ? layout.hugging.0 : layout.hugging.1
  }

  static func resistance(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let layout = view.extras?.layout else { return .defaultHigh }
    return axis == .horizontal ? layout.resistance.0 : layout.resistance.1
  }

  static func setHugging(
    _ priority: UILayoutPriority, of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) {
    guard priority != hugging(of: view, axis) else { return }
    let layout = view.needLayout
    if axis == .horizontal { layout.hugging.0 = priority } else { layout.hugging.1 = priority }
    priorityDidChange(view)
  }

  static func setResistance(
    _ priority: UILayoutPriority, of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) {
    guard priority != resistance(of: view, axis) else { return }
    let layout = view.needLayout
    if axis == .horizontal {
      layout.resistance.0 = priority
    } else {
      layout.resistance.1 = priority
    }
    priorityDidChange(view)
  }

  private static func priorityDidChange(_ view: UIView) {
    guard view.flags.contains(.hasLayoutBox) else { return }
    ConstraintLayout.engine(above: view)?.contentPriorityDidChange(view)
  }
}
