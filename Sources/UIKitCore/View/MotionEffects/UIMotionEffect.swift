// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: MO-13.
/// How a view is shown when it is looked at from another side; by itself nothing changes.
///
/// [Apple: UIMotionEffect](https://developer.apple.com/documentation/uikit/uimotioneffect)
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Makes an effect.
  public override init() { super.init() }

  /// Makes an effect; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// What is added to the properties of a view, by their key paths.
  ///
  /// - Parameter viewerOffset: where the person is in front of the screen; each number from -1, to the
  ///   left or above, to 1.
  /// - Returns: nil, as here, where nothing is added.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}
