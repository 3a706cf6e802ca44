// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// How text looks while it is dragged.
///
/// [Apple: UITextDragOptions](https://developer.apple.com/documentation/uikit/uitextdragoptions)
public struct UITextDragOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Makes options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  // Rules: DD-72.
  /// The preview shows all text in the colour of labels.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

// Rules: DD-70.
/// A text of which a person drags what is selected; `UITextField` and `UITextView` adopt it.
///
/// [Apple: UITextDraggable](https://developer.apple.com/documentation/uikit/uitextdraggable)
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// Says what is dragged, and is told of it; not retained.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// What lifts the text; a program switches it on and off, or takes it off the view.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text is lifted or dragged now.
  var isTextDragActive: Bool { get }
  /// How previews look; nothing special at first.
  var textDragOptions: UITextDragOptions { get set }
}

// Rules: DD-70.
/// What a person is about to drag out of a text.
///
/// [Apple: UITextDragRequest](https://developer.apple.com/documentation/uikit/uitextdragrequest)
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The range that the finger rests in.
  var dragRange: UITextRange { get }
  /// What is dragged unless the delegate says otherwise: an item with the characters of the range.
  var suggestedItems: [UIDragItem] { get }
  /// What the drag brings along already; nothing while it begins.
  var existingItems: [UIDragItem] { get }
  /// Whether the range is selected, as it always is here.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}
