// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

// Rules: AN-28.
/// Turns a page about its upper edge: up and away, or down to where it lies.
///
/// A layer is flat, so the page does not bend; it is seen by an eye in front of it.
@MainActor
enum CurlingPage {
  /// The name of the animation, by which a page has one at a time.
  private static let key = "curl"
  /// The least distance of the eye, in points.
  private static let leastDistance: CGFloat = 1000
  /// How many pages' heights the eye is away at least, or a lifted page would reach it.
  private static let heights: CGFloat = 2
  /// In how many steps the turn is said: between two the page is not quite on the circle.
  private static let steps = 12

  /// Turns a page; the view itself stays as it is.
  ///
  /// - Parameters:
  ///   - page: the view that is seen to turn.
  ///   - isUp: whether it goes, and does not come.
  ///   - duration: seconds that it takes.
  ///   - delay: seconds before it begins.
  ///   - options: as for other animations.
  ///   - completion: gets true at the end, false when it was interrupted.
  static func turn(
    _ page: UIView, isUp: Bool, _ duration: TimeInterval, delay: TimeInterval = 0,
    _ options: UIView.AnimationOptions, _ completion: @escaping (Bool) -> Void
  ) {
    let way = (0...steps).map { (step: Int) -> CATransform3D in
      let part = CGFloat(step) / CGFloat(steps)
      return lifted(page, by: (isUp ? part : 1 - part) * .pi / 2)
    }
    // It runs by itself, as what moves in space follows no playhead.
    let own = options.union(.overrideInheritedDuration)
    UIView.animate(withDuration: duration, delay: delay, options: own) {
      guard let group = ViewAnimation.outer else { return }
      let turn = group.describingKeyframes("transform")
      turn.values = way
      page.layer.add(turn, forKey: key)
    } completion: {
      completion($0)
    }
  }

  /// Ends the turn of a page before its time; whoever waits is told at once.
  static func end(_ page: UIView) { page.layer.removeAnimation(forKey: key) }

  /// A page that was turned about its upper edge by an angle, as the eye sees it, and then as it is
  /// turned anyway.
  private static func lifted(_ page: UIView, by angle: CGFloat) -> CATransform3D {
    let height = page.bounds.height
    let edge = height * page.layer.anchorPoint.y
    var transform = CATransform3DIdentity
    transform.m34 = -1 / max(leastDistance, heights * height)
    transform = CATransform3DTranslate(transform, 0, -edge, 0)
    transform = CATransform3DRotate(transform, angle, 1, 0, 0)
    transform = CATransform3DTranslate(transform, 0, edge, 0)
    return CATransform3DConcat(transform, page.layer.transform)
  }
}
