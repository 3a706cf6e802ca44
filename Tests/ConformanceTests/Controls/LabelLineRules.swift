// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CT lines of labels", .freshApplication)
struct LabelLineRules {
  private func size(_ text: String, lines: Int = 1) -> CGSize {
    let label = UILabel()
    label.numberOfLines = lines
    label.text = text
    return label.intrinsicContentSize
  }

  @Test func `CT-56 a line feed at the end of a text loses nothing and needs no ellipsis`() {
    #expect(size("Hello\n") == size("Hello"))
    #expect(size("Hello\r\n") == size("Hello"))
    #expect(size("One\nTwo\n", lines: 2) == size("One\nTwo", lines: 2))
    #expect(size("Hello\nyou").width > size("Hello").width)
  }
}
