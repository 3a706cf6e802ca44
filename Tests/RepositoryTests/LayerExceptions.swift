// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension LayerTable {
  /// An upward mention that stays, with the reason.
  struct Exception {
    let file: String
    let names: Set<String>
    let reason: String
  }

  static let exceptions: [Exception] = [
    Exception(
      file: "Controllers/UIViewController.swift",
      names: [
        "Dismissing", "Presenting", "UIBarButtonItem", "choosePresentation",
        "chosenPopover", "chosenPresentation", "chosenSheet",
        "UINavigationController", "UINavigationItem", "UIPopoverPresentationController",
        "UIPresentationController", "UISheetPresentationController", "UISplitViewController",
        "UITab", "UITabBarController", "UITabBarItem", "UIViewControllerTransitioningDelegate",
        "madeEditButton", "madeNavigationItem", "madeTabBarItem", "replaceTabBarItem",
        "replaceToolbarItems", "setEditMode", "setOwnTitle",
      ],
      reason: "Apple's signatures: present and dismiss, containers above, items for their bars"),
    Exception(
      file: "Controls/LabelText.swift",
      names: ["addAttributes"],
      reason: "Foundation's, which a text storage overrides"),
    Exception(
      file: "Drawing/UIColor.swift",
      names: ["brightness"],
      reason: "Apple's name of a colour's part, which is that of a screen's as well"),
    Exception(
      file: "Events/UIEvent.swift",
      names: ["UIGestureRecognizer", "UIWindow"],
      reason: "Apple's signatures: touches(for:) of a window and of a recognizer"),
    Exception(
      file: "Events/UIPress.swift",
      names: ["UIGestureRecognizer", "UIWindow"],
      reason: "Apple's signatures: window and gestureRecognizers of a press"),
    Exception(
      file: "Events/UIPressesEvent.swift",
      names: ["UIGestureRecognizer"],
      reason: "Apple's signature: presses(for:) of a recognizer"),
    Exception(
      file: "Events/UITouch.swift",
      names: ["UIGestureRecognizer", "UIWindow"],
      reason: "Apple's signatures: window and gestureRecognizers of a touch"),
    Exception(
      file: "Responder/ApplicationPort.swift",
      names: ["UIApplication"],
      reason: "the one way up besides the chain, which makes the application when it is needed"),
    Exception(
      file: "Responder/ResponderProbe.swift",
      names: ["UIKeyCommand"],
      reason: "Apple's signature: keyCommands, which a probe overrides"),
    Exception(
      file: "Responder/UIResponder.swift",
      names: [
        "AssistantItems", "InputDirector", "InputModes", "UIAccessibilityCustomRotor", "UICommand",
        "UIDeferredMenuElement",
        "UIInputViewController", "UIKeyCommand", "UIMenuBuilder", "UITextInputAssistantItem",
        "UITextInputMode", "setLanguage",
      ],
      reason: "Apple's signatures: input views and modes, menus, keyCommands and validate(_:)"),
    Exception(
      file: "TextInput/TextKit/NSTextAttachment.swift",
      names: ["NSTextContainer"],
      reason: "Apple's signatures: attachmentBounds(for:…), image(forBounds:…), image(for:…)"),
    Exception(
      file: "TextInput/TextKit/NSTextStorage.swift",
      names: ["NSLayoutManager"],
      reason: "Apple's signatures: layoutManagers, addLayoutManager(_:), removeLayoutManager(_:)"),
    Exception(
      file: "View/Screen/UIScreen.swift",
      names: ["FocusSystems", "UIFocusItem", "UIFocusSystem"],
      reason: "Apple's signatures: focusedItem, focusedView"),
    Exception(
      file: "View/UIView+Hierarchy.swift",
      names: ["UIWindow", "attachedView", "viewLink"],
      reason: "Apple's signature: willMove(toWindow:) names the window of a view"),
    Exception(
      file: "View/UIView.swift",
      names: [
        "FocusSystems", "UIFocusAnimationCoordinator", "UIFocusEffect",
        "UIFocusEnvironment", "UIFocusGroupPriority", "UIFocusItem", "UIFocusItemContainer",
        "UIFocusItemDeferralMode", "UIFocusSoundIdentifier", "UIFocusUpdateContext",
        "UIGestureRecognizer", "UIWindow", "ViewFocus", "attachRecognizer", "detachRecognizer",
        "replaceRecognizers",
      ],
      reason: "Apple's signatures: recognizers, window, focus"),
    Exception(
      file: "View/ViewState.swift",
      names: ["UIFocusEffect", "UIFocusGroupPriority", "UIGestureRecognizer"],
      reason: "Apple's signatures: storage of gestureRecognizers, focusGroupPriority, focusEffect"),
    Exception(
      file: "Window/UIWindow.swift",
      names: ["UIViewController", "replaceRoot", "showOrHide"],
      reason: "Apple's signature: rootViewController"),
    Exception(
      file: "Window/UIWindowScene.swift",
      names: ["FocusSystems", "UIFocusSystem"],
      reason: "Apple's signature: focusSystem"),
  ]
}
