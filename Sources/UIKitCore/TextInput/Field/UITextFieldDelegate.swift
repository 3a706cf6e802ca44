// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Asked before each step of editing a text field, and told of it.
///
/// All members have defaults.
///
/// [Apple: UITextFieldDelegate](https://developer.apple.com/documentation/uikit/uitextfielddelegate)
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  // Rules: FR-50, FR-51.
  /// Whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  // Rules: FR-50.
  /// Tells that editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  // Rules: FR-20, FR-52.
  /// Whether editing may end; true by default. A field that leaves its window does not care.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  // Rules: FR-20, FR-52.
  /// Tells that editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  // Rules: FR-52.
  /// Tells that editing ended, and why; the default calls the method without a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  // Rules: FR-54.
  /// Whether a person may replace a range of the text; true by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Tells that the selection changed, by whomever.
  func textFieldDidChangeSelection(_ textField: UITextField)

  // Rules: FR-50, FR-56.
  /// Whether the clear button, or the beginning of editing, may empty the text; true by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  // Rules: FR-55.
  /// Whether the return key may do what it does by default; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  // Rules: FR-87.
  /// The edit menu for a range of the text; nil, the default, for what UIKit suggests.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  // Rules: FR-87.
  /// Tells that the edit menu comes up; what is added to the animator happens beside it.
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)

  // Rules: FR-87.
  /// Tells that the edit menu goes.
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

// Apple's requirements are optional; these are the answers of a delegate without them.
extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  /// True.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// True.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  /// What UIKit suggests.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Does nothing.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}

  /// Does nothing.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
