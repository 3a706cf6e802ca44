// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKitMachines

@testable import UIKitCore

@Suite("Kinds of keyboards")
struct KeyboardKindTests {
  @Test func `the keyboard's values know every type by its number`() {
    for number in 0...20 {
      let type = UIKeyboardType(rawValue: number)
      let kind = KeyboardPlan.Kind(rawValue: number)
      #expect(type.map { "\($0)" } == kind.map { "\($0)" })
      if let type { #expect(KeyboardPlan.Kind(type) == kind) }
      let capitals = UITextAutocapitalizationType(rawValue: number)
      let wanted = Autocapitalization(rawValue: number)
      #expect(capitals.map { "\($0)" } == wanted.map { "\($0)" })
      if let capitals { #expect(Autocapitalization(capitals) == wanted) }
    }
  }

  @Test func `what stands on the return key`() {
    let titles = (0...11).map { UIReturnKeyType(rawValue: $0)?.title }
    #expect(
      titles == [
        "return", "Go", "Search", "Join", "Next", "Route", "Search", "Send", "Search", "Done",
        "Emergency", "Continue",
      ])
  }
}
