// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation

/// A colour.
///
/// [Apple: UIColor](https://developer.apple.com/documentation/uikit/uicolor)
open class UIColor: NSObject, @unchecked Sendable {
  private let stored: CGColor

  /// Makes a colour from a `CGColor`.
  public init(cgColor: CGColor) {
    stored = cgColor
    super.init()
  }

  /// Makes a colour from sRGB components, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a grey: 0 is black, 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The colour as Core Graphics takes it.
  open var cgColor: CGColor { stored }

  /// The colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: stored.copy(alpha: alpha) ?? stored)
  }

  /// A blue for things that can be touched.
  open class var systemBlue: UIColor { UIColor(red: 0, green: 0.478, blue: 1, alpha: 1) }
}
