// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIViewController {
  // Rules: RT-90.
  /// The methods of the class that can be replaced.
  nonisolated static var viewControllerBodies: ExposedMembers {
    ExposedMembers().adding(
      .plainBody("viewDidLoad") { (_: UIViewController, _) in },
      .plainBody("viewWillAppear:") { (_: UIViewController, _) in },
      .plainBody("viewIsAppearing:") { (_: UIViewController, _) in },
      .plainBody("viewDidAppear:") { (_: UIViewController, _) in },
      .plainBody("viewWillDisappear:") { (_: UIViewController, _) in },
      .plainBody("viewDidDisappear:") { (_: UIViewController, _) in },
      .plainBody("viewWillLayoutSubviews") { (_: UIViewController, _) in },
      .plainBody("viewDidLayoutSubviews") { (_: UIViewController, _) in },
      .plainBody("didReceiveMemoryWarning") { (_: UIViewController, _) in },
      .plainBody("traitCollectionDidChange:") { (_: UIViewController, _) in },
      .plainBody("presentViewController:animated:completion:") { (me: UIViewController, a) in
        me.presentPlainly(
          a(0, as: UIViewController.self), animated: a(1, as: Bool.self),
          completion: a(2, as: (() -> Void)?.self))
      },
      .plainBody("dismissViewControllerAnimated:completion:") { (me: UIViewController, a) in
        me.dismissPlainly(a(0, as: Bool.self), completion: a(1, as: (() -> Void)?.self))
      },
      .body("preferredStatusBarStyle") { (_: UIViewController, _) in UIStatusBarStyle.default },
      .body("prefersStatusBarHidden") { (_: UIViewController, _) in false },
      .body("childViewControllerForStatusBarStyle") { (_: UIViewController, _) in nil },
      .body("childViewControllerForStatusBarHidden") { (_: UIViewController, _) in nil },
      .body("shouldAutorotate") { (_: UIViewController, _) in true },
      .body("supportedInterfaceOrientations") { (_: UIViewController, _) in
        UIInterfaceOrientationMask.deviceDefault
      })
  }
}

extension UIViewController {
  /// What properties return that name a child.
  static var child: UIViewController?.Type { UIViewController?.self }
  /// What says which edges of the device may be up.
  static var edges: UIInterfaceOrientationMask.Type { UIInterfaceOrientationMask.self }
}
