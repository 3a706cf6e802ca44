// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: SB-30, SB-31.
/// A token in a search field.
final class TokenView: UIControl {
  /// In text of the ordinary size.
  private static let height: CGFloat = 24
  private static let padding: CGFloat = 6
  private static let gap: CGFloat = 4
  private static let iconSize: CGFloat = 16
  private static let corner: CGFloat = 6
  private static let font = GrowingFont(.subheadline, size: 15)

  let token: UISearchToken
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    label.text = token.title
    label.setGrowingFont(Self.font)
    picture.image = token.icon
    picture.contentMode = .scaleAspectFit
    layer.cornerRadius = Self.corner
    for view in [picture, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    // Rules: FO-21.
    flagsOfControl.insert(.passedByFocus)
  }

  required init?(coder: NSCoder) { nil }

  // Rules: GR-67.
  override func prefersOwnAction(over recognizer: UIGestureRecognizer) -> Bool {
    OwnGesture.isSingleTap(recognizer)
  }

  /// Colours it; a token that is chosen is as strong as the tint.
  func paint(_ ground: UIColor, isChosen: Bool) {
    backgroundColor = isChosen ? tintColor.behindWhite : ground
    label.textColor = isChosen ? .white : .label
    picture.tintColor = label.textColor
    isSelected = isChosen
  }

  // Rules: SB-39.
  static func height(for traits: UITraitCollection) -> CGFloat {
    height + font.growth(for: traits)
  }

  private var iconWidth: CGFloat { token.icon == nil ? 0 : Self.iconSize + Self.gap }

  var fittingWidth: CGFloat {
    label.sizeThatFits(BarLook.anySize).width.rounded(.up) + iconWidth + 2 * Self.padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.iconSize
    let icon = CGRect(
      x: Self.padding, y: (bounds.height - size) / 2, width: token.icon == nil ? 0 : size,
      height: size)
    picture.setComputedFrame(mirrored(icon, in: bounds))
    let start = Self.padding + iconWidth
    let text = CGRect(
      x: start, y: 0, width: max(0, bounds.width - start - Self.padding), height: bounds.height)
    label.setComputedFrame(mirrored(text, in: bounds))
  }

  override var ownAccessibility: AccessibilityValues {
    var own = super.ownAccessibility
    own.label = token.title
    own.traits?.insert(.button)
    return own
  }
}
