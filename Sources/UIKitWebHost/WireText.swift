// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import UIKitHost

  /// A text message as the wire has it: what an input method of the browser did.
  struct WireText: Decodable {
    /// The longest text that one message brings, in UTF-8; a composition is a few words.
    static let longestText = 16_384

    /// The number of the session.
    var n: Int
    /// mark, commit, insert or delete.
    var k: String
    var s: String?
    /// What is selected of marked text, in UTF-16 units.
    var a: Int?
    var b: Int?
    /// The page's clock.
    var at: Double

    /// Checks the form; whether the session is the one in progress is left to the application.
    func text() throws -> PageText {
      let text = s ?? ""
      guard text.utf8.count <= Self.longestText else { throw PageMessage.Malformed.tooMany }
      let length = text.utf16.count
      let start = a ?? length
      let end = b ?? start
      guard (0...length).contains(start), (start...length).contains(end) else {
        throw PageMessage.Malformed.impossible
      }
      let change: TextReport.Change
      switch k {
      case "mark": change = .mark(text, selection: start..<end)
      case "commit": change = .commit(text)
      case "insert" where !text.isEmpty: change = .insert(text)
      case "delete": change = .deleteBackward
      default: throw PageMessage.Malformed.impossible
      }
      return PageText(time: at, session: n, change: change)
    }
  }

  /// What an input method did, on the page's clock.
  struct PageText: Sendable, Equatable {
    var time: Double
    var session: Int
    var change: TextReport.Change
  }

  /// The languages of the browser as the wire has them.
  struct WireLanguages: Decodable {
    /// As many are read, each as long as this at most.
    static let most = 32
    static let longest = 64

    var s: [String]

    /// Checks the form.
    func languages() throws -> [String] {
      guard s.count <= Self.most else { throw PageMessage.Malformed.tooMany }
      let isGood = s.allSatisfy {
        !$0.isEmpty && $0.utf8.count <= Self.longest
          && $0.utf8.allSatisfy { Self.letters.contains($0) }
      }
      guard isGood else { throw PageMessage.Malformed.impossible }
      return s
    }

    private static let letters = Set(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-".utf8)
  }
#endif
