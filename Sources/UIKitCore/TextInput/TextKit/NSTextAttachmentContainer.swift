// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Says how large something in a line of text is, and what is drawn of it.
///
/// `NSTextAttachment` does; labels, text views and text fields ask those.
///
/// [Apple: NSTextAttachmentContainer](https://developer.apple.com/documentation/uikit/nstextattachmentcontainer)
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// What is drawn; nil for nothing.
  ///
  /// - Parameters:
  ///   - imageBounds: the room for it, in points.
  ///   - textContainer: where the text is laid out; nil in a text field.
  ///   - charIndex: where the character is, in UTF-16 units.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?

  /// Where it is beside the baseline, in points, y upwards.
  ///
  /// - Parameters:
  ///   - textContainer: where the text is laid out; nil in a text field.
  ///   - lineFrag: the room for the line.
  ///   - position: where the line's baseline begins.
  ///   - charIndex: where the character is, in UTF-16 units.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}
