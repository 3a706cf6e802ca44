// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
public import ResponderFoundation

// Rules: MO-14.
/// Adds to one property of a view what lies between two values.
///
/// [Apple: UIInterpolatingMotionEffect](https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect)
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { super.exposedMembers }

  /// Along what the person moves.
  public enum EffectType: Int, Sendable {
    /// From the left to the right.
    case tiltAlongHorizontalAxis
    /// From above to below.
    case tiltAlongVerticalAxis
  }

  /// What is changed, such as `center.x` or `layer.shadowOffset.width`.
  public let keyPath: String
  /// Along what the person moves.
  public let type: EffectType

  /// What is added for a person at the left or above; nil, nothing, at first.
  open var minimumRelativeValue: Any?
  /// What is added for a person at the right or below; nil, nothing, at first.
  open var maximumRelativeValue: Any?

  /// Makes an effect that adds nothing yet.
  ///
  /// - Parameters:
  ///   - keyPath: what is changed; where a view has no such property, nothing is.
  ///   - type: along what the person moves.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Makes an effect of nothing; nothing is read.
  public required init?(coder: NSCoder) {
    keyPath = ""
    type = .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let place = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard
      let value = MixedValues.value(
        from: minimumRelativeValue, to: maximumRelativeValue, Double(place.clamped + 1) / 2)
    else { return nil }
    return [keyPath: (value as? Double).map { NSNumber(value: $0) } ?? value]
  }
}

extension CGFloat {
  /// From -1 to 1; 0 for what is no number.
  fileprivate var clamped: CGFloat { isNaN ? 0 : Swift.min(1, Swift.max(-1, self)) }
}
