// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Tells an application that the device has little memory left.
@MainActor
enum MemoryWarning {
  // Rules: VC-117.
  /// Order: the delegate, every controller that exists, whoever observes the notification.
  static func give(to application: UIApplication) {
    Trace.record(.lifecycle, "little memory is left")
    application.delegate?.applicationDidReceiveMemoryWarning(application)
    for controller in controllers(of: WindowList.shared.all) {
      controller.didReceiveMemoryWarning()
    }
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: application)
  }

  /// The controllers that windows hold, each once, containers before what they contain.
  private static func controllers(of windows: [UIWindow]) -> [UIViewController] {
    var known: Set<ObjectIdentifier> = []
    var found: [UIViewController] = []
    var waiting = windows.compactMap(\.root)
    while !waiting.isEmpty {
      let controller = waiting.removeFirst()
      guard known.insert(ObjectIdentifier(controller)).inserted else { continue }
      found.append(controller)
      waiting += controller.contained
      if let presented = controller.presentation?.presented { waiting.append(presented) }
    }
    return found
  }
}
