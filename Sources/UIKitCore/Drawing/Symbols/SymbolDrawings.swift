// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// The symbols that `UIImage(systemName:)` knows, drawn on a square.
enum SymbolDrawings {
  /// The square, in points.
  static let size = CGSize(width: 22, height: 22)

  // Rules: DR-64.
  /// What a symbol is drawn with, in black; nil when there is no such symbol.
  static func commands(named name: String) -> [DrawingCommand]? {
    SymbolVariants.picture(named: name)?.commands
  }
}
