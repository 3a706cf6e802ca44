// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// Zooming: the delegate's view is scaled, the content size with it.
extension ScrollEngine {
  /// The view that is scaled.
  var zoomView: UIView? { owner.delegate?.viewForZooming(in: owner) }

  /// Whether fingers may zoom.
  var canZoom: Bool { owner.maximumZoomScale > owner.minimumZoomScale }

  // Rules: VA-5.
  /// The limits of the scale.
  var scales: ClosedRange<CGFloat> {
    let asked = owner.minimumZoomScale
    let least = min(asked.isNaN ? 1 : asked, Self.largestScale)
    return least...max(least, min(owner.maximumZoomScale, Self.largestScale))
  }

  /// Beyond, sizes of what is scaled soon have no end.
  private static let largestScale: CGFloat = 1_000_000

  /// Adds or removes the pinch recognizer with the limits.
  func limitsDidChange() {
    if canZoom { owner.addGestureRecognizer(pinch) } else { owner.removeGestureRecognizer(pinch) }
  }

  /// Scales the zoomed view; its corner stays where it is.
  func setScale(_ scale: CGFloat) {
    guard let view = zoomView, scale > 0, scale != owner.zoomScale else { return }
    let ratio = scale / owner.zoomScale
    owner.storedZoomScale = scale
    let corner = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(
      x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
    owner.storedContentSize = CGSize(
      width: owner.contentSize.width * ratio, height: owner.contentSize.height * ratio)
    owner.setNeedsLayout()
    owner.delegate?.scrollViewDidZoom(owner)
  }

  /// The offset at another scale that keeps a point of the view over the same point of the content.
  func offset(zoomedTo scale: CGFloat, from offset: CGPoint, around anchor: CGPoint) -> CGPoint {
    ScrollZoom.offset(from: offset, growing: scale / owner.zoomScale, around: anchor)
  }

  /// The point of the view at its middle, relative to its corner.
  var middle: CGPoint { CGPoint(x: owner.bounds.width / 2, y: owner.bounds.height / 2) }

  // MARK: - From the pinch recognizer

  func beginPinch() {
    endGlide()
    dropTransit(keepsScale: true)
    guard let view = zoomView else { return }
    zoom = ScrollZoom(start: owner.zoomScale, anchor: pinchAnchor)
    owner.delegate?.scrollViewWillBeginZooming(owner, with: view)
    followPinch()
  }

  func followPinch() {
    guard let zoom, pinch.numberOfTouches == 2 else { return }
    let scale = ScrollZoom.shown(
      zoom.start * pinch.scale, in: scales, bounces: owner.bouncesZoom)
    let anchor = pinchAnchor
    let corner = owner.contentOffset
    // Without a drag the pinch moves the content too.
    let followed = CGPoint(
      x: corner.x - anchor.x + zoom.anchor.x, y: corner.y - anchor.y + zoom.anchor.y)
    self.zoom?.anchor = anchor
    let target = offset(zoomedTo: scale, from: drag?.raw ?? followed, around: anchor)
    setScale(scale)
    drag?.raw = target
    move(to: target)
  }

  /// The middle of the fingers, relative to the corner of the view.
  private var pinchAnchor: CGPoint {
    let place = pinch.location(in: owner)
    let corner = owner.contentOffset
    return CGPoint(x: place.x - corner.x, y: place.y - corner.y)
  }

  func endPinch() {
    guard zoom != nil else { return }
    zoom = nil
    let scale = owner.zoomScale
    let limit = scale.clamped(to: scales)
    let target = offset(zoomedTo: limit, from: owner.contentOffset, around: middle)
    let rest = geometry(at: limit).clamp(target)
    guard limit != scale || (drag == nil && rest != owner.contentOffset) else {
      owner.delegate?.scrollViewDidEndZooming(owner, with: zoomView, atScale: scale)
      return
    }
    startTransit(to: rest, scale: limit, .zoomBounce)
    if limit == scale {
      owner.delegate?.scrollViewDidEndZooming(owner, with: zoomView, atScale: scale)
    }
  }

  // MARK: - From a program

  /// Zooms around the middle of what is seen.
  func zoom(to scale: CGFloat, animated: Bool) {
    let limit = scale.clamped(to: scales)
    let target = offset(zoomedTo: limit, from: owner.contentOffset, around: middle)
    zoom(to: limit, offset: target, animated: animated)
  }

  /// Zooms so that a rectangle of the zoomed view fills the scroll view as far as limits allow.
  func zoom(to rect: CGRect, animated: Bool) {
    guard let view = zoomView, rect.width > 0, rect.height > 0 else { return }
    let size = owner.bounds.size
    let scale = min(size.width / rect.width, size.height / rect.height).clamped(to: scales)
    let corner = view.frame.origin
    let target = CGPoint(
      x: corner.x + (rect.midX - view.bounds.minX) * scale - size.width / 2,
      y: corner.y + (rect.midY - view.bounds.minY) * scale - size.height / 2)
    zoom(to: scale, offset: target, animated: animated)
  }

  private func zoom(to scale: CGFloat, offset: CGPoint, animated: Bool) {
    guard let view = zoomView else { return }
    endGlide()
    dropTransit()
    let target = geometry(at: scale).clamp(offset)
    if animated, zoom == nil, scale != owner.zoomScale {
      owner.delegate?.scrollViewWillBeginZooming(owner, with: view)
      return startTransit(to: target, scale: scale, .scale)
    }
    if animated, scale == owner.zoomScale { return goAnimated(to: target) }
    setScale(scale)
    owner.contentOffset = target
  }

  /// Sizes as they will be at another scale.
  private func geometry(at scale: CGFloat) -> ScrollGeometry {
    var geometry = geometry
    let ratio = scale / owner.zoomScale
    geometry.content.width *= ratio
    geometry.content.height *= ratio
    return geometry
  }
}
