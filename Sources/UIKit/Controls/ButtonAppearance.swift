// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

/// The looks of buttons: titles, pictures and colours by state.
@MainActor
enum ButtonAppearance {
  /// How much of a title or picture is left while it is pressed.
  private static let pressedAlpha: CGFloat = 0.35
  /// How much of a picture is left on a disabled button.
  private static let disabledAlpha: CGFloat = 0.4
  /// How much of a filled background is left while it is pressed.
  private static let pressedFillAlpha: CGFloat = 0.7
  /// How much of the tint colour a pale background has, and a pressed one.
  private static let paleAlpha: CGFloat = 0.16
  private static let palePressedAlpha: CGFloat = 0.3

  /// Gives a new button what its kind shows.
  static func setUp(_ button: UIButton) {
    guard let symbol = button.kind.symbol else { return }
    button.setImage(UIImage(systemName: symbol), for: .normal)
  }

  /// The colour that belongs to what can be touched, red where that destroys.
  static func tint(of button: UIButton) -> UIColor {
    button.role == .destructive ? .systemRed : button.tintColor
  }

  /// The colour of the title: what was set, else what the kind shows.
  static func titleColor(of button: UIButton, in state: UIControl.State) -> UIColor? {
    if let color = button.looks.titleColors[state] { return color }
    let isSystem = button.kind != .custom
    if state.contains(.disabled), isSystem, button.looks.titleColors[.normal] == nil {
      return .tertiaryLabel
    }
    return button.looks.titleColors[.normal] ?? (isSystem ? tint(of: button) : .white)
  }

  /// Shows the present state.
  static func apply(to button: UIButton) {
    if let configuration = button.configuration {
      apply(configuration, to: button)
    } else {
      applyStates(to: button)
    }
    applyBackgroundImage(to: button)
  }

  private static func applyStates(to button: UIButton) {
    let state = button.appearanceState
    let looks = button.looks
    let title = button.title(for: state)
    let attributed = button.attributedTitle(for: state)
    let isPressed = state.contains(.highlighted)
    if title != nil || attributed != nil || button.parts.title != nil {
      let label = button.parts.titleLabel(in: button)
      let color = button.titleColor(for: state) ?? .white
      let dims =
        isPressed && looks.titleColors[state] == nil && looks.titles[state] == nil
        && looks.attributedTitles[state] == nil && looks.backgrounds[state] == nil
      label.textColor = color
      label.alpha = dims ? pressedAlpha : 1
      if let attributed {
        if label.look.attributed != attributed { label.attributedText = attributed }
      } else {
        label.text = title
      }
      label.shadowColor = button.titleShadowColor(for: state)
      if button.reversesTitleShadowWhenHighlighted {
        let offset = label.shadowOffset.height
        label.shadowOffset.height = isPressed ? abs(offset) : -abs(offset)
      }
    }
    let image = button.image(for: state)
    if image != nil || button.parts.image != nil {
      let view = button.parts.imageView(in: button)
      view.image = image
      view.tintColor = tint(of: button)
      let dimsPressed =
        button.adjustsImageWhenHighlighted && isPressed && looks.images[state] == nil
      let dimsDisabled =
        button.adjustsImageWhenDisabled && state.contains(.disabled)
        && looks.images[state] == nil
      view.alpha = dimsPressed ? pressedAlpha : dimsDisabled ? disabledAlpha : 1
    }
    button.parts.fill?.isHidden = true
    button.parts.subtitle?.isHidden = true
  }

  private static func applyBackgroundImage(to button: UIButton) {
    let image = button.backgroundImage(for: button.appearanceState)
    guard image != nil || button.parts.backgroundImage != nil else { return }
    button.parts.backgroundView(in: button).image = image
  }

  // MARK: - Configurations

  private static func apply(_ configuration: UIButton.Configuration, to button: UIButton) {
    let state = button.appearanceState
    let color = foreground(configuration, button, state)
    if let title = configuration.title {
      let label = button.parts.titleLabel(in: button)
      label.text = title
      label.textColor = color
      label.alpha = 1
      label.isHidden = false
    } else {
      button.parts.title?.isHidden = true
    }
    if let subtitle = configuration.subtitle {
      let label = button.parts.subtitleLabel(in: button)
      label.text = subtitle
      label.textColor = color
      label.isHidden = false
    } else {
      button.parts.subtitle?.isHidden = true
    }
    if configuration.image != nil || button.parts.image != nil {
      let view = button.parts.imageView(in: button)
      view.image = configuration.image
      view.tintColor = color
      view.alpha = state.contains(.disabled) ? disabledAlpha : 1
    }
    let fill = button.parts.fillLayer(in: button)
    fill.isHidden = false
    fill.backgroundColor = background(configuration, button, state)?.cgColor
  }

  private static func foreground(
    _ configuration: UIButton.Configuration, _ button: UIButton, _ state: UIControl.State
  ) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let isFilled =
      configuration.style == .filled
      || (state.contains(.selected) && configuration.style != .plain)
    let base = configuration.baseForegroundColor ?? (isFilled ? .white : tint(of: button))
    guard state.contains(.highlighted), !isFilled else { return base }
    return base.withAlphaComponent(base.cgColor.alpha * pressedFillAlpha)
  }

  private static func background(
    _ configuration: UIButton.Configuration, _ button: UIButton, _ state: UIControl.State
  ) -> UIColor? {
    let base = configuration.baseBackgroundColor ?? tint(of: button)
    let isPressed = state.contains(.highlighted)
    let isSelected = state.contains(.selected)
    if state.contains(.disabled) {
      return configuration.style == .plain ? nil : .tertiarySystemFill
    }
    switch configuration.style {
    case .plain:
      let pale = base.withAlphaComponent(isPressed ? palePressedAlpha : paleAlpha)
      return configuration.baseBackgroundColor ?? (isSelected || isPressed ? pale : nil)
    case .filled: return isPressed ? base.withAlphaComponent(pressedFillAlpha) : base
    case .tinted, .gray, .bordered:
      if isSelected { return isPressed ? base.withAlphaComponent(pressedFillAlpha) : base }
      if configuration.style == .tinted || configuration.baseBackgroundColor != nil {
        return base.withAlphaComponent(isPressed ? palePressedAlpha : paleAlpha)
      }
      if configuration.style == .gray { return isPressed ? .systemGray4 : .systemGray5 }
      return isPressed ? .systemFill : .tertiarySystemFill
    }
  }

  /// How round the background is.
  static func cornerRadius(_ style: UIButton.Configuration.CornerStyle, height: CGFloat) -> CGFloat
  {
    let radius: CGFloat =
      switch style {
      case .small: 5
      case .fixed, .dynamic, .medium: 8
      case .large: 12
      case .capsule: height / 2
      }
    return min(radius, height / 2)
  }
}
