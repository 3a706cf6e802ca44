// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: CA-16.
/// Makes a copy of a layer by `init(layer:)` of its class, which is known only at run time.
///
/// Swift calls only `required` initialisers on such a class, and that one is none: who subclasses a layer
/// writes `override init(layer:)`. It stands at one place in the tables of methods of all layers, and a
/// class in which it is required is called there.
class CopyingLayer: CALayer {
  required override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A copy of the class of `layer`.
  static func copy(of layer: CALayer) -> CALayer {
    let kind = unsafeBitCast(Swift.type(of: layer) as CALayer.Type, to: CopyingLayer.Type.self)
    return kind.init(layer: layer)
  }
}

/// Keeps the compiler from taking the initialiser of `CopyingLayer` for the only one that can be meant.
final class OtherCopyingLayer: CopyingLayer {
  required init(layer: Any) {
    super.init(layer: layer)
    name = nil
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
