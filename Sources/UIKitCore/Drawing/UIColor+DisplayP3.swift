// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
import UIKitHost

extension UIColor {
  /// Makes a colour of Display P3; what sRGB does not have keeps its place outside 0 to 1.
  ///
  /// - Parameters:
  ///   - displayP3Red: from 0 to 1, as are the others.
  ///   - green: how green it is.
  ///   - blue: how blue it is.
  ///   - alpha: from 0, which is not seen, to 1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor.displayP3(red: displayP3Red, green: green, blue: blue)
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: alpha)
  }
}
