// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: VC-146, VC-147, VC-179.
/// The title in large letters below the row with the buttons; what leaves it at the top is not seen.
@MainActor
final class BarLargeTitle {
  private var shown: (frame: UIView, label: UILabel)?

  /// Shows a title.
  ///
  /// - Parameter isInRow: whether it stands in the row with the buttons, which does not grow.
  func show(
    _ text: String?, _ look: UINavigationBarAppearance?, isInRow: Bool, in bar: UINavigationBar
  ) {
    let label = shown?.label ?? make(in: bar)
    let usual = BarLook.largeTitleFont.ordinary
    let font = isInRow ? usual : BarLook.largeTitleFont.font(for: bar.traitCollection)
    let attributes = look?.largeTitleTextAttributes ?? [:]
    // A title that grew gets as small as another where it has to; a font of the program's did not.
    let growth = attributes[.font] == nil ? font.pointSize / usual.pointSize : 1
    label.minimumScaleFactor = BarLook.leastLargeTitleScale / growth
    BarText(attributes).show(text, in: label, font: font, color: .label)
  }

  private func make(in bar: UINavigationBar) -> UILabel {
    let (frame, label) = (UIView(), UILabel())
    frame.clipsToBounds = true
    frame.isUserInteractionEnabled = false
    label.accessibilityTraits = [.header, .staticText]
    label.adjustsFontSizeToFitWidth = true
    frame.addSubview(label)
    bar.addSubview(frame)
    shown = (frame, label)
    return label
  }

  func hide() {
    shown?.frame.removeFromSuperview()
    shown = nil
  }

  /// Fills a rectangle, at the bottom of which the title stands.
  ///
  /// - Parameter height: how high the title is.
  func layout(in rect: CGRect, margins: UIEdgeInsets, height: CGFloat) {
    guard let (frame, label) = shown else { return }
    frame.setComputedFrame(rect)
    let inset = max(margins.left, BarLook.largeTitleMargin)
    label.setComputedFrame(
      CGRect(
        x: inset, y: rect.height - height,
        width: max(0, rect.width - inset - max(margins.right, BarLook.largeTitleMargin)),
        height: height))
  }
}

extension UINavigationItem {
  // Rules: VC-146, VC-152.
  /// Whether a bar shows the title in large letters.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before does; the first one does.
    case automatic = 0
    /// It does.
    case always = 1
    /// It does not.
    case never = 2
    /// It does, in the row with the buttons, as long as there is no way back; else below it.
    case inline = 3
  }
}

extension [UINavigationItem] {
  // Rules: VC-146.
  /// Whether the last of them has a large title where the bar prefers them.
  @MainActor var endInLargeTitle: Bool {
    last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
  }
}
