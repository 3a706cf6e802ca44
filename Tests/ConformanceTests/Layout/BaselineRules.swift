// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("LY baselines of several lines", .freshApplication)
struct BaselineRules {
  @Test func `LY-12 the first baseline of several lines is that of the first line`() throws {
    let stage = try LayoutStage()
    let label = stage.add(UILabel())
    label.numberOfLines = 0
    label.text = "A text that is long enough to be broken into lines in a narrow view"
    let mark = stage.add(ContentView(10, 10))
    let width = label.widthAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: stage.root.topAnchor), width,
      label.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      mark.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      mark.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    for next in [120, 60, 390] as [CGFloat] {
      width.constant = next
      stage.turn()
      let far = abs(mark.frame.minY - label.font.ascender)
      #expect(far < 1, "\(next) wide: \(mark.frame.minY)")
    }
  }
}
