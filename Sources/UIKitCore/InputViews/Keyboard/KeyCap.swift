// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// One key as it is drawn; touches of it are the keyboard's.
final class KeyCap: UIView {
  private let label = UILabel()
  private(set) var action = KeyAction.blank

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = KeyboardLook.cornerRadius
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ key: KeySpec, title: String) {
    action = key.action
    isHidden = action == .blank
    accessibilityIdentifier = KeyTitle.identifier(of: key)
    label.text = title
    let isLetter = if case .text = key.action { true } else { false }
    label.font = .systemFont(ofSize: isLetter ? KeyboardLook.letterSize : KeyboardLook.wordSize)
    label.textColor = KeyboardLook.text
    setNeedsLayout()
  }

  /// Stands for no key.
  func leave() {
    isHidden = true
    accessibilityIdentifier = nil
  }

  func paint(isDown: Bool, isEnabled: Bool) {
    let isLight = action.isTyping && action != .enter
    backgroundColor = isLight != isDown ? KeyboardLook.key : KeyboardLook.specialKey
    label.alpha = isEnabled ? 1 : KeyboardLook.disabledAlpha
  }

  override func layoutSubviews() { label.frame = bounds }
}

/// The letter under a finger, above the finger.
final class KeyPopup: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = KeyboardLook.cornerRadius
    label.textAlignment = .center
    label.font = .systemFont(ofSize: KeyboardLook.popupSize)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, above cap: CGRect, in width: CGFloat) {
    label.text = text
    label.textColor = KeyboardLook.text
    backgroundColor = KeyboardLook.key
    let wide = cap.width * KeyboardLook.popupScale
    let x = min(max(cap.midX - wide / 2, 0), width - wide)
    frame = CGRect(x: x, y: cap.minY - cap.height - 8, width: wide, height: cap.height + 8)
    label.frame = bounds
  }
}
