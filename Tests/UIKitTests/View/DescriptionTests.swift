// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Descriptions", .freshApplication)
struct DescriptionTests {
  /// A test library prints what a failed test threw wherever it likes.
  @Test func `a view is described anywhere, with its geometry where that may be read`() async {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.description.contains("; frame = (1 2; 3 4); "))
    let elsewhere = await Task.detached { view.description }.value
    #expect(elsewhere.wholeMatch(of: /<UIView: 0x[0-9a-f]+>/) != nil)
    #expect(view.description.hasPrefix(elsewhere.dropLast()))
    let error = await Task.detached { HammerError.viewIsNotHittable(view).description }.value
    #expect(error.hasSuffix(elsewhere))
  }
}
