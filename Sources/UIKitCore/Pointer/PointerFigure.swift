// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

// Rules: PN-20, PN-22, PN-23.
/// A pointer that the application draws itself, and what is beside a pointer.
@MainActor
final class PointerFigure {
  private let root: CALayer = {
    let layer = StillLayers.make()
    layer.zPosition = PointerLooks.front
    return layer
  }()

  /// Whether it follows the pointer.
  private var follows = true

  /// Draws a pointer; its origin is where the pointer is.
  ///
  /// - Parameters:
  ///   - path: what it looks like; nil where the host shows it.
  ///   - accessories: what is beside it.
  ///   - half: half the size of what the host shows.
  ///   - follows: false where it stays at its first place.
  ///   - window: what it is drawn in.
  func show(
    _ path: CGPath?, _ accessories: [UIPointerAccessory], half: CGSize, follows: Bool = true,
    in window: UIView
  ) {
    hide()
    guard path != nil || !accessories.isEmpty else { return }
    self.follows = follows
    let color = UIColor.systemGray.resolvedColor(with: window.traitCollection)
      .withAlphaComponent(PointerLooks.opacity).cgColor
    let box = path?.boundingBoxOfPath
    let middle = box.map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
    let reach = box.map { CGSize(width: $0.width / 2, height: $0.height / 2) } ?? half
    if let path { add(path, color) }
    for accessory in accessories.prefix(UIPointerStyle.mostAccessories) {
      guard let path = Self.path(of: accessory, around: middle, reach) else { continue }
      add(path, color)
    }
    window.layer.addSublayer(root)
  }

  func move(to point: CGPoint) {
    if root.superlayer != nil, follows, root.position != point { root.position = point }
  }

  /// Puts it where it stays.
  func put(at point: CGPoint) { root.position = point }

  func hide() {
    guard root.superlayer != nil else { return }
    root.removeFromSuperlayer()
    for layer in root.sublayers ?? [] { layer.removeFromSuperlayer() }
  }

  private func add(_ path: CGPath, _ color: CGColor) {
    let layer = CAShapeLayer()
    layer.owner = StillLayers.owner
    layer.path = path
    layer.fillColor = color
    root.addSublayer(layer)
  }

  /// A shape around the pointer; nil for one without a size.
  static func path(_ shape: UIPointerShape) -> CGPath? {
    switch shape {
    case .path(let path): path.isEmpty ? nil : path.cgPath
    case .roundedRect(let rect, let radius):
      PointerOutline(
        .roundedRect(
          CGRect(
            x: rect.origin.x - rect.width / 2, y: rect.origin.y - rect.height / 2,
            width: rect.width, height: rect.height), radius: radius)
      ).flatMap { outline in
        guard outline.isPossible else { return nil }
        return UIBezierPath(roundedRect: outline.rect, cornerRadius: outline.radius).cgPath
      }
    case .verticalBeam(let length): beam(PointerLooks.beam.width, Self.length(length))
    case .horizontalBeam(let length): beam(Self.length(length), PointerLooks.beam.width)
    }
  }

  /// A length that there can be.
  private static func length(_ length: CGFloat) -> CGFloat {
    length.isFinite && length > 0 ? length : PointerLooks.beam.length
  }

  private static func beam(_ width: CGFloat, _ height: CGFloat) -> CGPath {
    UIBezierPath(
      roundedRect: CGRect(x: -width / 2, y: -height / 2, width: width, height: height),
      cornerRadius: PointerLooks.beam.width / 2
    ).cgPath
  }

  /// An accessory at its place beside a pointer whose box has a middle and reaches so far from it.
  private static func path(
    of accessory: UIPointerAccessory, around middle: CGPoint, _ reach: CGSize
  ) -> CGPath? {
    let (angle, offset) = (accessory.position.angle, accessory.position.offset)
    guard angle.isFinite, offset.isFinite, let path = path(accessory.shape) else { return nil }
    let (across, down) = (sin(angle), -cos(angle))
    let edge = min(
      abs(across) > PointerLooks.least ? reach.width / abs(across) : .infinity,
      abs(down) > PointerLooks.least ? reach.height / abs(down) : .infinity)
    let distance = edge + max(0, offset)
    var place = CGAffineTransform(
      translationX: middle.x + across * distance, y: middle.y + down * distance)
    if accessory.orientationMatchesAngle { place = place.rotated(by: angle) }
    let moved = UIBezierPath(cgPath: path)
    moved.apply(place)
    return moved.cgPath
  }
}
