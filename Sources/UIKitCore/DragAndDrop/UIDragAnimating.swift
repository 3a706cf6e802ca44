// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What happens beside a preview that comes or goes, and after it.
///
/// [Apple: UIDragAnimating](https://developer.apple.com/documentation/uikit/uidraganimating)
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Has changes to views made beside the preview's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Has something done when the preview has arrived, with the end, or went back, with the start.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

// Rules: DD-5, DD-18, DD-21.
/// Gathers what is to happen beside a preview, and after it.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isOver = false

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Does what was added to be animated.
  func animate() {
    let all = animations
    animations = []
    for animation in all { animation() }
  }

  /// Tells those who wait, once.
  func finish(at position: UIViewAnimatingPosition) {
    guard !isOver else { return }
    isOver = true
    let all = completions
    completions = []
    for completion in all { completion(position) }
  }
}
