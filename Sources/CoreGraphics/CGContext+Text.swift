// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension CGContext {
  // Rules: DR-38.
  /// Where the text matrix puts the origin of letters, in the current coordinates.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }
}
