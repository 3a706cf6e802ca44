// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FR carets of texts that the program sets", .freshApplication)
struct FieldCaretRules {
  @Test func `FR-99 a text that the program sets tells of the caret while it is edited`() throws {
    let stage = try FieldStage()
    stage.delegate.notesSelection = true
    stage.one.text = "a"
    #expect(stage.log.take() == [])
    stage.one.becomeFirstResponder()
    _ = stage.log.take()
    stage.one.text = "abc"
    stage.one.text = "xyz"
    stage.one.text = nil
    #expect(stage.log.take() == ["selection 3..<3", "selection 0..<0"])
  }
}
