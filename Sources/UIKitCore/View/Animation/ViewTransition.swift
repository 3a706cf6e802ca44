// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

/// Replaces views by others, and takes views out, so that a person sees where they come from and go to.
@MainActor
enum ViewTransition {
  /// Seconds in which deleted views go; chosen.
  private static let deletion: TimeInterval = 0.25
  /// How small a view becomes that is deleted.
  private nonisolated static let leastScale: CGFloat = 0.01
  /// Where the bits of a transition stand in the options, and how many there are.
  private nonisolated static let shift: UInt = 20
  private nonisolated static let mask: UInt = 7

  enum Kind: UInt {
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
    case crossDissolve = 5
    case flipFromTop = 6
    case flipFromBottom = 7

    init?(_ options: UIView.AnimationOptions) {
      self.init(rawValue: (options.rawValue >> ViewTransition.shift) & ViewTransition.mask)
    }

    /// A view that is turned so far that only its edge is seen.
    var onEdge: CGAffineTransform {
      switch self {
      case .crossDissolve, .curlUp, .curlDown: .identity
      case .flipFromLeft, .flipFromRight: CGAffineTransform(scaleX: ViewTransition.leastScale, y: 1)
      case .flipFromTop, .flipFromBottom: CGAffineTransform(scaleX: 1, y: ViewTransition.leastScale)
      }
    }
  }

  // Rules: AN-9, AN-33.
  static func run(
    from old: UIView, to new: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ completion: ((Bool) -> Void)?
  ) {
    let keepsViews = options.contains(.showHideTransitionViews)
    let kind = Kind(options)
    // A view is in one transition at a time, and what ends now takes away or hides its old view.
    for view in [old, new] { RunningTransition.interrupt(view) }
    if keepsViews {
      new.isHidden = false
    } else {
      old.superview?.insertSubview(new, aboveSubview: old)
    }
    let finish: (Bool) -> Void = { isFinished in
      if keepsViews { old.isHidden = true } else { old.removeFromSuperview() }
      completion?(isFinished)
    }
    guard let kind, duration > 0, ViewTrees.shared.areAnimated else {
      if keepsViews { old.isHidden = true } else { old.removeFromSuperview() }
      return ViewAnimation.run(0, 0, options, .linear, {}, completion)
    }
    switch kind {
    case .crossDissolve: dissolve(old, new, duration, options, finish)
    case .curlUp: curl(old, over: new, isUp: true, duration, options, finish)
    case .curlDown: curl(new, over: old, isUp: false, duration, options, finish)
    default: flip(old, new, kind.onEdge, duration, options, finish)
    }
  }

  // Rules: AN-28.
  /// A view turns up from the other one, or down onto it.
  private static func curl(
    _ page: UIView, over other: UIView, isUp: Bool, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ finish: @escaping (Bool) -> Void
  ) {
    let isBlocked = !options.contains(.allowUserInteraction)
    if isBlocked { for view in [page, other] { ViewAnimation.block(view) } }
    // Taken back by as much: whoever was told of an end may have begun a curl of the page, too.
    let lift = max(0, other.layer.zPosition + 1 - page.layer.zPosition)
    ViewAnimation.withoutAnimation { page.layer.zPosition += lift }
    CurlingPage.turn(page, isUp: isUp, duration, options) { isFinished in
      ViewAnimation.withoutAnimation { page.layer.zPosition -= lift }
      if isBlocked { for view in [page, other] { ViewAnimation.release(view) } }
      finish(isFinished)
    }
  }

  private static func dissolve(
    _ old: UIView, _ new: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ finish: @escaping (Bool) -> Void
  ) {
    let alpha = (old: old.alpha, new: new.alpha)
    let running = RunningTransition(of: [old, new], by: ["opacity"]) { isFinished in
      ViewAnimation.withoutAnimation { old.alpha = alpha.old }
      finish(isFinished)
    }
    ViewAnimation.withoutAnimation { new.alpha = 0 }
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      new.alpha = alpha.new
      old.alpha = 0
    } completion: {
      running.end(isFinished: $0)
    }
  }

  /// The old view turns until its edge is seen, then the new one turns on from there.
  private static func flip(
    _ old: UIView, _ new: UIView, _ edge: CGAffineTransform, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ finish: @escaping (Bool) -> Void
  ) {
    let (oldTransform, newTransform) = (old.transform, new.transform)
    let turned = (old: edge.concatenating(oldTransform), new: edge.concatenating(newTransform))
    let (newAlpha, isHidden) = (new.alpha, old.isHidden)
    let running = RunningTransition(of: [old, new], by: ["transform"]) { isFinished in
      ViewAnimation.withoutAnimation {
        old.isHidden = isHidden
        // Unless the program gave them others.
        if old.transform == turned.old { old.transform = oldTransform }
        if new.transform == turned.new { new.transform = newTransform }
        if new.alpha == 0 { new.alpha = newAlpha }
      }
      finish(isFinished)
    }
    ViewAnimation.withoutAnimation { new.alpha = 0 }
    // Its halves begin one after the other, the second outside of what is around the first.
    let into = options.union([.curveEaseIn, .overrideInheritedDuration])
    UIView.animate(withDuration: duration / 2, delay: 0, options: into) {
      old.transform = turned.old
    } completion: { isFinished in
      guard isFinished, !running.isOver else { return running.end(isFinished: false) }
      ViewAnimation.withoutAnimation {
        old.isHidden = true
        old.transform = oldTransform
        new.alpha = newAlpha
        new.transform = turned.new
      }
      UIView.animate(withDuration: duration / 2, delay: 0, options: options.union(.curveEaseOut)) {
        new.transform = newTransform
      } completion: {
        running.end(isFinished: $0)
      }
    }
  }

  // Rules: AN-10.
  static func delete(
    _ views: [UIView], _ options: UIView.AnimationOptions, alongside: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    let before = views.map { ($0.alpha, $0.transform) }
    UIView.animate(withDuration: deletion, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: leastScale, y: leastScale)
      }
      alongside?()
    } completion: { isFinished in
      for (view, (alpha, transform)) in zip(views, before) {
        view.removeFromSuperview()
        view.alpha = alpha
        view.transform = transform
      }
      completion?(isFinished)
    }
  }
}
