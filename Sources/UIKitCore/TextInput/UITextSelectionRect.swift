// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation
public import UIKitText

/// One rectangle of a selection: mostly a line of it.
///
/// The base describes an empty rectangle; a text input makes objects of a subclass.
///
/// [Apple: UITextSelectionRect](https://developer.apple.com/documentation/uikit/uitextselectionrect)
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Makes an empty rectangle; subclasses store what they describe.
  public nonisolated override init() { super.init() }

  /// The rectangle in the coordinates of the text input's view.
  open var rect: CGRect { .zero }

  /// Where the text in the rectangle runs to.
  open var writingDirection: NSWritingDirection { .natural }

  /// Whether the selection begins in it.
  open var containsStart: Bool { false }

  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }

  /// Whether lines run from top to bottom; false here.
  open var isVertical: Bool { false }

  /// How the rectangle is turned; not at all here.
  open var transform: CGAffineTransform { .identity }
}
