// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

/// Values by the state they are set for.
struct StateTable<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value set for just this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value set for this state, else that for `normal`.
  func value(_ state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}

/// What was set for the states of a button.
struct ButtonLooks {
  var titles = StateTable<String>()
  var attributedTitles = StateTable<NSAttributedString>()
  var titleColors = StateTable<UIColor>()
  var shadowColors = StateTable<UIColor>()
  var images = StateTable<UIImage>()
  var backgrounds = StateTable<UIImage>()
  var symbols = StateTable<UIImage.SymbolConfiguration>()
}

/// The views and the layer that a button consists of, made when needed.
@MainActor
final class ButtonParts {
  private(set) var title: UILabel?
  private(set) var subtitle: UILabel?
  private(set) var image: UIImageView?
  private(set) var backgroundImage: UIImageView?
  private(set) var fill: CALayer?
  private var glow: CALayer?

  func titleLabel(in button: UIButton) -> UILabel {
    if let title { return title }
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    title = label
    button.addSubview(label)
    return label
  }

  func subtitleLabel(in button: UIButton) -> UILabel {
    if let subtitle { return subtitle }
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
    label.textAlignment = .center
    subtitle = label
    button.addSubview(label)
    return label
  }

  func imageView(in button: UIButton) -> UIImageView {
    if let image { return image }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    image = view
    button.addSubview(view)
    return view
  }

  func backgroundView(in button: UIButton) -> UIImageView {
    if let backgroundImage { return backgroundImage }
    let view = UIImageView()
    backgroundImage = view
    button.insertSubview(view, at: 0)
    return view
  }

  func fillLayer(in button: UIButton) -> CALayer {
    if let fill { return fill }
    let layer = StillLayers.make()
    fill = layer
    button.layer.insertSublayer(layer, at: 0)
    return layer
  }

  // Rules: CT-74.
  /// Lets a light shine behind what is in the button, or not.
  func showGlow(_ isOn: Bool, in button: UIButton) {
    guard isOn || glow != nil else { return }
    let layer = glow ?? StillLayers.make()
    if glow == nil {
      glow = layer
      layer.backgroundColor = UIColor.white.withAlphaComponent(Self.glowStrength).cgColor
      button.layer.insertSublayer(layer, at: 0)
    }
    layer.isHidden = !isOn
    let side = min(max(button.bounds.width, button.bounds.height), Self.glowSize)
    ControlShapes.place(
      layer,
      CGRect(
        x: button.bounds.midX - side / 2, y: button.bounds.midY - side / 2, width: side,
        height: side))
  }

  /// The greatest width of the light, in points.
  private static let glowSize: CGFloat = 60
  /// How white its middle is, 0 to 1.
  private static let glowStrength: CGFloat = 0.6
}
