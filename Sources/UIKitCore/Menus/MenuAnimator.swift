// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Gathers what is to happen beside a menu that comes or goes, and after it.
final class MenuAnimator: NSObject, UIEditMenuInteractionAnimating,
  UIContextMenuInteractionCommitAnimating
{
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  init(preview: UIViewController? = nil) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Makes `change` and all that was added, in time or at once, then calls who waits for the end.
  func run(animated: Bool, _ change: @escaping () -> Void, end: @escaping () -> Void) {
    let all = { [animations] in
      change()
      for animation in animations { animation() }
    }
    let finish = { [completions] in
      end()
      for completion in completions { completion() }
    }
    guard animated, UIView.areAnimationsEnabled else {
      all()
      return finish()
    }
    UIView.animate(
      withDuration: MenuLook.duration, delay: 0, options: .onItsOwn, animations: all
    ) { _ in finish() }
  }
}
