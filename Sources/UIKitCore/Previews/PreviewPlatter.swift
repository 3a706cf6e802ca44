// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

// Rules: DD-4, AC-38.
/// A picture of what a preview shows, lifted from the view, which itself stays where it is.
final class PreviewPlatter: UIView {
  /// How much larger a preview is that is lifted; chosen.
  private static let lift: CGFloat = 1.05
  /// The shadow of a preview.
  private static let shadow: (opacity: Float, radius: CGFloat, drop: CGFloat) = (0.25, 10, 6)
  /// Points of a side from which on a preview shows nothing.
  private static let largest: CGFloat = 100_000

  private var picture: UIView?

  /// Makes the picture of a view.
  func show(_ view: UIView, _ look: UIPreviewParameters) {
    picture?.removeFromSuperview()
    picture = nil
    let part = look.visiblePath?.bounds ?? view.bounds
    let sides = 0...Self.largest
    guard part.minX.isFinite, part.minY.isFinite, sides.contains(part.width),
      sides.contains(part.height)
    else { return isHidden = true }
    isHidden = false
    bounds = CGRect(origin: .zero, size: part.size)
    let made = ViewSnapshots.view(of: view, part, afterUpdates: view.window == nil) ?? UIView()
    made.frame = bounds
    made.backgroundColor = look.plateColor
    if let path = look.visiblePath { made.layer.mask = mask(path, part) }
    insertSubview(made, at: 0)
    picture = made
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = Self.shadow.radius
    layer.shadowOffset = CGSize(width: 0, height: Self.shadow.drop)
    layer.shadowPath = (look.shadowPath ?? look.visiblePath).map { moved($0, part).cgPath }
  }

  /// Looks like what it comes to be, where it showed a part of a view.
  func take(_ look: UIPreviewParameters, of part: CGRect) {
    guard let picture else { return }
    if let color = look.plateColor { picture.backgroundColor = color }
    guard let path = look.visiblePath else { return }
    picture.layer.mask = mask(path, part)
  }

  private func mask(_ path: UIBezierPath, _ part: CGRect) -> CALayer {
    let mask = CAShapeLayer()
    mask.frame = CGRect(origin: .zero, size: part.size)
    mask.path = moved(path, part).cgPath
    return mask
  }

  private func moved(_ path: UIBezierPath, _ part: CGRect) -> UIBezierPath {
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: -part.minX, y: -part.minY))
    return moved
  }

  /// Is at a point, turned and stretched; fades where there is none.
  func put(at center: CGPoint?, _ transform: CGAffineTransform) {
    guard let center, center.x.isFinite, center.y.isFinite else { return alpha = 0 }
    self.center = center
    self.transform = transform
  }

  /// Comes nearer to who looks.
  func rise() {
    layer.shadowOpacity = Self.shadow.opacity
    transform = transform.scaledBy(x: Self.lift, y: Self.lift)
  }

  /// Lies on what is below.
  func lower() { layer.shadowOpacity = 0 }
}
