// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

/// What is seen of a preview, in the coordinates of its container.
@MainActor
struct PointerOutline {
  /// Around all of it.
  var rect: CGRect
  /// How round its corners are.
  var radius: CGFloat = 0
  /// What it is, if it is no rectangle.
  var path: CGPath?

  // Rules: PN-11, PN-40, PN-41.
  /// What is seen of the view, with a margin around a rectangle.
  init(of preview: UITargetedPreview, margin: CGFloat = 0) {
    let (view, container) = (preview.view, preview.target.container)
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: container)
    let target = preview.target.center
    let shift = CGPoint(x: target.x - center.x, y: target.y - center.y)
    if let visible = preview.parameters.visiblePath {
      self.init(visible, Self.way(from: view, to: container, shift))
    } else {
      let own = view.layer.cornerRadius
      self.init(
        view.convert(view.bounds, to: container)
          .offsetBy(dx: shift.x, dy: shift.y).insetBy(dx: -margin, dy: -margin),
        margin > 0 ? max(own + margin, UIPointerShape.defaultCornerRadius) : own)
    }
  }

  // Rules: PN-21.
  /// A shape in the coordinates of the container; nil for a beam, which outlines nothing.
  init?(_ shape: UIPointerShape?) {
    switch shape {
    case .path(let path): self.init(path, .identity)
    case .roundedRect(let rect, let radius): self.init(rect.standardized, radius)
    case .verticalBeam, .horizontalBeam, nil: return nil
    }
  }

  private init(_ path: UIBezierPath, _ way: CGAffineTransform) {
    let moved = path.copy() as? UIBezierPath ?? path
    moved.apply(way)
    rect = moved.bounds
    self.path = moved.cgPath
  }

  private init(_ rect: CGRect, _ radius: CGFloat) {
    self.rect = rect
    self.radius = max(0, min(radius, min(rect.width, rect.height) / 2))
  }

  /// Whether there is anything to be seen.
  var isPossible: Bool {
    [rect.minX, rect.minY, rect.width, rect.height, radius].allSatisfy(\.isFinite)
      && rect.width > 0 && rect.height > 0
  }

  /// The outline with its upper left corner at the origin.
  var atOrigin: CGPath {
    guard let path else {
      return UIBezierPath(
        roundedRect: CGRect(origin: .zero, size: rect.size), cornerRadius: radius
      ).cgPath
    }
    let moved = UIBezierPath(cgPath: path)
    moved.apply(CGAffineTransform(translationX: -rect.minX, y: -rect.minY))
    return moved.cgPath
  }

  /// What leads from the coordinates of a view to those of another.
  private static func way(
    from view: UIView, to other: UIView, _ shift: CGPoint
  ) -> CGAffineTransform {
    let origin = view.convert(CGPoint.zero, to: other)
    let across = view.convert(CGPoint(x: 1, y: 0), to: other)
    let down = view.convert(CGPoint(x: 0, y: 1), to: other)
    return CGAffineTransform(
      a: across.x - origin.x, b: across.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
      tx: origin.x + shift.x, ty: origin.y + shift.y)
  }
}
