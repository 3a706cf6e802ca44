// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: VC-143.
/// The line of text above the title in a navigation bar.
@MainActor
final class BarPrompt {
  private var label: UILabel?

  /// What it shows; nil for nothing.
  var text: String? { label?.text }

  func show(_ text: String?, in bar: UINavigationBar) {
    guard text != self.text else { return }
    guard let text else {
      label?.removeFromSuperview()
      return label = nil
    }
    let label = label ?? make(in: bar)
    self.label = label
    label.text = text
  }

  private func make(in bar: UINavigationBar) -> UILabel {
    let label = UILabel()
    label.font = BarLook.promptFont
    label.textColor = .label
    label.textAlignment = .center
    bar.addSubview(label)
    return label
  }

  /// Takes its room from the top of what is left.
  func takeRoom(of bounds: inout CGRect) {
    guard let label else { return }
    let height = min(BarLook.promptHeight, bounds.height)
    label.setComputedFrame(
      CGRect(x: 0, y: bounds.minY, width: bounds.width, height: height)
        .insetBy(dx: min(BarLook.padding, bounds.width / 2), dy: 0))
    bounds.origin.y += height
    bounds.size.height -= height
  }
}

extension UINavigationItem {
  /// What a prompt adds to the height of the bar that shows the item, in points.
  final var promptHeight: CGFloat {
    prompt == nil || palette?.replacesRow == true ? 0 : BarLook.promptHeight
  }
}
