// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: SV-24, SV-25.
/// Lets drags of a scroll view take the keyboard away.
extension ScrollEngine {
  /// A drag began.
  func beginKeyboardDrag() {
    guard pan.isDraggedByTouch else { return }
    switch owner.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: ApplicationLink.port.dismissKeyboardByDrag()
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// The finger moved.
  func followKeyboardDrag() {
    guard pullsKeyboard, pan.isDraggedByTouch else { return }
    let place = CGRect(origin: pan.location(in: owner), size: .zero)
    let onScreen = ViewConversion.toScreen(of: owner).apply(place)
    ApplicationLink.port.keepKeyboard(belowFingerAt: onScreen.minY)
  }

  /// The drag ended.
  func endKeyboardDrag() {
    if pullsKeyboard { ApplicationLink.port.settleKeyboard() }
  }

  /// Whether the keyboard goes with the finger.
  private var pullsKeyboard: Bool {
    switch owner.keyboardDismissMode {
    case .interactive, .interactiveWithAccessory: true
    case .none, .onDrag, .onDragWithAccessory: false
    }
  }
}
