// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FO fields", .freshApplication)
struct FieldFocusRules {
  @Test func `FO-21 Tab goes by the clear button of a field`() throws {
    let stage = try FieldStage()
    stage.one.clearButtonMode = .always
    stage.one.text = "filled"
    stage.one.becomeFirstResponder()
    try stage.generator.keyPress(.tab)
    #expect(stage.two.isFirstResponder)
  }
}
