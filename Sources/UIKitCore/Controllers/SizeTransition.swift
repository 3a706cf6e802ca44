// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

/// A change of a window's size, around which its controllers are told.
@MainActor
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private let window: UIWindow
  private var animations: [Action] = []
  private var completions: [Action] = []
  private var isDone = false

  private init(_ window: UIWindow) {
    self.window = window
    super.init()
  }

  var isAnimated: Bool { false }
  var isInteractive: Bool { false }
  var initiallyInteractive: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .linear }
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func notifyWhenInteractionChanges(_ handler: @escaping Action) {}
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { isDone ? 1 : 0 }
  var containerView: UIView { window }
  var targetTransform: CGAffineTransform { .identity }

  func animate(alongsideTransition animation: Action?, completion: Action?) -> Bool {
    guard !isDone else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Gives a window another frame.
  ///
  /// Order: `willTransition(to:with:)`, if traits change, and `viewWillTransition(to:with:)` of the
  /// root and of what is presented above it, the change, the actions alongside, layout, the
  /// completions.
  ///
  /// - Parameters:
  ///   - window: the window.
  ///   - frame: its new frame.
  ///   - rotation: tells that the interface turns, around all of that; nil where it does not.
  static func run(on window: UIWindow, to frame: CGRect, rotation: RotationNotice? = nil) {
    let transition = SizeTransition(window)
    rotation?.begin(in: window)
    let traits = Traits.of(
      frame.size, scale: UIScreen.main.scale, style: Traits.style(of: window))
    let changesTraits = traits != window.traitCollection
    var controller = window.root
    while let told = controller {
      if told.isViewLoaded, changesTraits { told.willTransition(to: traits, with: transition) }
      if told.isViewLoaded, frame.size != window.bounds.size {
        told.viewWillTransition(to: frame.size, with: transition)
      }
      let presentation = told.presentation?.contentContainer
      if changesTraits { presentation?.willTransition(to: traits, with: transition) }
      presentation?.viewWillTransition(to: frame.size, with: transition)
      controller = told.presentation?.presented
    }
    window.frame = frame
    rotation?.turn(in: window)
    for animation in transition.animations { animation(transition) }
    window.layoutIfNeeded()
    transition.isDone = true
    for completion in transition.completions { completion(transition) }
    rotation?.end(in: window)
  }
}
