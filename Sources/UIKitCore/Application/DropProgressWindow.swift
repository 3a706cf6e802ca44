// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: DD-104.
/// Shows in front of everything else how far the loading of a drop is; never key.
final class DropProgressWindow: UIWindow, ShownProgress {
  private let alert = UIAlertController(
    title: "Loading…", message: nil, preferredStyle: .alert)

  init(_ progress: Progress, serving window: UIWindow) {
    super.init(frame: UIScreen.main.bounds)
    belongsToSystem = true
    accessibilityIdentifier = "drop progress"
    windowScene = window.windowScene
    overrideUserInterfaceStyle = window.traitCollection.userInterfaceStyle
    windowLevel = max(.alert, window.windowLevel)
    rootViewController = UIViewController()
    alert.work = progress
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in progress.cancel() })
    isHidden = false
    rootViewController?.present(alert, animated: true)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  func end() {
    // A person who has cancelled it sees it going already.
    guard let presenter = alert.presentingViewController, !alert.isBeingDismissed else {
      return isHidden = true
    }
    presenter.dismiss(animated: true) { self.isHidden = true }
  }
}

extension UIApplication: ProgressShowing {
  func showProgress(_ progress: Progress, serving window: UIWindow) -> any ShownProgress {
    DropProgressWindow(progress, serving: window)
  }
}
