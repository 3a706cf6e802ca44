// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitHost
import UIKitMachines

/// A way from one offset and scale to another, slow at both ends.
struct ScrollTransit: Equatable {
  /// When it began.
  var start: TimeInterval
  var from: CGPoint
  var to: CGPoint
  /// The scales at both ends; equal when only the offset changes.
  var fromScale: CGFloat
  var toScale: CGFloat
  var kind: Kind

  enum Kind {
    /// To an offset that a program named.
    case offset
    /// To a scale that a program named.
    case scale
    /// Back into the limits after a pinch.
    case zoomBounce
    /// To the top, at a tap of the status bar.
    case top
    /// Back to an edge that moved.
    case edge
  }

  /// The part of the way that is done at a time.
  func part(at time: TimeInterval) -> CGFloat {
    CGFloat(AnimationTiming.easeInOut.progress((time - start) / Thresholds.scrollAnimation))
  }

  func isOver(at time: TimeInterval) -> Bool { time - start >= Thresholds.scrollAnimation }

  /// The offset after a part of the way.
  func offset(_ part: CGFloat) -> CGPoint {
    part >= 1 ? to : CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }

  /// The scale after a part of the way.
  func scale(_ part: CGFloat) -> CGFloat {
    part >= 1 ? toScale : fromScale + (toScale - fromScale) * part
  }

  /// Whether the scale changes.
  var zooms: Bool { fromScale != toScale }
}

/// Going where a program says.
extension ScrollEngine {
  /// Goes to an offset with animation; at once while fingers drag.
  func goAnimated(to offset: CGPoint) {
    guard drag == nil, zoom == nil else { return owner.contentOffset = offset }
    endGlide()
    dropTransit()
    guard offset != owner.contentOffset else { return }
    // Rules: VA-1.
    let ends = [offset, owner.contentOffset]
    guard ends.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      // To a place without end there is no way.
      return owner.contentOffset = offset
    }
    startTransit(to: offset, scale: owner.zoomScale, .offset)
  }

  func startTransit(to offset: CGPoint, scale: CGFloat, _ kind: ScrollTransit.Kind) {
    transit = ScrollTransit(
      start: TimeSource.clock.now, from: owner.contentOffset, to: offset,
      fromScale: owner.zoomScale, toScale: scale, kind: kind)
    indicators.show()
    startFrames()
  }

  /// Takes content a step on its way.
  func stepTransit() {
    guard let transit else { return }
    let now = TimeSource.clock.now
    let part = transit.part(at: now)
    if transit.zooms { setScale(transit.scale(part)) }
    move(to: transit.offset(part))
    guard transit.isOver(at: now), self.transit == transit else { return }
    self.transit = nil
    indicators.hide()
    if transit.zooms {
      owner.delegate?.scrollViewDidEndZooming(owner, with: zoomView, atScale: owner.zoomScale)
    }
    owner.movementDidStop()
    switch transit.kind {
    case .offset: owner.delegate?.scrollViewDidEndScrollingAnimation(owner)
    case .top: owner.delegate?.scrollViewDidScrollToTop(owner)
    case .scale, .zoomBounce, .edge: break
    }
  }

  /// Stays where it is on the way: zooming is over, and nobody is told that an offset was reached.
  ///
  /// - Parameter keepsScale: false puts a scale on its way into the limits there at once.
  func dropTransit(keepsScale: Bool = false) {
    guard let dropped = transit else { return }
    transit = nil
    indicators.hide()
    if dropped.zooms {
      if dropped.kind == .zoomBounce, !keepsScale { setScale(dropped.toScale) }
      owner.delegate?.scrollViewDidEndZooming(owner, with: zoomView, atScale: owner.zoomScale)
    }
  }
}
