// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Which folder of `Sources/UIKit` may mention which: each only those on lines below its own.
enum LayerTable {
  /// From top to bottom; folders of one line may not mention each other, except in `knot`.
  static let layers: [[String]] = [
    ["Application"],
    ["Menus"],
    ["InputViews"],
    ["Controllers"],
    ["Focus"],
    ["Window"],
    ["TextInput", "Undo", "Activity", "Pickers"],
    ["Scrolling"],
    ["Controls"],
    ["Commands"],
    ["Gestures"],
    ["Responder", "Events", "View", "Layout"],
    ["Pasteboard"],
    ["Drawing"],
    ["Tracing"],
    ["Geometry"],
    ["Support"],
  ]

  /// The folders that hold each other's types: a view is a responder that events name and constraints
  /// place.
  static let knot: Set<String> = ["Responder", "Events", "View", "Layout"]

  /// The line a folder stands on, 0 at the top.
  static func line(of folder: String) -> Int? {
    layers.firstIndex { $0.contains(folder) }
  }

  /// Whether code in `folder` may mention a type that `other` declares.
  static func allows(_ folder: String, toMention other: String) -> Bool {
    if folder == other || (knot.contains(folder) && knot.contains(other)) { return true }
    guard let from = line(of: folder), let to = line(of: other) else { return false }
    return from < to
  }

  /// An upward mention that stays, with the reason.
  struct Exception {
    let file: String
    let types: Set<String>
    let reason: String
  }

