// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitHost

// Rules: VC-80, VC-82, VC-84.
/// An animated change from one controller to another: what its animator is told, and what goes
/// alongside.
///
/// The way of the container is shown by a `ControllerMove`; an animator of the program's by itself,
/// and when an interaction drives it, through an `AnimationScrubber`.
@MainActor
final class ControllerTransition: NSObject {
  /// One of the two controllers.
  struct Side {
    let controller: UIViewController
    /// Its view; nil for one that stays where it is.
    var view: UIView?
    var start = CGRect.zero
    var end = CGRect.zero
  }

  /// An animator of the program's, and what drives it.
  struct Custom {
    let animator: any UIViewControllerAnimatedTransitioning
    var interactor: (any UIViewControllerInteractiveTransitioning)?
  }

  typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let custom: Custom?
  var from: Side?
  var to: Side?
  private(set) var isInteractive: Bool
  let initiallyInteractive: Bool
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var isDone = false
  private var isStarted = false
  private var finish: ((_ isCancelled: Bool) -> Void)?
  private var move: ControllerMove?
  private var scrubber: AnimationScrubber?
  private var startTime: TimeInterval = 0
  private var animations: [Action] = []
  private var completions: [Action] = []
  private var interactionObservers: [Action] = []
  private var holders: [UIViewController] = []

  /// The changes that are under way, of which it is one until it is done.
  private weak var running: RunningTransitions?

  /// Whether changes take time at all.
  static var isPossible: Bool { UIView.areAnimationsEnabled }

  /// Prepares a change.
  ///
  /// - Parameters:
  ///   - isInteractive: whether a finger drives the container's own way of making the change.
  ///   - holders: the controllers whose `transitionCoordinator` it is.
  init(
    in containerView: UIView, style: UIModalPresentationStyle = .none, from: Side?, to: Side?,
    custom: Custom?, isInteractive: Bool = false, of holders: [UIViewController]
  ) {
    self.containerView = containerView
    presentationStyle = style
    self.from = from
    self.to = to
    self.custom = custom
    let starts = custom.map { $0.interactor?.wantsInteractiveStart ?? false } ?? isInteractive
    self.isInteractive = starts
    initiallyInteractive = starts
    self.holders = holders
    super.init()
    for holder in holders { holder.ownTransition = self }
  }

  // MARK: - Running

  /// Shows the change in the container's own way.
  ///
  /// - Parameter finish: does what remains; gets true when the change was taken back.
  func run(_ changes: @escaping () -> Void, finish: @escaping (_ isCancelled: Bool) -> Void) {
    begin(finish)
    let move = ControllerMove(isInteractive: isInteractive) { [self] in
      changes()
      runAlongside()
    } finish: { [weak self] isCancelled in
      self?.isCancelled = isCancelled
      self?.end()
    }
    self.move = move
    if isInteractive { move.show(0) } else { move.run() }
  }

  /// Has the program's animator show the change.
  func run(_ custom: Custom, finish: @escaping (_ isCancelled: Bool) -> Void) {
    begin(finish)
    if let interactor = custom.interactor {
      interactor.startInteractiveTransition(self)
    } else {
      animate()
    }
    if !isDone { runAlongsideCustom() }
  }

  private func begin(_ finish: @escaping (Bool) -> Void) {
    self.finish = finish
    isStarted = true
    startTime = TimeSource.clock.now
    let running = RunningTransitions.shared
    running.transitions.append(self)
    self.running = running
  }

  private func animate() {
    custom?.animator.animateTransition(using: self)
  }

  var transitionDuration: TimeInterval {
    custom?.animator.transitionDuration(using: self) ?? ControllerMove.duration
  }

  /// Makes the change now, without showing the rest of the way.
  func finishNow() {
    guard isStarted, !isDone else { return }
    if let move { return move.finishNow() }
    let isCancelled = isCancelled
    scrubber?.finishNow(backwards: isCancelled)
    completeTransition(!isCancelled)
  }

  // Rules: AW-46.
  /// Ends a change that was prepared and never began: a callback made another one before it.
  func abandon() {
    guard !isStarted, !isDone else { return }
    isCancelled = true
    end()
  }

