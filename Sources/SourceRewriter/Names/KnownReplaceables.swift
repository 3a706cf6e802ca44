// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// Methods and properties of UIKit that can be replaced while a program runs, by what asks there.
  enum KnownReplaceables {
    private static let members: Set<String> = [
      "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
      "touchesCancelled(_:with:)", "pressesBegan(_:with:)", "motionBegan(_:with:)",
      "motionEnded(_:with:)", "motionCancelled(_:with:)", "remoteControlReceived(with:)",
      "becomeFirstResponder()", "resignFirstResponder()", "sendEvent(_:)",
      "sendAction(_:to:from:for:)", "sendAction(_:to:for:)", "becomeKey()", "resignKey()",
      "hitTest(_:with:)", "point(inside:with:)", "didAddSubview(_:)", "willMove(toSuperview:)",
      "didMoveToSuperview()", "willMove(toWindow:)", "didMoveToWindow()", "layoutSubviews()",
      "traitCollectionDidChange(_:)", "layer", "viewDidLoad()", "viewWillAppear(_:)",
      "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
      "viewDidDisappear(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
      "didReceiveMemoryWarning()", "present(_:animated:completion:)",
      "dismiss(animated:completion:)", "pushViewController(_:animated:)",
      "popViewController(animated:)", "preferredStatusBarStyle", "prefersStatusBarHidden",
      "childForStatusBarStyle", "childForStatusBarHidden", "shouldAutorotate",
      "supportedInterfaceOrientations",
    ]
    /// Selectors of the same, and those of the setters that can be replaced.
    private static let selectors: Set<String> = Set(
      members.map { full in
        KnownSelectors.selector(fullName: full)
          ?? ObjectiveCName.selector(
            base: String(full.prefix { $0 != "(" }),
            labels: full.filter { $0 != ")" }.split(separator: "(").dropFirst()
              .flatMap { $0.split(separator: ":").map(String.init) })
      } + ["setFrame:", "setBounds:"])

    /// Whether an override of the member, in an extension of one of UIKit's classes, takes effect.
    static func contains(fullName: String) -> Bool { members.contains(fullName) }
    static func contains(selector: String) -> Bool { selectors.contains(selector) }
  }
#endif
