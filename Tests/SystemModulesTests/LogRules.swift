// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderLog
import Synchronization
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

  @Test func `LG-1 each word of a logger is a line`() {
    let lines = Mutex<[String]>([])
    let log = OSLog(label: "[a:b] ", isOn: true) { line in lines.withLock { $0.append(line) } }
    let logger = Logger(log)
    logger.log("a")
    logger.notice("b")
    logger.trace("c")
    logger.debug("d")
    logger.info("e")
    logger.warning("f")
    logger.error("g \(1, privacy: .sensitive)")
    logger.critical("h")
    logger.fault("i")
    logger.log(level: OSLogType(rawValue: 16), "j")
    os_log("%d fingers", log: log, type: .info, 2)
    os_log(.debug, log: log, "%@ at %.1f", "tap", 0.25)
    os_log(.default, log: log, "turn \(3)" as OSLogMessage)
    Logger(.disabled).fault("never")
    os_log("never", log: .disabled)
    #expect(
      lines.withLock { $0 }
        == [
          "[a:b] a\n", "[a:b] b\n", "[a:b] debug: c\n", "[a:b] debug: d\n", "[a:b] info: e\n",
          "[a:b] error: f\n", "[a:b] error: g <private>\n", "[a:b] fault: h\n",
          "[a:b] fault: i\n", "[a:b] error: j\n", "[a:b] info: 2 fingers\n",
          "[a:b] debug: tap at 0.2\n", "[a:b] turn 3\n",
        ])
    #expect(OSLog(subsystem: "org.example", category: "touch").isEnabled(type: .info))
  }
}
