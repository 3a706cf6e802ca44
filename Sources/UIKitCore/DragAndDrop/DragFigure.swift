// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: DD-4, DD-9, DD-18, DD-21.
/// What is shown of one item while it is lifted, dragged, and on its way to where it goes.
///
/// It shows a picture of the preview's view, which itself stays where it is.
@MainActor
final class DragFigure {
  let item: UIDragItem
  /// Who gave the item; nil for what came from outside.
  let origin: UIDragInteraction?
  /// Where it was lifted; nil for an item of which nothing is shown.
  let home: UITargetedDragPreview?
  /// From the finger to the middle of the preview.
  private(set) var grip = CGPoint.zero
  private weak var stage: DragWindow?
  private let platter = PreviewPlatter()
  private var badge: DragBadge?

  init(
    _ item: UIDragItem, from origin: UIDragInteraction?, _ home: UITargetedDragPreview?,
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
        platter.show(home.view, home.parameters)
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

  /// Whether something is shown of the item.
  var isShown: Bool { !platter.isHidden }

  // Rules: DD-103.
  /// Shows a badge on the preview, or none.
  func show(_ content: DragBadge.Content?) {
    guard content != badge?.content else { return }
    badge?.removeFromSuperview()
    badge = content.map { DragBadge($0) }
    guard let badge else { return }
    UIView.performWithoutAnimation {
      let transform = platter.transform
      badge.put(at: platter.bounds, scale: hypot(transform.a, transform.b))
      platter.addSubview(badge)
    }
  }

  private func put(on target: UIPreviewTarget) {
    platter.put(at: stage?.place(target.center, of: target.container), target.transform)
  }

  // MARK: - On its way

  func rise() { platter.rise() }

  func settle() {
    platter.lower()
    if let home { put(on: home.target) }
  }

  // Rules: DD-9.
  /// Shows what the item says now.
  func previewDidChange() {
    guard stage != nil, let provider = item.previewProvider else { return }
    let preview = provider()
    UIView.performWithoutAnimation {
      if let preview {
        platter.show(preview.view, preview.parameters)
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
    badge?.put(at: platter.bounds, scale: scale)
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
    platter.lower()
    guard let preview, let stage,
      stage.place(preview.target.center, of: preview.target.container) != nil
    else { return platter.alpha = 0 }
    if let home {
      platter.take(
        preview.parameters, of: home.parameters.visiblePath?.bounds ?? home.view.bounds)
    }
    put(on: preview.target)
  }

  func remove() {
    platter.removeFromSuperview()
    if item.figure === self { item.figure = nil }
    stage = nil
  }
}
