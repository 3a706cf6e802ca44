// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import ResponderFoundation
import UIKitHost

// Rules: AC-39.
/// A finger that rests on a view, first to see what is behind it, then to open that.
///
/// [Apple: UIPreviewInteraction](https://developer.apple.com/documentation/uikit/uipreviewinteraction)
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// Seconds that a finger rests before it begins, and between two steps that the delegate is told of.
  private static let delay: TimeInterval = 0.25
  private static let pause: TimeInterval = 0.05
  /// The steps of each of the two parts.
  private static let count = 10

  /// How far it is.
  private enum Phase { case none, preview, commit }

  private var phase = Phase.none
  private var steps = 0
  private var timer: ClockTimer? { didSet { oldValue?.cancel() } }
  private let press = PreviewPress()

  /// What the finger rests on; nil when it is gone.
  open private(set) weak var view: UIView?

  /// Told of how far it is; not retained.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Makes an interaction.
  ///
  /// - Parameter view: what the finger rests on; it is not retained.
  public init(view: UIView) {
    self.view = view
    super.init()
    press.minimumPressDuration = Self.delay
    press.interaction = self
    press.delegate = press
    press.addTarget(self, action: Selector("press:", UIPreviewInteraction.pressDidChange))
    view.addGestureRecognizer(press)
  }

  deinit {
    LastRelease.of(self, taking: { press }) { $0.view?.removeGestureRecognizer($0) }
  }

  /// Where the finger is.
  ///
  /// - Parameter coordinateSpace: whose coordinates; nil for those of the view.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let view else { return .zero }
    let place = press.location(in: view)
    return coordinateSpace.map { view.convert(place, to: $0) } ?? place
  }

  /// Ends it before the finger does; the delegate is told that it is cancelled.
  open func cancel() {
    guard phase != .none else { return }
    // Takes the finger from the recognizer, which could begin again otherwise.
    press.isEnabled = false
    press.isEnabled = true
    giveUp()
  }

  /// Whether a finger that has rested is for it, which is taken from others then.
  fileprivate var mayBegin: Bool { delegate?.previewInteractionShouldBegin(self) ?? false }

  private func pressDidChange(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began:
      (phase, steps) = (.preview, 0)
      wait()
    case .ended, .cancelled, .failed: giveUp()
    default: break
    }
  }

  private func giveUp() {
    timer = nil
    guard phase != .none else { return }
    phase = .none
    delegate?.previewInteractionDidCancel(self)
  }

  private func wait() {
    timer = TimeSource.clock.schedule(after: Self.pause) { [weak self] in self?.advance() }
  }

  private func advance() {
    steps += 1
    let (part, now) = (CGFloat(steps) / CGFloat(Self.count), phase)
    let isLast = steps == Self.count
    if isLast { (phase, steps) = (now == .preview ? .commit : .none, 0) }
    switch now {
    case .none: return
    case .preview:
      delegate?.previewInteraction(self, didUpdatePreviewTransition: part, ended: isLast)
    case .commit:
      delegate?.previewInteraction(self, didUpdateCommitTransition: part, ended: isLast)
    }
    // The delegate may have ended it.
    if phase == now || (now == .preview && phase == .commit) { wait() }
  }
}

/// A finger that rests; nobody's where the delegate does not let the interaction begin.
private final class PreviewPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  weak var interaction: UIPreviewInteraction?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.mayBegin ?? false
  }
}

// Rules: AC-39.
/// Told of a finger that rests on a view to see what is behind it.
///
/// [Apple: UIPreviewInteractionDelegate](https://developer.apple.com/documentation/uikit/uipreviewinteractiondelegate)
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Tells how far what is behind is to be seen: 0 not, 1 quite; then, with `ended`, it stays.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// Tells that the finger went before what is behind was to be opened.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Whether it may begin; true by default.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Tells how near the finger is to opening what is behind: 0 not, 1 quite; then, with `ended`, it is
  /// to be opened.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
  /// Returns true.
  public func previewInteractionShouldBegin(
    _ previewInteraction: UIPreviewInteraction
  ) -> Bool { true }
  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
