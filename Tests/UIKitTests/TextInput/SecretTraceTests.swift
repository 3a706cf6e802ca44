// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitHost
import UIKitTesting

@MainActor @Suite("Traces of secrets", .freshApplication)
struct SecretTraceTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  /// What the trace says of the keys of "aB" and of what they type.
  private func typed() throws -> [String] {
    field.accessibilityIdentifier = "field"
    let generator = try EventGenerator(view: field)
    #expect(field.becomeFirstResponder())
    generator.traceTopics = [.host, .action]
    _ = generator.trace
    try generator.keyType("aB")
    #expect(field.text == "aB")
    return generator.trace
      .filter { $0.hasPrefix("host: key at") || $0.contains(" types: ") }
      // When it happened is of no interest here.
      .map { $0.replacing(#/ at [0-9.]+ s/#, with: "") }
  }

  @Test func `a trace does not say which keys a secret is typed with`() throws {
    field.isSecureTextEntry = true
    #expect(
      try typed() == [
        "host: key: •• began", "action: field types: insert(\"•\")", "host: key: •• ended",
        "host: key: e1 began with shift", "host: key: •• began",
        "action: field types: insert(\"•\")", "host: key: •• ended", "host: key: e1 ended",
      ])
  }

  @Test func `a trace says which keys anything else is typed with`() throws {
    #expect(
      try typed() == [
        "host: key: 04 began \"a\"", "action: field types: insert(\"a\")",
        "host: key: 04 ended \"a\"", "host: key: e1 began with shift",
        "host: key: 05 began \"B\" with shift", "action: field types: insert(\"B\")",
        "host: key: 05 ended \"B\" with shift", "host: key: e1 ended",
      ])
  }
}
