// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: DD-80.
/// A text whose delegate says what becomes of what is pasted into it and dropped on it.
///
/// [Apple: UITextPasteConfigurationSupporting](https://developer.apple.com/documentation/uikit/uitextpasteconfigurationsupporting)
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// Is asked about each item, and about all of them; not retained.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

// Rules: DD-80.
/// An item that is pasted or dropped, which is to become text: one of its results is to be set.
///
/// [Apple: UITextPasteItem](https://developer.apple.com/documentation/uikit/uitextpasteitem)
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  /// What the item is.
  var itemProvider: NSItemProvider { get }
  /// What the program itself knows a dragged item by; nil for a pasted one.
  var localObject: Any? { get }
  /// The attributes that text has where the item comes to be.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Has the item become characters with the default attributes.
  func setResult(string: String)
  /// Has the item become characters with attributes of their own.
  func setResult(attributedString: NSAttributedString)
  /// Has the item become an attachment.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Leaves the item out.
  func setNoResult()
  /// Has the item become its text, if it has one.
  func setDefaultResult()
}

// Rules: DD-80.
/// Says what becomes of what is pasted into a text and dropped on it.
///
/// All members have defaults.
///
/// [Apple: UITextPasteDelegate](https://developer.apple.com/documentation/uikit/uitextpastedelegate)
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Has an item become text by setting a result of it, at once or later; by default its own text.
  ///
  /// What is pasted waits until every item has a result.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)

  /// What the items are together; by default one behind the other, each on a line of its own.
  ///
  /// - Parameters:
  ///   - textPasteConfigurationSupporting: the text.
  ///   - itemStrings: what the items became, in their order, without those that have no result.
  ///   - textRange: what they replace.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString

  /// Puts what the items are into the text, as the view does by default.
  ///
  /// - Parameters:
  ///   - textPasteConfigurationSupporting: the text.
  ///   - attributedString: what is pasted.
  ///   - textRange: what it replaces.
  /// - Returns: where it stands in the text now.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
}

extension UITextPasteDelegate {
  /// Its own text.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { item.setDefaultResult() }

  /// One behind the other, each on a line of its own.
  ///
  /// - Parameters:
  ///   - textPasteConfigurationSupporting: the text.
  ///   - itemStrings: what the items became.
  ///   - textRange: what they replace.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString { TextPasting.inLines(itemStrings) }

  /// Puts it into the text.
  ///
  /// - Parameters:
  ///   - textPasteConfigurationSupporting: the text.
  ///   - attributedString: what is pasted.
  ///   - textRange: what it replaces.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    guard let text = textPasteConfigurationSupporting as? any DraggedText else { return textRange }
    return TextPasting.put(attributedString, into: text, in: textRange) ?? textRange
  }
}
