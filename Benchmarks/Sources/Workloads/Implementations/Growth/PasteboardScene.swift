// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A pasteboard with many texts.
@MainActor
final class PasteboardScene {
  private let pasteboard = UIPasteboard.general
  private let texts: [String]

  init(count: Int) {
    texts = (0..<count).map { "Text \($0)" }
    pasteboard.strings = texts
  }

  isolated deinit { pasteboard.items = [] }

  /// Copies the texts; how many the pasteboard says there are.
  func setPass() -> @MainActor () -> Int {
    { [self] in
      pasteboard.strings = texts
      return pasteboard.numberOfItems
    }
  }

  /// How many texts and items are read.
  func readPass() -> @MainActor () -> Int {
    { [self] in (pasteboard.strings?.count ?? 0) + pasteboard.items.count }
  }
}
