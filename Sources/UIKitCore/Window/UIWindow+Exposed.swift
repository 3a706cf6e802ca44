// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIWindow {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var windowMembers: ExposedMembers {
    ExposedMembers().adding(
      .action("makeKey") { (me: UIWindow, _) in me.makeKey() },
      .action("makeKeyAndVisible") { (me: UIWindow, _) in me.makeKeyAndVisible() },
      .action("resignKey") { (me: UIWindow, _) in me.resignKey() },
      .action("sendEvent:") { (me: UIWindow, a) in me.sendEvent(a(0, as: UIEvent.self)) },
      .property(
        "rootViewController", get: { (me: UIWindow) in me.rootViewController },
        set: { $0.rootViewController = $1 }),
      .property(
        "windowLevel", get: { (me: UIWindow) in me.windowLevel }, set: { $0.windowLevel = $1 }),
      .property("isKeyWindow", get: { (me: UIWindow) in me.isKeyWindow }))
  }
}
