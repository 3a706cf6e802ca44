// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// Paper for tests, and texts on it.
@MainActor
enum PrintStage {
  /// The height of a line in the font of plain texts.
  static var line: CGFloat { UIFont.systemFont(ofSize: 12).lineHeight }

  /// So many short lines.
  static func rows(_ count: Int) -> String {
    (1...count).map(String.init).joined(separator: "\n")
  }

  static func setPaper(of renderer: UIPrintPageRenderer, _ rect: CGRect) {
    renderer.setValue(NSValue(cgRect: rect), forKey: "paperRect")
    renderer.setValue(NSValue(cgRect: rect), forKey: "printableRect")
  }

  /// Paper of so many lines in the font of plain texts.
  static func setPaper(of renderer: UIPrintPageRenderer, lines: CGFloat) {
    setPaper(of: renderer, CGRect(x: 0, y: 0, width: 200, height: lines * line + 1))
  }

  static func short(_ rect: CGRect) -> String {
    let parts = [rect.minX, rect.minY, rect.width, rect.height].map { Int($0.rounded()) }
    return "\(parts[0]),\(parts[1]) \(parts[2])x\(parts[3])"
  }
}
