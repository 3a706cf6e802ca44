// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

extension UIColor {
  // Rules: DR-35.
  /// Makes a colour that repeats a picture, side by side, from the origin of what is painted.
  ///
  /// As a background it shows below what the view shows; in a context it fills and strokes.
  public convenience init(patternImage image: UIImage) {
    let cell = CGRect(origin: .zero, size: image.size)
    let pattern = CGPattern(cell.isEmpty ? [] : image.commands(in: cell), cell: cell)
    self.init(cgColor: CGColor(pattern: pattern))
  }
}
