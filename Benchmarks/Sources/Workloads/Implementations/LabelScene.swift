// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A label with a long text.
@MainActor
final class LabelScene {
  /// The height of the font and the width of the label, in points.
  static let fontSize = 17.0
  static let width = 300.0

  private let label = UILabel()
  private let texts: [String]
  private var pass = 0

  init(length: Int) {
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: Self.fontSize)
    texts = Self.texts(length: length)
  }

  /// Two texts, or the size of one would be known.
  static func texts(length: Int) -> [String] {
    let line = "The quick brown fox jumps over the lazy dog. "
    let text = String(repeating: line, count: length / line.count + 1)
    return ["a", "b"].map { $0 + text.prefix(length) }
  }

  /// Measures the label; 1 when that gave a height.
  func sizePass() -> @MainActor () -> Int {
    { [self] in
      pass += 1
      label.text = texts[pass % 2]
      return label.sizeThatFits(CGSize(width: Self.width, height: 0)).height > 0 ? 1 : 0
    }
  }
}
