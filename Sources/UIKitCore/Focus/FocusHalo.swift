// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitMachines

// Rules: FO-15, FO-16.
/// The line that shows what has focus.
@MainActor
final class FocusHalo {
  private let line = HaloLine()
  private weak var item: (any UIFocusItem)?
  private weak var container: UIView?
  private var effect = UIFocusHaloEffect()

  init() { line.owner = StillLayers.owner }

  /// Marks an item that got focus as it wants to be, and nothing else.
  func mark(_ item: (any UIFocusItem)?) {
    if line.superlayer != nil { FocusSystems.shared.haloCount -= 1 }
    line.removeFromSuperlayer()
    guard let item, let wanted = item.focusEffect, let view = Self.view(of: item) else {
      return self.item = nil
    }
    effect = wanted as? UIFocusHaloEffect ?? UIFocusHaloEffect()
    let container = effect.containerView ?? view
    if let reference = effect.referenceView, reference.superview === container {
      container.layer.insertSublayer(line, above: reference.layer)
    } else {
      container.layer.addSublayer(line)
    }
    self.item = item
    self.container = container
    FocusSystems.shared.haloCount += 1
    place()
  }

  /// Fits the line to the item.
  func place() {
    guard let item, let container, let view = Self.view(of: item) else { return }
    let isOutside =
      switch effect.position {
      case .automatic: container !== view || !view.layer.masksToBounds
      case .outside: true
      case .inside: false
      }
    let shape =
      switch effect.shape {
      case .item:
        UIFocusHaloEffect.Shape.rounded(
          item === view
            ? view.convert(view.bounds, to: container) : view.convert(item.frame, to: container),
          radius: item === view ? view.layer.cornerRadius : 0, .circular)
      default: effect.shape
      }
    line.show(shape, isOutside: isOutside, color: (view.tintColor ?? .systemBlue).cgColor)
  }

  /// The view of an item, or the one whose coordinates it has.
  private static func view(of item: any UIFocusItem) -> UIView? {
    item as? UIView
      ?? item.parentFocusEnvironment?.focusItemContainer?.coordinateSpace as? UIView
  }
}

/// The layer of the line.
private final class HaloLine: CALayer {
  /// What is drawn when the border of the layer cannot show it.
  private var outline: UIBezierPath? { didSet { setNeedsDisplay() } }

  func show(_ shape: UIFocusHaloEffect.Shape, isOutside: Bool, color: CGColor) {
    let width = Thresholds.focusHaloWidth
    switch shape {
    case .item: break
    case .rounded(let rect, let radius, .circular):
      let distance = isOutside ? Thresholds.focusHaloGap + width : 0
      set(rect.insetBy(dx: -distance, dy: -distance))
      cornerRadius = radius > 0 || isOutside ? radius + distance : 0
      borderWidth = width
      borderColor = color
      if outline != nil { outline = nil }
    case .rounded(let rect, let radius, _):
      let distance = isOutside ? Thresholds.focusHaloGap + width / 2 : -width / 2
      draw(
        .continuous(rect.insetBy(dx: -distance, dy: -distance), radius: radius + distance), color)
    case .path(let path): draw(path, color)
    }
  }

  private func set(_ rect: CGRect) {
    if frame != rect { frame = rect }
  }

  private func draw(_ path: UIBezierPath, _ color: CGColor) {
    borderWidth = 0
    borderColor = color
    set(path.bounds.insetBy(dx: -Thresholds.focusHaloWidth, dy: -Thresholds.focusHaloWidth))
    if outline?.cgPath != path.cgPath { outline = path }
  }

  override func draw(in ctx: CGContext) {
    guard let outline, let borderColor else { return }
    ctx.translateBy(x: -frame.minX, y: -frame.minY)
    ctx.setStrokeColor(borderColor)
    ctx.setLineWidth(Thresholds.focusHaloWidth)
    ctx.addPath(outline.cgPath)
    ctx.strokePath()
  }
}

extension UIBezierPath {
  /// How far a continuous corner reaches along its edges, and where its curve is pulled to, both in
  /// parts of its radius: so that its middle is that of the circle.
  private static let reach: CGFloat = 1.53
  private static let pull: CGFloat = 0.27

  fileprivate static func continuous(_ rect: CGRect, radius: CGFloat) -> UIBezierPath {
    let radius = min(max(0, radius), min(rect.width, rect.height) / 2 / reach)
    let (far, near) = (radius * reach, radius * pull)
    let path = UIBezierPath()
    let corners: [(x: CGFloat, y: CGFloat, along: (CGFloat, CGFloat), down: (CGFloat, CGFloat))] = [
      (rect.maxX, rect.minY, (-1, 0), (0, 1)), (rect.maxX, rect.maxY, (0, -1), (-1, 0)),
      (rect.minX, rect.maxY, (1, 0), (0, -1)), (rect.minX, rect.minY, (0, 1), (1, 0)),
    ]
    for (number, corner) in corners.enumerated() {
      func point(_ way: (CGFloat, CGFloat), _ distance: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + way.0 * distance, y: corner.y + way.1 * distance)
      }
      let start = point(corner.along, far)
      if number == 0 { path.move(to: start) } else { path.addLine(to: start) }
      path.addCurve(
        to: point(corner.down, far), controlPoint1: point(corner.along, near),
        controlPoint2: point(corner.down, near))
    }
    path.close()
    return path
  }
}
