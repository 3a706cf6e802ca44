// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UINavigationController {
  // Rules: RT-90.
  /// The methods of the class that can be replaced.
  nonisolated static var navigationControllerBodies: ExposedMembers {
    ExposedMembers().adding(
      .plainBody("pushViewController:animated:") { (me: UINavigationController, a) in
        me.navigation.push(a(0, as: UIViewController.self), animated: a(1, as: Bool.self))
      },
      .body("popViewControllerAnimated:") { (me: UINavigationController, a) in
        me.navigation.pop(animated: a(0, as: Bool.self))
      })
  }
}
