// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: DD-77.
/// Whether text that cannot be edited takes what is dropped.
///
/// [Apple: UITextDropEditability](https://developer.apple.com/documentation/uikit/uitextdropeditability)
public enum UITextDropEditability: UInt, Sendable {
  /// It does not.
  case no = 0
  /// It does, and a person cannot edit it afterwards either.
  case temporary = 1
  /// It does, and a person can edit it from the drop on.
  case yes = 2
}

// Rules: DD-74.
/// A text that a person drops on; `UITextField` and `UITextView` adopt it.
///
/// [Apple: UITextDroppable](https://developer.apple.com/documentation/uikit/uitextdroppable)
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  /// Decides what is taken, and is told of it; not retained.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// What takes drops; a program that wants none takes it off the view.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether a drag is over the text, or has been dropped on it and goes to its place.
  var isTextDropActive: Bool { get }
}

// Rules: DD-74, DD-75.
/// What a person is about to drop on a text.
///
/// [Apple: UITextDropRequest](https://developer.apple.com/documentation/uikit/uitextdroprequest)
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  /// The position nearest to the finger.
  var dropPosition: UITextPosition { get }
  /// What is done unless the delegate says otherwise.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the drag came out of the same text.
  var isSameView: Bool { get }
  /// The drag.
  var dropSession: any UIDropSession { get }
}
