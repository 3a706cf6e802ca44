// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FR secrets", .freshApplication)
struct FieldSecretRules {
  @Test func `FR-98 what is typed first replaces a secret that is edited again`() throws {
    let stage = try FieldStage()
    stage.one.isSecureTextEntry = true
    stage.one.text = "old"
    var texts: [String?] = []
    for _ in 1...2 {
      stage.one.becomeFirstResponder()
      stage.one.insertText("a")
      texts.append(stage.one.text)
      stage.one.insertText("b")
      texts.append(stage.one.text)
      stage.one.resignFirstResponder()
    }
    stage.one.becomeFirstResponder()
    stage.one.deleteBackward()
    texts.append(stage.one.text)
    #expect(texts == ["a", "ab", "a", "ab", ""])
  }

  @Test func `FR-98 a secret that the program sets meanwhile is gone on with`() throws {
    let stage = try FieldStage()
    stage.one.isSecureTextEntry = true
    stage.one.text = "old"
    stage.one.becomeFirstResponder()
    stage.one.text = "new"
    stage.one.insertText("!")
    #expect(stage.one.text == "new!")
    stage.one.isSecureTextEntry = false
    stage.one.resignFirstResponder()
    stage.one.becomeFirstResponder()
    stage.one.insertText("!")
    #expect(stage.one.text == "new!!")
  }
}
