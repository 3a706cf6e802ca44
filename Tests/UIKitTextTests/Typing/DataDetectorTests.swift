// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitText

@Suite("Addresses and numbers in text")
struct DataDetectorTests {
  /// What is found, as its part of the text and its address.
  private func found(_ text: String, _ types: UIDataDetectorTypes = .all) -> [String] {
    DataDetector(types: types).matches(in: text).map {
      "\(text.units($0.range)) → \($0.url.absoluteString)"
    }
  }

  @Test func `kinds are bits, and all of them are in all`() {
    #expect([UIDataDetectorTypes.phoneNumber, .link].map(\.rawValue) == [1, 2])
    #expect(UIDataDetectorTypes.all.isSuperset(of: [.phoneNumber, .link]))
    #expect(DataDetector(types: .link).types == .link)
  }

  @Test func `of matches that overlap the address counts, and all others stay`() {
    let text = (0..<300).map { "n\($0)@bee.org, bee\($0).org, +49 30 5551\($0 + 100)" }
    let wanted = (0..<300).flatMap {
      [
        "n\($0)@bee.org → mailto:n\($0)@bee.org", "bee\($0).org → https://bee\($0).org",
        "+49 30 5551\($0 + 100) → tel:+49305551\($0 + 100)",
      ]
    }
    #expect(found(text.joined(separator: "; ")) == wanted)
  }

  @Test func `what is found stands in the order of the text, each kind where it is wanted`() {
    let text = "Call +49 (30) 555-1234, write ann@bee.org or see example.org."
    let phone = "+49 (30) 555-1234 → tel:+49305551234"
    let links = ["ann@bee.org → mailto:ann@bee.org", "example.org → https://example.org"]
    #expect(found(text) == [phone] + links)
    #expect(found(text, .phoneNumber) == [phone])
    #expect(found(text, .link) == links)
    #expect(found(text, []) == [])
  }

  @Test(
    arguments: [
      ("HTTP://A.b/c", ["HTTP://A.b/c → HTTP://A.b/c"]),
      ("www.a.b.", ["www.a.b → https://www.a.b"]),
      ("see (a.org)", ["a.org → https://a.org"]),
      ("https://a.org/x_(y)", ["https://a.org/x_(y) → https://a.org/x_(y)"]),
      ("(https://a.org/x)", ["https://a.org/x → https://a.org/x"]),
      ("https://a.org?!,;:'", ["https://a.org → https://a.org"]),
      ("“https://a.org”", ["https://a.org → https://a.org"]),
      ("a.org/b <c.net>", ["a.org/b → https://a.org/b", "c.net → https://c.net"]),
      ("word.txt, e.g. this", []),
      ("ann@bee", []),
    ] as [(String, [String])])
  func `an address ends before the marks of the sentence`(_ text: String, _ wanted: [String]) {
    #expect(found(text) == wanted)
  }

  @Test(
    arguments: [
      ("1234567", ["1234567 → tel:1234567"]),
      ("123456", []),
      ("1-2-3-4-5-6", []),
      ("123456789012345", ["123456789012345 → tel:123456789012345"]),
      ("1234567890123456", []),
      ("2024-01-02", []),
      ("01.02.2024", []),
      ("01.02.2024 12", ["01.02.2024 12 → tel:0102202412"]),
      ("x1234567", []),
      ("1234567x", []),
      ("a@1234567", []),
    ] as [(String, [String])])
  func `a telephone number has seven to fifteen digits and is no date`(
    _ text: String, _ wanted: [String]
  ) {
    #expect(found(text, .phoneNumber) == wanted)
  }
}
