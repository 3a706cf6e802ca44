// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
@testable import UIKitCore

/// A view whose class decides for itself.
@MainActor
protocol Deciding: UIView {
  /// What its `hitTest(_:with:)` does, computed by the plain algorithm.
  func plainHit(_ point: CGPoint) -> UIView?
}

/// The algorithm of the rules HT-2 to HT-12, over public members only, without any index.
@MainActor
enum PlainHitTest {
  static func hit(_ view: UIView, _ point: CGPoint) -> UIView? {
    if let deciding = view as? any Deciding { return deciding.plainHit(point) }
    return ordinary(view, point)
  }

  static func ordinary(_ view: UIView, _ point: CGPoint) -> UIView? {
    guard view.isUserInteractionEnabled, !view.isHidden, CGFloat(Float(view.alpha)) >= 0.01,
      view.takesTouches, view.point(inside: point, with: nil)
    else { return nil }
    for subview in view.subviews.reversed() {
      guard let inner = ViewPlacement(of: subview).descend(point) else { continue }
      if let found = hit(subview, inner) { return found }
    }
    return view
  }
}

final class WideView: UIView {
  var margin = 10.0
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -margin, dy: -margin).contains(point)
  }
}

final class RoundView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    let x = point.x - bounds.midX
    let y = point.y - bounds.midY
    return x * x + y * y <= bounds.width * bounds.width / 4
  }
}

final class PassingView: UIView, Deciding {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
  func plainHit(_ point: CGPoint) -> UIView? {
    let hit = PlainHitTest.ordinary(self, point)
    return hit === self ? nil : hit
  }
}

final class SwallowingView: UIView, Deciding {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
  func plainHit(_ point: CGPoint) -> UIView? {
    PlainHitTest.ordinary(self, point) == nil ? nil : self
  }
}

final class GhostView: UIView {
  var isGhost = false
  override var isHidden: Bool {
    get { super.isHidden || isGhost }
    set { super.isHidden = newValue }
  }
}

final class FadedView: UIView {
  var fade = 1.0
  override var alpha: CGFloat {
    get { super.alpha * fade }
    set { super.alpha = newValue }
  }
}

final class DeafView: UIView {
  var isDeaf = false
  override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled && !isDeaf }
    set { super.isUserInteractionEnabled = newValue }
  }
}
