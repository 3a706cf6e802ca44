// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// What a `UIVisualEffectView` does to what is behind it; by itself nothing.
///
/// [Apple: UIVisualEffect](https://developer.apple.com/documentation/uikit/uivisualeffect)
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Makes an effect that does nothing.
  public override init() { super.init() }

  /// Makes an effect that does nothing; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// The effect itself, which never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// What is done to what is behind; nil for nothing.
  var material: BlurMaterial? { nil }

  /// How much of the content is let through.
  var contentAlpha: CGFloat { 1 }
}
