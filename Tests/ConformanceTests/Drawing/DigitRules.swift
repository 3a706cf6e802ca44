// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TS digits", .freshApplication)
struct DigitRules {
  @Test(arguments: [UIFont.Weight.regular, .light, .bold, .heavy])
  func `TS-41 digits are equally wide`(weight: UIFont.Weight) {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: weight)
    #expect(font == UIFont.systemFont(ofSize: 20, weight: weight))
    let widths = "0123456789".map { digit in
      String(digit).size(withAttributes: [.font: font]).width
    }
    #expect(Set(widths).count == 1, "\(widths)")
  }
}
