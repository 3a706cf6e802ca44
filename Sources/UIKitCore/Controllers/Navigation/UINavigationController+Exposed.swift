// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UINavigationController {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var navigationControllerMembers: ExposedMembers {
    ExposedMembers().adding(
      .action("popViewControllerAnimated:") { (me: UINavigationController, a) in
        me.popViewController(animated: a(0, as: Bool?.self) ?? true)
      },
      .action("popToRootViewControllerAnimated:") { (me: UINavigationController, a) in
        me.popToRootViewController(animated: a(0, as: Bool?.self) ?? true)
      },
      .property(
        "viewControllers", get: { (me: UINavigationController) in me.viewControllers },
        set: { $0.viewControllers = $1 }),
      .property("topViewController", get: { (me: UINavigationController) in me.topViewController }),
      .property(
        "visibleViewController", get: { (me: UINavigationController) in me.visibleViewController }),
      .property(
        "isNavigationBarHidden", get: { (me: UINavigationController) in me.isNavigationBarHidden },
        set: { $0.isNavigationBarHidden = $1 }),
      .property("navigationBar", get: { (me: UINavigationController) in me.navigationBar }))
  }
}
