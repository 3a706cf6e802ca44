// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitText

// Rules: TS-57.
extension LetterMatrix {
  /// The matrix that a transform is; nil for the identity and for numbers that say nothing.
  init?(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}

extension CGAffineTransform {
  /// The transform that a matrix of letters is.
  init(_ matrix: LetterMatrix) {
    self.init(
      a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty)
  }
}
