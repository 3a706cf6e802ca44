// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// Selectors of methods that the sources do not declare.
  enum KnownSelectors {
    /// By the name before the parenthesis, for those that are written without labels.
    private static let byBase: [String: String] = [
      "endEditing": "endEditing:", "cut": "cut:", "copy": "copy:", "paste": "paste:",
      "select": "select:", "selectAll": "selectAll:", "delete": "delete:",
      "toggleBoldface": "toggleBoldface:", "toggleItalics": "toggleItalics:",
      "toggleUnderline": "toggleUnderline:", "increaseSize": "increaseSize:",
      "decreaseSize": "decreaseSize:", "viewWillAppear": "viewWillAppear:",
      "viewDidAppear": "viewDidAppear:", "viewWillDisappear": "viewWillDisappear:",
      "viewDidDisappear": "viewDidDisappear:", "touchesBegan": "touchesBegan:withEvent:",
      "touchesMoved": "touchesMoved:withEvent:", "touchesEnded": "touchesEnded:withEvent:",
      "touchesCancelled": "touchesCancelled:withEvent:",
      "dismiss": "dismissViewControllerAnimated:completion:",
      "setEditing": "setEditing:animated:", "hitTest": "hitTest:withEvent:",
      "popViewController": "popViewControllerAnimated:",
      "popToRootViewController": "popToRootViewControllerAnimated:",
      "sendAction": "sendAction:to:forEvent:", "sendEvent": "sendEvent:",
    ]
    /// By the full name, where Apple's differs from the rule.
    private static let byFullName: [String: String] = [
      "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
      "present(_:animated:completion:)": "presentViewController:animated:completion:",
      "popViewController(animated:)": "popViewControllerAnimated:",
      "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
      "touchesBegan(_:with:)": "touchesBegan:withEvent:",
      "touchesMoved(_:with:)": "touchesMoved:withEvent:",
      "touchesEnded(_:with:)": "touchesEnded:withEvent:",
      "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
      "hitTest(_:with:)": "hitTest:withEvent:", "point(inside:with:)": "pointInside:withEvent:",
      "sendActions(for:)": "sendActionsForControlEvents:",
      "canPerformAction(_:withSender:)": "canPerformAction:withSender:",
      "observeValue(forKeyPath:of:change:context:)":
        "observeValueForKeyPath:ofObject:change:context:",
      "responds(to:)": "respondsToSelector:",
      "forwardingTarget(for:)": "forwardingTargetForSelector:",
      "value(forKey:)": "valueForKey:", "value(forKeyPath:)": "valueForKeyPath:",
    ]

    static func selector(base: String) -> String? { byBase[base] }
    static func selector(fullName: String) -> String? { byFullName[fullName] }

    /// Members of `NSObject` that the runtime adds here, where nothing can override them: a class
    /// declares them anew, and the runtime finds them in its table.
    static let addedToObjects: Set<String> = [
      "observeValue(forKeyPath:of:change:context:)", "responds(to:)", "value(forKey:)",
      "value(forKeyPath:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)",
      "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)",
      "forwardingTarget(for:)", "doesNotRecognizeSelector(_:)",
      "automaticallyNotifiesObservers(forKey:)", "keyPathsForValuesAffectingValue(forKey:)",
    ]
    /// Those that classes of UIKit declare themselves.
    static let addedToPlainObjects: Set<String> = [
      "awakeFromNib()", "prepareForInterfaceBuilder()",
    ]
  }
#endif
