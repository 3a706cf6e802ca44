// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

/// The looks of buttons: titles, pictures and colours by state.
extension UIButton {
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
  func setUpKind() {
    guard let symbol = kind.symbol else { return }
    setImage(UIImage(systemName: symbol), for: .normal)
  }

  /// The colour that belongs to what can be touched, red where that destroys.
  func activeTint() -> UIColor {
    role == .destructive ? Ink.red : tintColor
  }

  /// The colour of the title: what was set, else what the kind shows.
  func titleColor(in state: UIControl.State) -> UIColor? {
    if let color = looks.titleColors[state] { return color }
    let isSystem = kind != .custom
    if state.contains(.disabled), isSystem, looks.titleColors[.normal] == nil {
      return Ink.faint
    }
    return looks.titleColors[.normal] ?? (isSystem ? activeTint() : .white)
  }

  /// Shows the present state.
  func applyAppearance() {
    if let configuration = self.configuration {
      applyAppearance(configuration)
    } else {
      applyStates()
    }
    applyBackgroundImage()
    parts.showGlow(
      showsTouchWhenHighlighted && appearanceState.contains(.highlighted), in: self)
  }

  // Rules: CT-73.
  /// A picture, drawn as its symbol is to be in a state.
  private func drawn(_ image: UIImage?, _ state: UIControl.State) -> UIImage? {
    guard let image, image.isSymbolImage, let symbol = looks.symbols.value(state) else {
      return image
    }
    return image.withConfiguration(symbol)
  }

  private func applyStates() {
    let state = appearanceState
    let looks = self.looks
    let title = self.title(for: state)
    let attributed = attributedTitle(for: state)
    let isPressed = state.contains(.highlighted)
    if title != nil || attributed != nil || parts.title != nil {
      let label = parts.titleLabel(in: self)
      let color = titleColor(for: state) ?? .white
      let dims =
        isPressed && looks.titleColors[state] == nil && looks.titles[state] == nil
        && looks.attributedTitles[state] == nil && looks.backgrounds[state] == nil
      label.textColor = color
      label.alpha = dims ? Self.pressedAlpha : 1
      if let attributed {
        if label.look.attributed != attributed { label.attributedText = attributed }
      } else {
        label.text = title
      }
      label.shadowColor = titleShadowColor(for: state)
      if reversesTitleShadowWhenHighlighted {
        let offset = label.shadowOffset.height
        label.shadowOffset.height = isPressed ? abs(offset) : -abs(offset)
      }
    }
    let image = self.image(for: state)
    if image != nil || parts.image != nil {
      let view = parts.imageView(in: self)
      view.image = drawn(image, state)
      view.tintColor = activeTint()
      let dimsPressed =
        adjustsImageWhenHighlighted && isPressed && looks.images[state] == nil
      let dimsDisabled =
        adjustsImageWhenDisabled && state.contains(.disabled)
        && looks.images[state] == nil
      view.alpha = dimsPressed ? Self.pressedAlpha : dimsDisabled ? Self.disabledAlpha : 1
    }
    parts.fill?.isHidden = true
    parts.subtitle?.isHidden = true
  }

  private func applyBackgroundImage() {
    let image = backgroundImage(for: appearanceState)
    guard image != nil || parts.backgroundImage != nil else { return }
    parts.backgroundView(in: self).image = image
  }

  // MARK: - Configurations

  private func applyAppearance(_ configuration: UIButton.Configuration) {
    let state = appearanceState
    let color = foregroundColor(configuration, state)
    if let title = configuration.title {
      let label = parts.titleLabel(in: self)
      label.text = title
      label.textColor = color
      label.alpha = 1
      label.isHidden = false
    } else {
      parts.title?.isHidden = true
    }
    if let subtitle = configuration.subtitle {
      let label = parts.subtitleLabel(in: self)
      label.text = subtitle
      label.textColor = color
      label.isHidden = false
    } else {
      parts.subtitle?.isHidden = true
    }
    if configuration.image != nil || parts.image != nil {
      let view = parts.imageView(in: self)
      view.image = configuration.image
      view.tintColor = color
      view.alpha = state.contains(.disabled) ? Self.disabledAlpha : 1
    }
    let fill = parts.fillLayer(in: self)
    fill.isHidden = false
    fill.backgroundColor = fillColor(configuration, state)?.cgColor
  }

  private func foregroundColor(_ configuration: UIButton.Configuration, _ state: UIControl.State)
    -> UIColor
  {
    if state.contains(.disabled) { return Ink.faint }
    let isFilled =
      configuration.style == .filled
      || (state.contains(.selected) && configuration.style != .plain)
    let base = configuration.baseForegroundColor ?? (isFilled ? .white : activeTint())
    guard state.contains(.highlighted), !isFilled else { return base }
    return base.withAlphaComponent(base.cgColor.alpha * Self.pressedFillAlpha)
  }

  private func fillColor(_ configuration: UIButton.Configuration, _ state: UIControl.State)
    -> UIColor?
  {
    let base = configuration.baseBackgroundColor ?? activeTint()
    // Rules: AW-97.
    var full: UIColor {
      (configuration.baseForegroundColor ?? .white) == .white ? base.behindWhite : base
    }
    let isPressed = state.contains(.highlighted)
    let isSelected = state.contains(.selected)
    if state.contains(.disabled) {
      return configuration.style == .plain ? nil : .tertiarySystemFill
    }
    switch configuration.style {
    case .plain:
      let pale = base.withAlphaComponent(isPressed ? Self.palePressedAlpha : Self.paleAlpha)
      return configuration.baseBackgroundColor ?? (isSelected || isPressed ? pale : nil)
    case .filled: return isPressed ? full.withAlphaComponent(Self.pressedFillAlpha) : full
    case .tinted, .gray, .bordered:
      if isSelected { return isPressed ? full.withAlphaComponent(Self.pressedFillAlpha) : full }
      if configuration.style == .tinted || configuration.baseBackgroundColor != nil {
        return base.withAlphaComponent(isPressed ? Self.palePressedAlpha : Self.paleAlpha)
      }
      if configuration.style == .gray { return isPressed ? .systemGray4 : .systemGray5 }
      return isPressed ? .systemFill : .tertiarySystemFill
    }
  }

  /// How round the background is.
  func cornerRadius(_ style: UIButton.Configuration.CornerStyle, height: CGFloat) -> CGFloat {
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
