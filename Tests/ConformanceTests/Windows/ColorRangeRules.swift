// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AW range of colours", .freshApplication)
struct ColorRangeRules {
  @Test func `AW-48 components outside 0 to 1 are kept, but for alpha`() {
    let color = UIColor(red: 1.5, green: -0.5, blue: 0.5, alpha: 2)
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1.5, -0.5, 0.5, 1])
    #expect(color.cgColor.components == [1.5, -0.5, 0.5, 1])
    #expect(color != UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))
    #expect(color.withAlphaComponent(0.5).cgColor.components == [1.5, -0.5, 0.5, 0.5])
    #expect(UIColor(white: 1.25, alpha: 1).cgColor.components == [1.25, 1])
    #expect(UIColor(white: .infinity, alpha: .nan).cgColor.components == [1, 0])
  }
}
