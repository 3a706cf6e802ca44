// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import UIKitHost
import UIKitText

// What text without views is told of the classes of fonts and colours.

extension UIFont: TextFontSource {}

extension UIColor: TextColor {
  // Rules: AW-97.
  package var rgba: RGBA { ink.rgba }
}

extension TextStyle {
  init(font: UIFont, color: UIColor) { self.init(font: font.textFont, color: color) }
}
