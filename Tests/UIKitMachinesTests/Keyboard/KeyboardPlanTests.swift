// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

@Suite("Keyboard plans")
struct KeyboardPlanTests {
  private func titles(
    _ kind: KeyboardPlan.Kind, _ language: String? = nil, _ plane: KeyPlane = .letters,
    hasModeKey: Bool = false
  ) -> [String] {
    let plan = KeyboardPlan(kind: kind, language: language, hasModeKey: hasModeKey)
    let machine = KeyboardMachine(home: plane)
    return plan.rows(plane).map { row in
      row.map { KeyTitle.text(of: $0, in: machine, enter: "return", language: language) }.joined(
        separator: " ")
    }
  }

  @Test func `letters lie as in the language`() {
    #expect(
      titles(.default, "en-US") == [
        "q w e r t y u i o p", "a s d f g h j k l", "⇧ z x c v b n m ⌫", "123 space return",
      ])
    #expect(
      titles(.default, "de-AT", hasModeKey: true) == [
        "q w e r t z u i o p ü", "a s d f g h j k l ö ä", "⇧ y x c v b n m ⌫",
        "123 DE space return",
      ])
    #expect(titles(.default, "fr")[0] == "a z e r t y u i o p")
    #expect(titles(.default, "ru-RU")[0] == "й ц у к е н г ш щ з х")
    #expect(titles(.asciiCapable, "ru-RU")[0] == "q w e r t y u i o p")
    #expect(titles(.default, "tlh") == titles(.default, "en"))
  }

  @Test func `symbols have the money of the language first`() {
    #expect(
      titles(.default, "en-US", .symbols) == [
        "1 2 3 4 5 6 7 8 9 0", "- / : ; ( ) $ & @ \"", "#+= . , ? ! ' ⌫", "ABC space return",
      ])
    #expect(titles(.default, "de", .symbols)[1] == "- / : ; ( ) € & @ \"")
    #expect(
      titles(.default, "en", .moreSymbols) == [
        "[ ] { } # % ^ * + =", "_ \\ | ~ < > € £ ¥ •", "123 . , ? ! ' ⌫", "ABC space return",
      ])
  }

  @Test func `keyboards for numbers are pads`() {
    let digits = ["1 2 3", "4 5 6", "7 8 9"]
    #expect(titles(.numberPad) == digits + [" 0 ⌫"])
    #expect(titles(.decimalPad, "en") == digits + [". 0 ⌫"])
    #expect(titles(.decimalPad, "fr") == digits + [", 0 ⌫"])
    #expect(titles(.phonePad) == digits + ["123 0 ⌫"])
    #expect(titles(.phonePad, nil, .symbols).last == "ABC space ⌫")
    #expect(titles(.namePhonePad)[0] == "q w e r t y u i o p")
    #expect(titles(.namePhonePad, nil, .symbols) == digits + ["ABC 0 ⌫"])
  }

  @Test func `keyboards for addresses have their signs at hand`() {
    #expect(titles(.emailAddress).last == "123 space @ . return")
    #expect(titles(.URL).last == "123 . / .com return")
    #expect(titles(.twitter).last == "123 space @ # return")
    #expect(titles(.webSearch).last == "123 space . return")
    #expect(
      KeyboardPlan(kind: .numbersAndPunctuation).home == .symbols)
  }

  @Test func `keys fill the keyboard without gaps or overlaps`() {
    let size = CGSize(width: 390, height: 216)
    for kind in KeyboardPlan.Kind.allCases {
      for language in ["en", "de", "ru"] {
        for plane in [KeyPlane.letters, .symbols, .moreSymbols] {
          let plan = KeyboardPlan(kind: kind, language: language, hasModeKey: true)
          let geometry = KeyGeometry(
            rows: plan.rows(plane), columns: plan.columns(plane), in: size)
          let area = geometry.places.reduce(0) { $0 + $1.area.width * $1.area.height }
          #expect(abs(area - size.width * size.height) < 1, "\(kind) \(language) \(plane)")
          for x in stride(from: 1, to: size.width, by: 13) {
            for y in stride(from: 1, to: size.height, by: 17) {
              let point = CGPoint(x: x, y: y)
              #expect(geometry.places.count { $0.area.contains(point) } == 1)
            }
          }
          #expect(geometry.places.allSatisfy { $0.cap.width > 10 && $0.area.contains($0.cap) })
        }
      }
    }
  }

  @Test func `where capitals are expected`() {
    let sentences = ["", "Hi. ", "Hi! ", "\"Hi.\" ", "line\n", "  "]
    for text in sentences { #expect(Autocapitalization.sentences.wantsCapital(after: text)) }
    for text in ["a", "Hi.", "one ", "3.5 ", "a, "] {
      #expect(!Autocapitalization.sentences.wantsCapital(after: text))
    }
    #expect(Autocapitalization.words.wantsCapital(after: "one "))
    #expect(!Autocapitalization.words.wantsCapital(after: "one"))
    #expect(Autocapitalization.allCharacters.wantsCapital(after: "one"))
    #expect(!Autocapitalization.none.wantsCapital(after: ""))
  }
}
