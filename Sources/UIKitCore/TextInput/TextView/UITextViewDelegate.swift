// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Asked before each step of editing a text view, and told of it and of scrolling.
///
/// All members have defaults.
///
/// [Apple: UITextViewDelegate](https://developer.apple.com/documentation/uikit/uitextviewdelegate)
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin; true by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Whether editing may end; true by default. A text view that leaves its window does not care.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Tells that editing began.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Tells that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether a person may replace a range of the text; true by default.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Tells that a person changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// Tells that the selection changed, by whomever; before `textViewDidChange(_:)`.
  func textViewDidChangeSelection(_ textView: UITextView)

  // Rules: FR-87.
  /// The edit menu for a range of the text; nil, the default, for what UIKit suggests.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  // Rules: FR-87.
  /// Tells that the edit menu comes up; what is added to the animator happens beside it.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)

  // Rules: FR-87.
  /// Tells that the edit menu goes.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)

  // Rules: FR-65.
  /// Whether a person may act on a link; true by default. Asked before the methods for items.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool

  // Rules: FR-65.
  /// Whether a person may act on an attachment; true by default.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool

  /// Whether a person may act on a link; the newer method's default calls it.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool

  /// Whether a person may act on an attachment; the newer method's default calls it.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool

  // Rules: FR-65.
  /// What a tap on an item does; the default does what the item is for, nil does nothing.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?

  // Rules: FR-65.
  /// The menu for a finger that rests on an item; the default shows the one given, nil none.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
}

// Apple's requirements are optional; these are the answers of a delegate without them.
extension UITextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// True.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// True.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}

  /// What UIKit suggests.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Does nothing.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}

  /// Does nothing.
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}

  /// What the older method says.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }

  /// What the older method says.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }

  /// True.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }

  /// True.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { true }

  /// What the item is for.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }

  /// The menu given; none for an empty one.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    defaultMenu.children.isEmpty ? nil : UITextItem.MenuConfiguration(menu: defaultMenu)
  }
}

// A class cannot give an inherited property another type. A constrained extension of an adopted
// protocol can stand beside it, and both are the same storage.
extension UITextInput where Self: UITextView {
  /// Asked before each step of editing, and told of it; not retained.
  public var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}

extension UITextView {
  /// The delegate, if it cares for text.
  var textDelegate: (any UITextViewDelegate)? {
    (self as UIScrollView).delegate as? any UITextViewDelegate
  }

  /// Posted by a text view whose editing began.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted by a text view whose text a person changed.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted by a text view whose editing ended.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
}
