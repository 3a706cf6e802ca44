// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitCore
import UIKitHost

/// Keeps on disk what the application is doing, and knows what it was doing when it ran before.
@MainActor
final class StateSaver: StateKeeper, SavedActivityStore {
  /// What was being done when the application ran before; empty unless it is to be restored.
  private(set) var restored = SavedState()
  private let file: StateFile
  private var written: Data?
  /// Identifiers of activities that were deleted and not saved since.
  private var deleted: Set<String> = []
  private unowned let application: UIApplication

  /// Keeps the state of `application` in `folder` from now on.
  ///
  /// - Parameter restores: whether what the folder holds is to be taken up.
  init(_ application: UIApplication, folder: String, restores: Bool) {
    self.application = application
    file = StateFile(folder: folder)
    if restores { read() }
    SavedActivities.shared.store = self
  }

  /// Notes that an activity is in use, so that it is saved even if it was deleted before.
  func activityWasSaved(_ activity: NSUserActivity) {
    if let identifier = activity.persistentIdentifier { deleted.remove(identifier) }
  }

  /// A file that cannot be understood is reported and ignored.
  private func read() {
    do {
      guard let data = try file.read() else { return }
      restored = try SavedState(data, at: Date())
      Trace.record(
        .lifecycle,
        "restoring \(restored.activities.count) activities, \(restored.sessions.count) scenes")
    } catch {
      report("The saved state in \(file.folder) is ignored: \(error)")
    }
  }

  /// Writes what changed in the turn that ends.
  func endTurn() { if ManagedActivities.shared.takeChange() { write() } }

  /// Writes the state if it is not what was written last.
  func write() {
    do {
      let data = try state().data()
      guard data != written else { return }
      try file.write(data)
      written = data
      Trace.record(.lifecycle, "state saved: \(data.count) bytes")
    } catch {
      report("The state cannot be saved: \(error)")
    }
  }

  private func state() -> SavedState {
    var state = SavedState()
    state.activities = ManagedActivities.shared.activities.compactMap(record)
    state.sessions = application.scenes.map { scene in
      let session = scene.session
      return SavedState.Session(
        identifier: session.persistentIdentifier,
        activity: session.stateRestorationActivity.flatMap(record))
    }
    return state
  }

  private func record(_ activity: NSUserActivity) -> ActivityRecord? {
    if let identifier = activity.persistentIdentifier, deleted.contains(identifier) { return nil }
    return ActivityRecord(activity) { keys in
      Trace.record(
        .anomaly,
        "activity \(activity.activityType): \(keys.joined(separator: ", ")) cannot be saved")
    }
  }

  /// Deletes activities by their identifiers, or all.
  func delete(_ identifiers: Set<String>?) {
    let known = ManagedActivities.shared.activities.compactMap(\.persistentIdentifier)
    deleted.formUnion(identifiers ?? Set(known))
    guard identifiers == nil else { return write() }
    do {
      let data = try SavedState().data()
      try file.write(data)
      written = data
    } catch {
      report("The saved state cannot be deleted: \(error)")
    }
  }

  private func report(_ message: String) {
    Trace.record(.anomaly, message)
    StandardStream.error.write(message + "\n")
  }
}
