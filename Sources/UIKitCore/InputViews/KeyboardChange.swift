// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// One movement of the keyboard, as notifications describe it.
@MainActor
struct KeyboardChange {
  enum Kind: String {
    case show
    case change
    case hide
  }

  /// On the screen.
  let begin: CGRect
  let end: CGRect
  /// In seconds.
  let duration: TimeInterval

  /// The number of the curve slow at both ends, as `UIView.AnimationOptions` count them.
  private static let curve = 0

  // Rules: FR-40, FR-41.
  func postWill(_ kind: Kind) {
    post(UIResponder.keyboardWillChangeFrameNotification)
    switch kind {
    case .show: post(UIResponder.keyboardWillShowNotification)
    case .hide: post(UIResponder.keyboardWillHideNotification)
    case .change: break
    }
  }

  // Rules: FR-40, FR-41.
  func postDid(_ kind: Kind) {
    post(UIResponder.keyboardDidChangeFrameNotification)
    switch kind {
    case .show: post(UIResponder.keyboardDidShowNotification)
    case .hide: post(UIResponder.keyboardDidHideNotification)
    case .change: break
    }
  }

  // Rules: FR-42, FR-43.
  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(
      name: name, object: UIScreen.main,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardChange.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
