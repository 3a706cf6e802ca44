// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitMachines

/// A pill of glass under which text is larger.
final class LoupeView: UIView {
  private let glass = UIView()
  /// Has the coordinates of the screen.
  private let plane = StillLayers.make()
  private let mirror = LayerMirror()
  private var spot: LoupePlace?

  init() {
    super.init(frame: CGRect(origin: .zero, size: LoupePlace.size))
    accessibilityIdentifier = "loupe"
    layer.cornerRadius = LoupePlace.size.height / 2
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = LoupeLook.shadowOpacity
    layer.shadowRadius = LoupeLook.shadowRadius
    layer.shadowOffset = LoupeLook.shadowOffset
    backgroundColor = .systemBackground
    glass.frame = bounds
    glass.clipsToBounds = true
    glass.layer.cornerRadius = layer.cornerRadius
    glass.layer.borderWidth = 1
    glass.layer.borderColor = UIColor.black.withAlphaComponent(LoupeLook.borderAlpha).cgColor
    addSubview(glass)
    plane.anchorPoint = .zero
    glass.layer.addSublayer(plane)
  }

  required init?(coder: NSCoder) { nil }

  /// Goes to a place and looks at what is there.
  func move(to place: LoupePlace) {
    spot = place
    UIView.performWithoutAnimation {
      center = CGPoint(x: place.frame.midX, y: place.frame.midY)
      plane.setAffineTransform(CGAffineTransform(scaleX: place.scale, y: place.scale))
      plane.position = CGPoint(
        x: glass.bounds.midX - place.focus.x * place.scale,
        y: glass.bounds.midY - place.focus.y * place.scale)
    }
  }

  /// Shows a window as it is now.
  func reflect(_ window: UIWindow) {
    guard let spot else { return }
    let copy = mirror.copy(of: window.backing, reaching: spot.part)
    let shown = plane.sublayers ?? []
    if shown.first !== copy { plane.sublayers = copy.map { [$0] } }
  }

  // MARK: Coming and going

  /// Grows out of a point of the screen.
  func appear(from point: CGPoint) {
    UIView.performWithoutAnimation { shrink(to: point) }
    UIView.animate(withDuration: LoupeLook.duration) {
      self.transform = .identity
      self.alpha = 1
    }
  }

  /// Shrinks to what it looked at.
  func disappear(_ completion: @escaping () -> Void) {
    let point = spot?.focus ?? center
    UIView.animate(
      withDuration: LoupeLook.duration, animations: { self.shrink(to: point) },
      completion: { _ in completion() })
  }

  private func shrink(to point: CGPoint) {
    transform = CGAffineTransform(translationX: point.x - center.x, y: point.y - center.y)
      .scaledBy(x: LoupeLook.smallScale, y: LoupeLook.smallScale)
    alpha = 0
  }
}

/// The window in front of all others in which a loupe is shown; touches go through it.
final class LoupeWindow: UIWindow {
  /// In front of alerts, keyboard and menus.
  private static let frontLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 2000)

  let loupe = LoupeView()

  init(serving window: UIWindow) {
    super.init(frame: UIScreen.main.bounds)
    belongsToSystem = true
    accessibilityIdentifier = "loupe window"
    keyRecognizer.isEnabled = false
    isUserInteractionEnabled = false
    windowScene = window.windowScene
    overrideUserInterfaceStyle = window.traitCollection.userInterfaceStyle
    windowLevel = max(LoupeWindow.frontLevel, window.windowLevel)
    addSubview(loupe)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }
}
