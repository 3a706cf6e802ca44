// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
public import ResponderFoundation
package import UIKitHost
package import UIKitText

/// A picture in a line of text, or room for something.
///
/// It is the value of the attribute `attachment` of the character `NSTextAttachment.character`.
/// Labels, text views and text fields lay it out and draw it.
///
/// [Apple: NSTextAttachment](https://developer.apple.com/documentation/uikit/nstextattachment)
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSTextAttachmentLayout,
  ExposedClass, @unchecked Sendable
{
  private let mark = ComparisonMark()

  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// The UTF-16 unit that stands for an attachment in a text: 0xFFFC.
  public static let character = 0xFFFC

  /// The picture; nil shows that of `contents`, if it is one.
  open var image: UIImage?

  /// Where it is beside the baseline, in points.
  ///
  /// The coordinate y runs up. Empty, at first, is the picture's size.
  open var bounds = CGRect.zero

  // Rules: TS-44.
  /// Whether a picture in its own size grows with text in the sizes for accessibility; not at first.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  // Rules: TS-44.
  /// Room before it and behind it in its line, in points; 0 at first, as what is negative counts.
  open var lineLayoutPadding: CGFloat = 0

  /// The bytes it was made of; nil for none.
  open var contents: Data?

  /// What kind of bytes `contents` are, as a type identifier.
  open var fileType: String?

  /// Makes an attachment of bytes; those of a picture are shown.
  ///
  /// - Parameters:
  ///   - contentData: the bytes.
  ///   - uti: their type, such as `public.png`.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// Makes an attachment of nothing; nothing is read.
  public required init?(coder: NSCoder) {}

  /// Makes an attachment of nothing.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Makes an attachment of a picture, in its own size.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Where it is beside the baseline, in points, y upwards; by default `bounds`, else the picture's size.
  ///
  /// - Parameters:
  ///   - textContainer: the container the text is laid out in; nil in a text field.
  ///   - lineFrag: the room for the line.
  ///   - position: where the line's baseline begins.
  ///   - charIndex: where the character is, in UTF-16 units from the beginning of its paragraph.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.isEmpty else { return bounds }
    let size = shownImage?.shownSize(
      adjusts: adjustsImageSizeForAccessibilityContentSizeCategory, for: .current)
    return CGRect(origin: bounds.origin, size: size ?? .zero)
  }

  /// What is drawn: by default the picture.
  ///
  /// - Parameters:
  ///   - imageBounds: the room for it.
  ///   - textContainer: where the text is laid out.
  ///   - charIndex: where it stands in the text.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shownImage }

  // Rules: TS-59.
  /// Where it is beside the baseline, in points, y upwards; by default as the method says that is
  /// given the index of a character.
  ///
  /// - Parameters:
  ///   - attributes: those of its character.
  ///   - location: where the character is in its paragraph.
  ///   - textContainer: the container the text is laid out in; nil where that has none.
  ///   - proposedLineFragment: the room for the line.
  ///   - position: where the line's baseline begins.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? TextOffset)?.offset ?? 0)
  }

  // Rules: TS-59.
  /// What is drawn: by default as the method says that is given the index of a character.
  ///
  /// - Parameters:
  ///   - bounds: the room for it.
  ///   - attributes: those of its character.
  ///   - location: where the character is in its paragraph.
  ///   - textContainer: where the text is laid out.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:],
    location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> UIImage? {
    image(
      forBounds: bounds, textContainer: textContainer,
      characterIndex: (location as? TextOffset)?.offset ?? 0)
  }

  /// The name of the class, and what kind of bytes it was made of.
  open override var description: String {
    let name = ObjectDescription.className(of: self)
    return fileType.map { "\(name) \($0)" } ?? name
  }

  private lazy var decoded: UIImage? = contents.flatMap { UIImage(data: $0) }
  private var shownImage: UIImage? { image ?? decoded }
}

extension NSTextAttachment: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension NSTextAttachment: InlineObject {
  package var inlinePadding: CGFloat { lineLayoutPadding.isFinite ? max(0, lineLayoutPadding) : 0 }

  package func inlineBounds(in line: CGRect, of character: InlineCharacter) -> CGRect {
    attachmentBounds(
      for: character.attributes, location: TextOffset(character.offset), textContainer: nil,
      proposedLineFragment: line, position: .zero)
  }

  package func inlineDrawing(
    for bounds: CGRect, in rect: CGRect, of character: InlineCharacter
  ) -> [DrawingCommand] {
    let image = image(
      for: bounds, attributes: character.attributes, location: TextOffset(character.offset),
      textContainer: nil)
    guard let image, !rect.isEmpty else { return [] }
    return image.commands(in: rect)
  }
}

extension NSAttributedString {
  /// The character that stands for an attachment, with the attribute.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(InlineBox.character), attributes: [.attachment: attachment])
  }
}

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

// Rules: TS-59.
/// Says by attributes and places how large something in a line of text is, and what is drawn of it.
///
/// `NSTextAttachment` does; labels, text views, text fields and drawn strings ask those. None is
/// shown by a view.
///
/// [Apple: NSTextAttachmentLayout](https://developer.apple.com/documentation/uikit/nstextattachmentlayout)
public protocol NSTextAttachmentLayout: NSObjectProtocol {
  /// What is drawn; nil for nothing.
  ///
  /// - Parameters:
  ///   - bounds: the room for it, in points.
  ///   - attributes: those of its character.
  ///   - location: where the character is in its paragraph.
  ///   - textContainer: where the text is laid out; nil where that has none.
  func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage?

  /// Where it is beside the baseline, in points, y upwards.
  ///
  /// - Parameters:
  ///   - attributes: those of its character.
  ///   - location: where the character is in its paragraph.
  ///   - textContainer: where the text is laid out; nil where that has none.
  ///   - proposedLineFragment: the room for the line.
  ///   - position: where the line's baseline begins.
  func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect
}