  static let exceptions: [Exception] = [
    Exception(
      file: "View/UIView.swift",
      types: [
        "UIGestureRecognizer", "GestureAttachment", "UIWindow", "UIScreen", "UIFocusEnvironment",
        "UIFocusItem", "UIFocusItemContainer", "UIFocusUpdateContext", "UIFocusGroupPriority",
        "UIFocusAnimationCoordinator", "FocusSystems", "ViewFocus", "UIFocusEffect",
        "UIFocusItemDeferralMode", "UIFocusSoundIdentifier",
      ],
      reason: "Apple's signatures: recognizers, window, focus; the scale of the main screen"),
    Exception(
      file: "Responder/UIResponder.swift",
      types: [
        "UIInputViewController", "InputDirector", "UITextInputMode", "InputModes",
        "UITextInputAssistantItem", "AssistantItems",
      ],
      reason: "Apple's signatures: input view controllers and modes; reloading, forgetting them"),
    Exception(
      file: "Responder/UIResponder.swift",
      types: ["UIMenuBuilder", "UICommand", "UIDeferredMenuElement"],
      reason: "Apple's signatures: buildMenu(with:), provider(for:) and validate(_:)"),
    Exception(
      file: "TextInput/Items/TextItems.swift", types: ["UIApplication"],
      reason: "a link is opened through the application, where an override sees it"),
    Exception(
      file: "TextInput/Items/TextItemMenus.swift",
      types: [
        "UIContextMenuInteraction", "UIContextMenuInteractionDelegate",
        "UIContextMenuConfiguration",
      ],
      reason: "links and attachments in a text have menus"),
    Exception(
      file: "Commands/UICommand.swift", types: ["UIApplication"],
      reason: "a command is sent through the application, where an override sees it"),
    Exception(
      file: "View/ViewState.swift",
      types: ["UIGestureRecognizer", "UIFocusGroupPriority", "UIFocusEffect"],
      reason: "storage of UIView.gestureRecognizers, focusGroupPriority and focusEffect"),
    Exception(
      file: "View/ViewHierarchy.swift", types: ["UIWindow"],
      reason: "a view learns its window, which Apple's willMove(toWindow:) names"),
    Exception(
      file: "View/ViewConversion.swift", types: ["UIScreen"],
      reason: "the screen is a coordinate space to convert to"),
    Exception(
      file: "View/FreeArea.swift", types: ["UIScreen"],
      reason: "the insets of a window's root come from the screen"),
    Exception(
      file: "Events/UIEvent.swift", types: ["UIWindow", "UIGestureRecognizer"],
      reason: "Apple's signatures: touches(for:) of a window and of a recognizer"),
    Exception(
      file: "Events/UITouch.swift", types: ["UIWindow", "UIGestureRecognizer"],
      reason: "Apple's signatures: window and gestureRecognizers of a touch"),
    Exception(
      file: "Events/UIPress.swift", types: ["UIWindow", "UIGestureRecognizer"],
      reason: "Apple's signatures: window and gestureRecognizers of a press"),
    Exception(
      file: "Events/UIPressesEvent.swift", types: ["UIGestureRecognizer"],
      reason: "Apple's signature: presses(for:) of a recognizer"),
    Exception(
      file: "Gestures/PressDelivery.swift", types: ["UIWindow"],
      reason: "a press belongs to the window that was key when it began"),
    Exception(
      file: "Responder/UIResponder.swift", types: ["UIKeyCommand", "UICommand"],
      reason: "Apple's signatures: keyCommands and validate(_:)"),
    Exception(
      file: "Responder/ResponderProbe.swift", types: ["UIKeyCommand"],
      reason: "a probe overrides keyCommands"),
    Exception(
      file: "View/ViewObserver.swift", types: ["UIWindow"],
      reason: "the controller of a view learns the view's window"),
    Exception(
      file: "Controllers/Bars/BarAction.swift", types: ["UIApplication"],
      reason: "a bar button sends its action through the application, where an override sees it"),
    Exception(
      file: "View/ViewObserver.swift", types: ["UIWindow"],
      reason: "a controller is told when its view joins or leaves a window"),
    Exception(
      file: "Controls/UIControl.swift", types: ["UIApplication", "UIWindow"],
      reason: "a control sends its actions through the application, and stops tracking off-window"),
    Exception(
      file: "Controllers/Bars/BarAction.swift", types: ["UIApplication"],
      reason: "a bar's item sends its action through the application"),
    Exception(
      file: "TextInput/Touch/TextTouches.swift", types: ["TextMenu"],
      reason: "a finger that selects brings the edit menu up"),
    Exception(
      file: "TextInput/Touch/TextDragLoupe.swift", types: ["UITextLoupeSession"],
      reason: "a finger that drags in a text brings the loupe up"),
    Exception(
      file: "TextInput/UITextInput.swift", types: ["UIEditMenuInteractionAnimating"],
      reason: "Apple's signatures: willPresentEditMenu(animator:), willDismissEditMenu(animator:)"),
    Exception(
      file: "TextInput/Field/UITextField.swift", types: ["UIEditMenuInteractionAnimating"],
      reason: "Apple's signatures: willPresentEditMenu(animator:), willDismissEditMenu(animator:)"),
    Exception(
      file: "TextInput/Field/UITextFieldDelegate.swift", types: ["UIEditMenuInteractionAnimating"],
      reason: "Apple's signatures: a delegate is told of the edit menu"),
    Exception(
      file: "TextInput/TextView/UITextView.swift", types: ["UIEditMenuInteractionAnimating"],
      reason: "Apple's signatures: willPresentEditMenu(animator:), willDismissEditMenu(animator:)"),
    Exception(
      file: "TextInput/TextView/UITextViewDelegate.swift",
      types: ["UIEditMenuInteractionAnimating"],
      reason: "Apple's signatures: a delegate is told of the edit menu"),
    Exception(
      file: "Window/Scenes/UIScene.swift", types: ["UIApplication"],
      reason: "an address is opened through the application, where an override sees it"),
    Exception(
      file: "Window/Scenes/UIWindowScene.swift", types: ["UIFocusSystem", "FocusSystems"],
      reason: "Apple's signature: focusSystem"),
    Exception(
      file: "Window/UIWindow.swift", types: ["UIViewController", "WindowRoot"],
      reason: "Apple's signature: rootViewController"),
    Exception(
      file: "Controls/UIControl.swift",
      types: [
        "UIContextMenuInteraction", "UIContextMenuInteractionDelegate",
        "UIContextMenuConfiguration", "UIContextMenuInteractionAnimating", "ControlMenus",
      ],
      reason: "Apple's signatures: a control brings up context menus"),
    Exception(
      file: "Menus/MenuSelection.swift", types: ["UIApplication"],
      reason: "what is chosen is sent through the application, where an override sees it"),
    Exception(
      file: "Controls/ControlTracking.swift", types: ["ControlMenus"],
      reason: "a finger that brings a menu up is led over its entries"),
    Exception(
      file: "Controls/UIButton.swift",
      types: ["UIContextMenuInteraction", "UIContextMenuConfiguration"],
      reason: "Apple's signatures: menu and preferredMenuElementOrder"),
    Exception(
      file: "Controls/ButtonMenus.swift",
      types: ["UIContextMenuConfiguration", "MenuSelection"],
      reason: "a button has a menu"),
    Exception(
      file: "Controllers/Bars/UIBarButtonItem.swift", types: ["UIContextMenuConfiguration"],
      reason: "Apple's signature: preferredMenuElementOrder"),
    Exception(
      file: "Controllers/Bars/BarButton.swift",
      types: ["UIContextMenuInteraction", "UIContextMenuConfiguration", "MenuSelection"],
      reason: "a bar button has a menu"),
    Exception(
      file: "Controls/UIControl.swift", types: ["UIApplication", "UIWindow"],
      reason: "controls send actions through the application; willMove(toWindow:) names the window"),
  ]
}
