// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: LY-10.
/// How much views want the size of their content.
extension UIView {
  func contentSizeDidChange() {
    if let parent { ConstraintLayout.askToPlaceMoved(in: parent) }
    if flags.contains(.arranged) { StackArrangement.contentDidChange(self) }
    if flags.contains(.hasLayoutBox) { ConstraintLayout.contentDidChange(self) }
  }

  func contentHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let layout = extras?.layout else { return .defaultLow }
    return axis == .horizontal ? layout.hugging.0 : layout.hugging.1
  }

  func compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let layout = extras?.layout else { return .defaultHigh }
    return axis == .horizontal ? layout.resistance.0 : layout.resistance.1
  }

  func setContentHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard priority != contentHugging(axis) else { return }
    let layout = needLayout
    if axis == .horizontal { layout.hugging.0 = priority } else { layout.hugging.1 = priority }
    contentPriorityDidChange()
  }

  func setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard priority != compressionResistance(axis) else { return }
    let layout = needLayout
    if axis == .horizontal {
      layout.resistance.0 = priority
    } else {
      layout.resistance.1 = priority
    }
    contentPriorityDidChange()
  }

  private func contentPriorityDidChange() {
    guard flags.contains(.hasLayoutBox) else { return }
    ConstraintLayout.engine(above: self)?.contentPriorityDidChange(self)
  }
}
