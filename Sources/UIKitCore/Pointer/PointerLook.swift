// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitHost

// Rules: PN-10 to PN-16.
/// What an effect shows of a view.
///
/// Nothing of the view is changed: it is shown larger by an animation, its ground and its shadow lie
/// behind it in the container, its tint lies before what it shows.
@MainActor
final class PointerLook {
  /// What the pointer becomes where no shape was given.
  let pointer: HostPointer
  private let preview: UITargetedPreview
  private var growths: [PointerGrowth] = []
  private var fades: [PointerFade] = []
  private let scale: CGFloat

  /// Shows an effect; nil where nothing of the view is seen.
  init?(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
    let effect = effect.resolved
    preview = effect.preview
    guard preview.view.window != nil, preview.target.container.window != nil else { return nil }
    let size = preview.view.bounds.size
    switch effect {
    case .automatic: return nil
    case .highlight:
      (pointer, scale) = (.hand, 1)
      putBehind(
        PointerOutline(shape) ?? PointerOutline(of: preview, margin: PointerLooks.margin),
        .systemFill)
    case .lift:
      (pointer, scale) = (.hidden, PointerLooks.scale(of: size))
      putBehind(
        PointerOutline(shape) ?? PointerOutline(of: preview), preview.parameters.plateColor,
        hasShadow: true)
    case .hover(_, let tint, let hasShadow, let grows):
      (pointer, scale) = (.arrow, grows ? PointerLooks.scale(of: size) : 1)
      let ground: UIColor? =
        tint == .underlay ? .secondarySystemFill : preview.parameters.plateColor
      if hasShadow || ground != nil {
        putBehind(PointerOutline(of: preview), ground, hasShadow: hasShadow)
      }
      if tint == .overlay { putBefore(.tertiarySystemFill) }
    }
    if scale != 1 { growths.append(PointerGrowth(preview.view.layer)) }
    for growth in growths { growth.go(to: scale) }
    for fade in fades { fade.come() }
  }

  // Rules: PN-30.
  /// Shows the view in its own size while a button of the pointer is down.
  func press(_ isDown: Bool) {
    for growth in growths { growth.go(to: isDown ? 1 : scale) }
  }

  /// Shows the view as it is.
  func hide() {
    for growth in growths { growth.go(to: 1) }
    for fade in fades { fade.go() }
  }

  private func putBehind(_ outline: PointerOutline, _ fill: UIColor?, hasShadow: Bool = false) {
    guard outline.isPossible else { return }
    let fade = PointerFade()
    fade.fit(outline, fill: color(fill))
    let plate = fade.layer
    if !preview.target.transform.isIdentity { plate.setAffineTransform(preview.target.transform) }
    if hasShadow {
      plate.shadowColor = UIColor.black.cgColor
      plate.shadowOpacity = PointerLooks.shadow.opacity
      plate.shadowRadius = PointerLooks.shadow.radius
      plate.shadowOffset = CGSize(width: 0, height: PointerLooks.shadow.drop)
      plate.shadowPath = shadowPath(of: plate) ?? outline.atOrigin
    }
    let container = preview.target.container
    if let sibling = branch(below: container) {
      container.layer.insertSublayer(plate, below: sibling.layer)
    } else {
      container.layer.insertSublayer(plate, at: 0)
    }
    fades.append(fade)
    if scale != 1 { growths.append(PointerGrowth(plate)) }
  }

  private func putBefore(_ fill: UIColor) {
    let view = preview.view
    var outline = PointerOutline(
      of: UITargetedPreview(
        view: view, parameters: preview.parameters,
        target: UIPreviewTarget(
          container: view, center: CGPoint(x: view.bounds.midX, y: view.bounds.midY))))
    if outline.path == nil { outline.radius = view.layer.cornerRadius }
    guard outline.isPossible else { return }
    let fade = PointerFade()
    fade.fit(outline, fill: color(fill))
    fade.layer.zPosition = PointerLooks.front
    view.layer.addSublayer(fade.layer)
    fades.append(fade)
  }

  /// The shadow that the program wants, in the coordinates of the layer that casts it.
  private func shadowPath(of plate: CALayer) -> CGPath? {
    guard let path = preview.parameters.shadowPath else { return nil }
    let parameters = UIPreviewParameters()
    parameters.visiblePath = path
    let outline = PointerOutline(
      of: UITargetedPreview(view: preview.view, parameters: parameters, target: preview.target))
    guard outline.isPossible else { return nil }
    let moved = UIBezierPath(cgPath: outline.atOrigin)
    moved.apply(
      CGAffineTransform(
        translationX: outline.rect.minX - plate.frame.minX,
        y: outline.rect.minY - plate.frame.minY))
    return moved.cgPath
  }

  /// The view in the container that the preview's view is, or is in.
  private func branch(below container: UIView) -> UIView? {
    var view: UIView? = preview.view
    while let current = view, current.superview !== container { view = current.superview }
    return view
  }

  private func color(_ color: UIColor?) -> CGColor? {
    color?.resolvedColor(with: preview.view.traitCollection).cgColor
  }
}
