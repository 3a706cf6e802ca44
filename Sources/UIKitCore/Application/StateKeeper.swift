// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import ResponderFoundation

/// Keeps what an application is doing for when it runs again; there is one only in an application
/// that was launched on a host.
@MainActor
package protocol StateKeeper: AnyObject {
  /// What was being done when the application ran before; empty unless it is to be restored.
  var restored: SavedState { get }

  /// Notes that an activity is in use, so that it is saved even if it was deleted before.
  func activityWasSaved(_ activity: NSUserActivity)

  /// Writes what changed in the turn that ends.
  func endTurn()

  /// Writes the state if it is not what was written last.
  func write()
}
