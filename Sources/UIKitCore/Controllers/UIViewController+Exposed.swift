// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIViewController {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var viewControllerMembers: ExposedMembers {
    ExposedMembers().adding(
      .action("loadViewIfNeeded") { (me: UIViewController, _) in me.loadViewIfNeeded() },
      .action("viewDidLoad") { (me: UIViewController, _) in me.viewDidLoad() },
      .action("viewWillLayoutSubviews") { (me: UIViewController, _) in me.viewWillLayoutSubviews()
      },
      .action("viewDidLayoutSubviews") { (me: UIViewController, _) in me.viewDidLayoutSubviews() },
      .action("updateViewConstraints") { (me: UIViewController, _) in me.updateViewConstraints() },
      .action("viewWillAppear:") { (me: UIViewController, a) in
        me.viewWillAppear(a(0, as: Bool.self))
      },
      .action("viewDidAppear:") { (me: UIViewController, a) in me.viewDidAppear(a(0, as: Bool.self))
      },
      .action("viewWillDisappear:") { (me: UIViewController, a) in
        me.viewWillDisappear(a(0, as: Bool.self))
      },
      .action("viewDidDisappear:") { (me: UIViewController, a) in
        me.viewDidDisappear(a(0, as: Bool.self))
      },
      .action("dismissViewControllerAnimated:completion:") { (me: UIViewController, a) in
        me.dismiss(animated: a(0, as: Bool?.self) ?? true)
      },
      .action("setEditing:animated:") { (me: UIViewController, a) in
        me.setEditing(a(0, as: Bool.self), animated: a(1, as: Bool?.self) ?? false)
      },
      .property("title", get: { (me: UIViewController) in me.title }, set: { $0.title = $1 }),
      .property(
        "isEditing", get: { (me: UIViewController) in me.isEditing }, set: { $0.isEditing = $1 }),
      .property("view", get: { (me: UIViewController) in me.view }, set: { $0.view = $1 }),
      .property("children", get: { (me: UIViewController) in me.children }),
      .property("parent", get: { (me: UIViewController) in me.parent }),
      .property("navigationItem", get: { (me: UIViewController) in me.navigationItem }),
      .property("navigationController", get: { (me: UIViewController) in me.navigationController }),
      .property("tabBarController", get: { (me: UIViewController) in me.tabBarController }),
      .property(
        "presentedViewController", get: { (me: UIViewController) in me.presentedViewController }),
      .property(
        "presentingViewController", get: { (me: UIViewController) in me.presentingViewController }),
      .property(
        "preferredContentSize", get: { (me: UIViewController) in me.preferredContentSize },
        set: { $0.preferredContentSize = $1 }),
      .property(
        "modalPresentationStyle", get: { (me: UIViewController) in me.modalPresentationStyle },
        set: { $0.modalPresentationStyle = $1 }))
  }
}
