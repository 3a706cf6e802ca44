// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
package import UIKitText

// Rules: TS-15.
/// A shadow of letters, the value of the attribute `shadow`.
///
/// [Apple: NSShadow](https://developer.apple.com/documentation/uikit/nsshadow)
open class NSShadow: NSObject, ExposedClass, NSCopying, @unchecked Sendable {
  private let mark = ComparisonMark()

  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Makes a shadow that falls nowhere, black at a third.
  public override init() {}

  /// Makes a shadow that falls nowhere, black at a third; nothing is read.
  public required init?(coder: NSCoder) {}

  /// Where it falls, to the right and down, in points; (0, 0) at first.
  open var shadowOffset = CGSize.zero

  /// How far it is blurred, in points; 0 at first.
  open var shadowBlurRadius: CGFloat = 0

  /// A `UIColor`, black at a third at first; nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// A shadow that looks the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// True for shadows that look the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  /// Follows from the offset and the radius.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}

extension NSShadow: TextShadowSource {
  package var offset: CGSize {
    shadowOffset.width.isFinite && shadowOffset.height.isFinite ? shadowOffset : .zero
  }
  package var radius: CGFloat { shadowBlurRadius.isFinite ? max(0, shadowBlurRadius) : 0 }
  package var color: (any TextColor)? { shadowColor as? UIColor }
}
