// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The keyboard as scroll views know it: something that a drag takes away.
///
/// - Rules: SV-24.
@MainActor
protocol DraggedKeyboard: AnyObject {
  /// A drag began that takes the keyboard away at once.
  func dismissByDrag()
  /// A finger that drags content is at a height of the screen; the keyboard keeps below it.
  func follow(fingerAt y: CGFloat)
  /// The finger went up.
  func settle()
}

/// Lets drags of a scroll view take the keyboard away.
///
/// - Rules: SV-24, SV-25.
@MainActor
enum KeyboardDrag {
  /// Set when the application is made.
  static weak var keyboard: (any DraggedKeyboard)?

  static func begin(in engine: ScrollEngine) {
    guard engine.pan.isDraggedByTouch else { return }
    switch engine.owner.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: keyboard?.dismissByDrag()
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  static func follow(in engine: ScrollEngine) {
    guard isInteractive(engine), engine.pan.isDraggedByTouch else { return }
    let place = CGRect(origin: engine.pan.location(in: engine.owner), size: .zero)
    keyboard?.follow(fingerAt: ViewConversion.toScreen(of: engine.owner).apply(place).minY)
  }

  static func end(in engine: ScrollEngine) {
    if isInteractive(engine) { keyboard?.settle() }
  }

  private static func isInteractive(_ engine: ScrollEngine) -> Bool {
    switch engine.owner.keyboardDismissMode {
    case .interactive, .interactiveWithAccessory: true
    case .none, .onDrag, .onDragWithAccessory: false
    }
  }
}
