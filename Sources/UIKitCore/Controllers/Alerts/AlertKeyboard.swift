// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: VC-72.
/// Has an alert keep clear of the keyboard.
final class AlertKeyboard {
  private let token: any NSObjectProtocol

  @MainActor
  init(of alert: UIAlertController) {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak alert] notification in
      let key = UIResponder.keyboardAnimationDurationUserInfoKey
      let seconds = (notification.userInfo?[key] as? NSNumber)?.doubleValue ?? 0
      MainActor.assumeIsolated {
        if let alert { AlertLayout.keyboardWillMove(alert, in: seconds) }
      }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
