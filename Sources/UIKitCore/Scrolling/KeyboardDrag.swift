// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: SV-24, SV-25.
/// Lets drags of a scroll view take the keyboard away.
@MainActor
enum KeyboardDrag {
  static func begin(in engine: ScrollEngine) {
    guard engine.pan.isDraggedByTouch else { return }
    switch engine.owner.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: ApplicationLink.port.dismissKeyboardByDrag()
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  static func follow(in engine: ScrollEngine) {
    guard isInteractive(engine), engine.pan.isDraggedByTouch else { return }
    let place = CGRect(origin: engine.pan.location(in: engine.owner), size: .zero)
    let onScreen = ViewConversion.toScreen(of: engine.owner).apply(place)
    ApplicationLink.port.keepKeyboard(belowFingerAt: onScreen.minY)
  }

  static func end(in engine: ScrollEngine) {
    if isInteractive(engine) { ApplicationLink.port.settleKeyboard() }
  }

  private static func isInteractive(_ engine: ScrollEngine) -> Bool {
    switch engine.owner.keyboardDismissMode {
    case .interactive, .interactiveWithAccessory: true
    case .none, .onDrag, .onDragWithAccessory: false
    }
  }
}