  private func end() {
    guard !isDone else { return }
    isDone = true
    isInteractive = false
    percentComplete = isCancelled ? 0 : 1
    running?.transitions.removeAll { $0 === self }
    let finish = finish
    self.finish = nil
    if isStarted { custom?.animator.animationEnded(!isCancelled) }
    for holder in holders where holder.ownTransition === self { holder.ownTransition = nil }
    finish?(isCancelled)
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
    (move, scrubber, holders, animations) = (nil, nil, [], [])
  }

  // MARK: - Alongside

  /// Runs what was asked for before the change began, within its animation.
  private func runAlongside() {
    let waiting = animations
    animations = []
    for animation in waiting { animation(self) }
  }

  private func runAlongsideCustom() {
    guard !animations.isEmpty else { return }
    animateAlongside { [self] in runAlongside() }
  }

  /// Shows changes in the time that is left.
  private func animateAlongside(_ changes: @escaping () -> Void) {
    if let move { return move.add(changes) }
    let duration = transitionDuration
    let passed =
      scrubber.map { $0.progress * duration } ?? (TimeSource.clock.now - startTime)
    func run() {
      UIView.animate(
        withDuration: max(0, duration - passed), delay: 0, options: .allowUserInteraction,
        animations: changes)
    }
    if let scrubber { scrubber.hold(run) } else { run() }
  }

  // MARK: - Driving

  /// Starts the animator's animations and holds them.
  func startHeld(isInteractive: Bool) {
    let scrubber = AnimationScrubber(duration: transitionDuration)
    self.scrubber = scrubber
    scrubber.hold { animate() }
    scrubber.show(0)
    guard !isInteractive else { return }
    self.isInteractive = false
    scrubber.go(backwards: false, speed: 1, .linear)
  }

  func hold() {
    guard !isDone else { return }
    scrubber?.pause()
    pauseInteractiveTransition()
    percentComplete = CGFloat(scrubber?.progress ?? 0)
  }

  func show(_ part: CGFloat) {
    guard isInteractive, !isDone else { return }
    // A finger's way through a view without a width is no number.
    updateInteractiveTransition(part > 0 ? min(part, 1) : 0)
    move?.show(percentComplete)
    scrubber?.show(percentComplete)
  }

  /// The finger let go: the rest goes by itself.
  func letGo(
    isCancelled: Bool, _ speed: CGFloat = 1, _ curve: UIView.AnimationCurve = .easeInOut
  ) {
    guard isInteractive, !isDone else { return }
    if let move {
      setInteraction(false, isCancelled: isCancelled)
      return move.letGo(isCancelled: isCancelled)
    }
    if isCancelled { cancelInteractiveTransition() } else { finishInteractiveTransition() }
    scrubber?.go(backwards: isCancelled, speed: speed, curve.timing)
  }

  private func setInteraction(_ isInteractive: Bool, isCancelled: Bool) {
    guard isInteractive != self.isInteractive, !isDone else { return }
    self.isInteractive = isInteractive
    self.isCancelled = isCancelled
    for observer in interactionObservers { observer(self) }
  }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
  var isAnimated: Bool { true }
  var transitionWasCancelled: Bool { isCancelled }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if isInteractive { self.percentComplete = percentComplete }
  }

  func finishInteractiveTransition() { setInteraction(false, isCancelled: false) }

  func cancelInteractiveTransition() { setInteraction(false, isCancelled: true) }

  func pauseInteractiveTransition() { setInteraction(true, isCancelled: false) }

  func completeTransition(_ didComplete: Bool) {
    guard !isDone, isStarted else { return }
    isCancelled = !didComplete
    end()
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from?.controller
    case .to: to?.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.view
    case .to: to?.view
    default: nil
    }
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    side(of: viewController)?.start ?? .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    side(of: viewController)?.end ?? .zero
  }

  private func side(of controller: UIViewController) -> Side? {
    if controller === to?.controller { return to }
    return controller === from?.controller ? from : nil
  }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
  var completionVelocity: CGFloat { custom?.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { custom?.interactor?.completionCurve ?? .easeInOut }

  func animate(alongsideTransition animation: Action?, completion: Action?) -> Bool {
    guard !isDone else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if isStarted, move != nil || custom != nil {
      animateAlongside { animation(self) }
    } else {
      animations.append(animation)
    }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Action) {
    if !isDone { interactionObservers.append(handler) }
  }
}

extension UIView.AnimationCurve {
  /// The curve as animations of layers know it.
  fileprivate var timing: AnimationTiming {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
