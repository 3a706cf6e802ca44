// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import ResponderFoundation

// Rules: MO-15.
/// Effects that are added to a view together.
///
/// [Apple: UIMotionEffectGroup](https://developer.apple.com/documentation/uikit/uimotioneffectgroup)
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { super.exposedMembers }

  /// The effects; nil, none, at first.
  open var motionEffects: [UIMotionEffect]?

  /// What all of them add; where two have the same key path, the later one counts.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let values = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    return values.isEmpty ? nil : values.reduce(into: [:]) { all, own in all.merge(own) { $1 } }
  }
}
