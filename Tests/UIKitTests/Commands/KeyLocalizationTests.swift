// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Key localization", .freshApplication)
struct KeyLocalizationTests {
  @Test func `PK-33 the delegate may forbid that arrows change sides`() throws {
    let before = UIApplication.shared.delegate
    let delegate = StrictDelegate()
    UIApplication.shared.delegate = delegate
    InterfaceDirection.shared.isRightToLeft = true
    defer {
      UIApplication.shared.delegate = before
      InterfaceDirection.shared.isRightToLeft = false
    }
    let controller = PagingController()
    let generator = try EventGenerator(viewController: controller)
    try generator.keyPress(.arrowLeft)
    #expect(controller.turns == 0)
    try generator.keyPress(.arrowRight)
    #expect(controller.turns == 1)
    delegate.localizes = false
    try generator.keyPress(.arrowRight)
    #expect(controller.turns == 1)
    try generator.keyPress(.arrowLeft)
    #expect(controller.turns == 2)
  }
}

private final class StrictDelegate: NSObject, UIApplicationDelegate {
  var localizes = true

  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool {
    localizes
  }
}

/// Turns back by the left arrow.
private final class PagingController: UIViewController {
  private(set) var turns = 0

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: Self.turn)]
  }

  func turnBack() { turns += 1 }
  static let turn = Selector("turnBack", PagingController.turnBack)
}
