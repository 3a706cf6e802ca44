// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Room in a text for something that comes later.
///
/// [Apple: UITextPlaceholder](https://developer.apple.com/documentation/uikit/uitextplaceholder)
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Makes a placeholder that takes no room; a text input makes objects of a subclass.
  public nonisolated override init() { super.init() }

  /// Where the room is, in the coordinates of the text input's view; empty when it is gone.
  open var rects: [UITextSelectionRect] { [] }
}
