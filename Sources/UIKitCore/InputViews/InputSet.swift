// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What is shown for a first responder at the bottom of the screen.
struct InputSet {
  /// In place of the keyboard, or the keyboard itself; nil for none.
  var input: UIView?
  /// The controller behind `input`, if it was given as one.
  var inputController: UIInputViewController?
  /// Between the two on tablets; nil for none.
  var assistant: UITextInputAssistantItem?
  /// Above `input`; nil for none.
  var accessory: UIView?
  /// Who gave `accessory`; kept alive, for the view passes on to it what it does not handle.
  var accessoryOwner: UIResponder?
  /// The controller behind `accessory`, if it was given as one.
  var accessoryController: UIInputViewController?

  /// Whether there is nothing to show.
  var isEmpty: Bool { input == nil && accessory == nil && assistant == nil }

  /// The views, from the top down.
  var views: [UIView] { [accessory, input].compactMap(\.self) }
}
