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
      "present": "presentViewController:animated:completion:",
      "pushViewController": "pushViewController:animated:",
      "motionBegan": "motionBegan:withEvent:", "motionEnded": "motionEnded:withEvent:",
      "motionCancelled": "motionCancelled:withEvent:", "pressesBegan": "pressesBegan:withEvent:",
      "viewIsAppearing": "viewIsAppearing:", "didAddSubview": "didAddSubview:",
      "traitCollectionDidChange": "traitCollectionDidChange:",
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
      "sendAction(_:to:for:)": "sendAction:to:forEvent:",
      "sendAction(_:to:from:for:)": "sendAction:to:from:forEvent:",
      "pressesBegan(_:with:)": "pressesBegan:withEvent:",
      "motionBegan(_:with:)": "motionBegan:withEvent:",
      "motionEnded(_:with:)": "motionEnded:withEvent:",
      "motionCancelled(_:with:)": "motionCancelled:withEvent:",
      "remoteControlReceived(with:)": "remoteControlReceivedWithEvent:",
      "becomeKey()": "becomeKeyWindow", "resignKey()": "resignKeyWindow",
      "childForStatusBarStyle": "childViewControllerForStatusBarStyle",
      "childForStatusBarHidden": "childViewControllerForStatusBarHidden",
      "canPerformAction(_:withSender:)": "canPerformAction:withSender:",
      "observeValue(forKeyPath:of:change:context:)":
        "observeValueForKeyPath:ofObject:change:context:",
      "responds(to:)": "respondsToSelector:",
      "forwardingTarget(for:)": "forwardingTargetForSelector:",
      "value(forKey:)": "valueForKey:", "value(forKeyPath:)": "valueForKeyPath:",
    ]

    /// The name of a method that the module does not declare.
    static func name(of reference: MethodReference) -> String {
      guard let labels = reference.labels else {
        if reference.base == "sendAction", case .named("UIApplication") = reference.owner {
          return "sendAction:to:from:forEvent:"
        }
        if let known = byBase[reference.base] ?? byFullName[reference.base + "()"] { return known }
        if let count = reference.signature?.count, count > 0 {
          return ObjectiveCName.selector(
            base: reference.base, labels: Array(repeating: "_", count: count))
        }
        return reference.base
      }
      let full = reference.base + "(" + labels.map { $0 + ":" }.joined() + ")"
      return byFullName[full] ?? ObjectiveCName.selector(base: reference.base, labels: labels)
    }

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
    /// Methods of `NSObject` that Foundation declares here so that nothing can override them.
    static let closed: Set<String> = ["isKind(of:)", "isMember(of:)"]
    /// Those that classes of UIKit declare themselves.
    static let addedToPlainObjects: Set<String> = [
      "awakeFromNib()", "prepareForInterfaceBuilder()",
    ]
  }
#endif
