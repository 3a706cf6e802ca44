// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderLog
import Testing

@Suite("LG messages")
struct LogRules {
  @Test func `LG-1 a line says who speaks and how much it matters`() {
    #expect(LogLine(.default, "[org.example:touch] ", "down").text == "[org.example:touch] down\n")
    #expect(LogLine(.error, "", "lost").text == "error: lost\n")
    #expect(LogLine(.fault, "[a:b] ", "one\ntwo").text == "[a:b] fault: one\n    two\n")
    #expect(OSLog.default.isEnabled(type: .debug) && !OSLog.disabled.isEnabled(type: .fault))
  }

  @Test func `LG-2 a private value is not asked for`() {
    final class Secret: CustomStringConvertible {
      nonisolated(unsafe) static var asked = 0
      var description: String {
        Self.asked += 1
        return "secret"
      }
    }
    let secret = Secret()
    #expect(shown("a \(secret, privacy: .private) b") == "a <private> b")
    #expect(Secret.asked == 0)
    #expect(shown("a \(secret, privacy: .public) \(1.5)") == "a secret 1.5")
    #expect(shown("plain") == "plain")
  }

  private func shown(_ message: OSLogMessage) -> String { message.text }

  @Test func `LG-3 values of a format`() {
    let rows: [(String, [Any], String)] = [
      ("no place", [], "no place"),
      ("%@ at %d", ["tap", 3], "tap at 3"),
      ("%{public}@ %{private}@", ["a", "b"], "a <private>"),
      ("%.2f|%5.1f", [1.0 / 3, 2], "0.33|  2.0"),
      ("%x %02X %llu", [255, 10, UInt64.max], "ff 0A 18446744073709551615"),
      ("100%% of %ld", [Int.min], "100% of -9223372036854775808"),
      ("%d", ["text"], "text"),
      ("%s %@", ["only"], "only <missing>"),
      ("100 %", [], "100 %"),
      ("%{open", [], "%{open"),
      ("%z", [1], "%z"),
      ("", [1], ""),
    ]
    for (format, values, text) in rows {
      #expect(LogFormat(format).text(with: values) == text, "\(format)")
    }
  }

  @Test func `LG-3 any text is a format`() {
    var random = SystemRandomNumberGenerator()
    let letters = Array("%%%%{}@dfsxul0123.-+ \n#qé")
    for _ in 0..<5_000 {
      let count = Int.random(in: 0..<12, using: &random)
      let format = String((0..<count).map { _ in letters.randomElement(using: &random) ?? "%" })
      let plain = LogFormat(format).text(with: [1, "a", 2.5, Date.distantPast])
      if !format.contains("%") { #expect(plain == format) }
    }
  }
}
