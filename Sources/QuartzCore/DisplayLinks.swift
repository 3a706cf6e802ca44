// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitRuntime

/// The display links of an application, and the screen whose frames they follow.
@MainActor
package final class DisplayLinks {
  /// Those of the current application.
  package static var shared: DisplayLinks { Runtime.part(.displayLinks) { DisplayLinks() } }

  /// The frames a second of a screen that says nothing of them.
  static let usualFrames = 60

  /// How many frames a second the screen has; whoever opens a screen sets it.
  package var framesPerSecond = usualFrames {
    didSet {
      if framesPerSecond < 1 { framesPerSecond = 1 }
      for link in scheduled.values { link.reschedule() }
    }
  }

  /// The links that are in a run loop, which is what keeps them alive.
  var scheduled = ObjectList<CADisplayLink>()
}
