// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

// Rules: DD-4, DD-9, DD-18, DD-21.
/// What is shown of one item while it is lifted, dragged, and on its way to where it goes.
///
/// It shows a picture of the preview's view, which itself stays where it is.
@MainActor
final class DragFigure {
  let item: UIDragItem
  /// Who gave the item.
  let origin: UIDragInteraction
  /// Where it was lifted; nil for an item of which nothing is shown.
  let home: UITargetedDragPreview?
  /// From the finger to the middle of the preview.
  private(set) var grip = CGPoint.zero
  private weak var stage: DragWindow?
  private let platter = UIView()
  private var picture: UIView?

  init(
    _ item: UIDragItem, from origin: UIDragInteraction, _ home: UITargetedDragPreview?,
    on stage: DragWindow, finger: CGPoint
  ) {
    self.item = item
    self.origin = origin
    self.home = home
    self.stage = stage
    item.figure = self
    platter.accessibilityIdentifier = "drag preview"
    let finger = stage.convertFromScreen(finger)
    UIView.performWithoutAnimation {
      if let home {
        show(home.view, home.parameters)
        put(on: home.target)
      } else {
        platter.isHidden = true
        platter.center = finger
      }
      stage.addSubview(platter)
    }
    grip = CGPoint(x: platter.center.x - finger.x, y: platter.center.y - finger.y)
    if !grip.x.isFinite || !grip.y.isFinite { grip = .zero }
  }

  /// How large the preview is.
  var size: CGSize { platter.bounds.size }

  /// Makes the picture of a view.
  private func show(_ view: UIView, _ look: UIPreviewParameters) {
    picture?.removeFromSuperview()
    picture = nil
    let part = look.visiblePath?.bounds ?? view.bounds
    let sides = 0...DragLooks.largest
    guard part.minX.isFinite, part.minY.isFinite, sides.contains(part.width),
      sides.contains(part.height)
    else { return platter.isHidden = true }
    platter.isHidden = false
    platter.bounds = CGRect(origin: .zero, size: part.size)
    let made = ViewSnapshots.view(of: view, part, afterUpdates: view.window == nil) ?? UIView()
    made.frame = platter.bounds
    made.backgroundColor = look.plateColor
    if let path = look.visiblePath { made.layer.mask = mask(path, part) }
    platter.addSubview(made)
    picture = made
    let layer = platter.layer
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = DragLooks.shadow.radius
    layer.shadowOffset = CGSize(width: 0, height: DragLooks.shadow.drop)
    layer.shadowPath = (look.shadowPath ?? look.visiblePath).map { moved($0, part).cgPath }
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

  private func put(on target: UIPreviewTarget) {
    guard let center = stage?.place(target.center, of: target.container), center.x.isFinite,
      center.y.isFinite
    else { return platter.alpha = 0 }
    platter.center = center
    platter.transform = target.transform
  }

  // MARK: - On its way

  func rise() {
    platter.layer.shadowOpacity = DragLooks.shadow.opacity
    platter.transform = platter.transform.scaledBy(x: DragLooks.lift, y: DragLooks.lift)
  }

  func settle() {
    platter.layer.shadowOpacity = 0
    if let home { put(on: home.target) }
  }

  // Rules: DD-9.
  /// Shows what the item says now.
  func previewDidChange() {
    guard stage != nil, let provider = item.previewProvider else { return }
    let preview = provider()
    UIView.performWithoutAnimation {
      if let preview {
        show(preview.view, preview.parameters)
      } else {
        platter.isHidden = true
      }
    }
  }

  /// Goes with the finger, which is at a point of the screen.
  func follow(_ finger: CGPoint, grip: CGPoint, aside: CGFloat, isWhole: Bool) {
    guard let stage else { return }
    let finger = stage.convertFromScreen(finger)
    let side = max(platter.bounds.width, platter.bounds.height)
    let scale = isWhole || side <= DragLooks.greatest ? 1 : DragLooks.greatest / side
    platter.transform = CGAffineTransform(scaleX: scale, y: scale)
    platter.center = CGPoint(
      x: finger.x + grip.x * scale + aside, y: finger.y + grip.y * scale + aside)
  }

  /// The preview where it is now, in a view that takes it.
  func preview(in view: UIView) -> UITargetedDragPreview {
    let center =
      stage.flatMap { stage in
        view.window.map { window in
          view.convert(
            window.convertFromScreen(stage.convert(platter.center, to: nil)), from: window)
        }
      } ?? .zero
    return UITargetedDragPreview(
      view: home?.view ?? platter, parameters: home?.parameters ?? UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: view, center: center))
  }

  // Rules: DD-18, DD-21.
  /// Goes to where a preview says, and fades where there is none.
  func fly(to preview: UITargetedDragPreview?) {
    platter.layer.shadowOpacity = 0
    guard let preview, let stage,
      stage.place(preview.target.center, of: preview.target.container) != nil
    else { return platter.alpha = 0 }
    take(preview.parameters)
    put(on: preview.target)
  }

  /// Looks like what it comes to be.
  private func take(_ look: UIPreviewParameters) {
    guard let home, let picture else { return }
    if let color = look.plateColor { picture.backgroundColor = color }
    guard let path = look.visiblePath else { return }
    picture.layer.mask = mask(path, home.parameters.visiblePath?.bounds ?? home.view.bounds)
  }

  func remove() {
    platter.removeFromSuperview()
    if item.figure === self { item.figure = nil }
    stage = nil
  }
}
