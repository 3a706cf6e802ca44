// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

// Rules: AN-12.
/// Lets what a view holds change before a person's eyes.
@MainActor
enum ContentTransition {
  static func run(
    _ view: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    let kind = ViewTransition.Kind(options)
    guard let kind, duration > 0, ViewTrees.shared.areAnimated, view.window != nil,
      let old = view.snapshotView(afterScreenUpdates: false)
    else {
      return ViewAnimation.run(0, 0, options, .linear, { changes?() }, completion)
    }
    change(duration, options, changes)
    show(view, insteadOf: old, kind, duration, options, completion)
  }

  /// Shows a view as it is now after its former look.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - old: what it looked like.
  ///   - kind: what is seen.
  ///   - duration: seconds that it takes.
  ///   - delay: seconds before it begins.
  ///   - options: as for other animations.
  ///   - completion: gets true at the end, false when it was interrupted.
  static func show(
    _ view: UIView, insteadOf old: UIView, _ kind: ViewTransition.Kind, _ duration: TimeInterval,
    delay: TimeInterval = 0, _ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)?
  ) {
    let page = (kind == .curlDown ? view.snapshotView(afterScreenUpdates: true) : nil) ?? old
    let looks = page === old ? [old] : [old, page]
    for look in looks {
      // A layer of the view's own: the program sees its subviews alone.
      look.frame = view.bounds
      view.backing.addSublayer(look.backing)
    }
    let isBlocked = !options.contains(.allowUserInteraction)
    if isBlocked { ViewAnimation.block(view) }
    let finish: (Bool) -> Void = { isFinished in
      for look in looks { look.backing.removeFromSuperlayer() }
      if isBlocked { ViewAnimation.release(view) }
      completion?(isFinished)
    }
    switch kind {
    case .crossDissolve:
      UIView.animate(withDuration: duration, delay: delay, options: options) {
        old.alpha = 0
      } completion: {
        finish($0)
      }
    case .curlUp, .curlDown:
      CurlingPage.turn(page, isUp: kind == .curlUp, duration, delay: delay, options, finish)
    default: flip(view, old, kind.onEdge, duration, delay, options, finish)
    }
  }

  /// Makes the changes: at once, unless they are to be animated along.
  private static func change(
    _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ changes: (() -> Void)?
  ) {
    guard let changes else { return }
    if options.contains(.allowAnimatedContent) {
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes)
    } else {
      ViewAnimation.withoutAnimation(changes)
    }
  }

  /// The old look turns until its edge is seen, then the new one turns on from there.
  private static func flip(
    _ view: UIView, _ old: UIView, _ edge: CGAffineTransform, _ duration: TimeInterval,
    _ delay: TimeInterval, _ options: UIView.AnimationOptions, _ finish: @escaping (Bool) -> Void
  ) {
    let transform = view.transform
    // Its halves begin one after the other, the second outside of what is around the first.
    let into = options.union([.curveEaseIn, .overrideInheritedDuration])
    UIView.animate(withDuration: duration / 2, delay: delay, options: into) {
      view.transform = edge.concatenating(transform)
    } completion: { isFinished in
      old.backing.removeFromSuperlayer()
      guard isFinished else {
        ViewAnimation.withoutAnimation {
          if view.transform == edge.concatenating(transform) { view.transform = transform }
        }
        return finish(false)
      }
      UIView.animate(withDuration: duration / 2, delay: 0, options: options.union(.curveEaseOut)) {
        view.transform = transform
      } completion: {
        finish($0)
      }
    }
  }
}
