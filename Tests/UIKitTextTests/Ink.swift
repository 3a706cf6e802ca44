// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitText

/// A colour for texts without classes.
final class Ink: NSObject, TextColor, Sendable {
  let rgba: RGBA

  init(_ rgba: RGBA) { self.rgba = rgba }

  static let black = Ink(RGBA(red: 0, green: 0, blue: 0, alpha: 1))
  static let red = Ink(RGBA(red: 1, green: 0, blue: 0, alpha: 1))
}

extension TextStyle {
  /// Black text in the system's font.
  static func plain(_ size: CGFloat) -> TextStyle {
    TextStyle(font: TextFont(size: size), color: Ink.black)
  }
}
