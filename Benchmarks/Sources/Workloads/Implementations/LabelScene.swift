// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A label with a long text.
@MainActor
final class LabelScene {
  private let label = UILabel()
  private let texts: [String]
  private var pass = 0

  init(length: Int) {
    label.numberOfLines = 0
    let line = "The quick brown fox jumps over the lazy dog. "
    let text = String(repeating: line, count: length / line.count + 1)
    // Two texts, or the size of one would be known.
    texts = ["a", "b"].map { $0 + text.prefix(length) }
  }

  /// Measures the label; 1 when that gave a height.
  func sizePass() -> @MainActor () -> Int {
    { [self] in
      pass += 1
      label.text = texts[pass % 2]
      return label.sizeThatFits(CGSize(width: 300, height: 0)).height > 0 ? 1 : 0
    }
  }
}
