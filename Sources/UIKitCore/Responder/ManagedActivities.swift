// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
package import ResponderFoundation
import UIKitRuntime
import UIKitHost

/// The activities that responders share: who shares which, which is current, which is to be saved.
@MainActor
package final class ManagedActivities {
  /// The one of the current runtime.
  package static var shared: ManagedActivities {
    Runtime.part(.activities) { ManagedActivities() }
  }

  private struct Sharer {
    let id: ObjectIdentifier
    weak var responder: UIResponder?
  }

  private final class Entry {
    let activity: NSUserActivity
    var sharers: [Sharer] = []
    /// Counts arrivals on the screen, so that the last one is current; nil off the screen.
    var arrival: Int?
    init(_ activity: NSUserActivity) { self.activity = activity }
  }

  private var entries: [Entry] = []
  private var arrivals = 0
  private weak var current: NSUserActivity?
  /// Whether something that is worth saving changed since `takeChange()`.
  private(set) var hasChanged = false {
    didSet { if hasChanged { TurnWork.shared.enlist(.state) } }
  }

  /// The activities, in the order in which responders got them, the current one last.
  package var activities: [NSUserActivity] {
    let all = entries.map(\.activity)
    guard let current else { return all }
    return all.filter { $0 !== current } + all.filter { $0 === current }
  }

  /// The activities that a responder of the chain above `root` has, as of a scene.
  func activities(below root: UIResponder) -> [NSUserActivity] {
    activities.filter { activity in
      guard let entry = entry(of: activity) else { return false }
      return entry.sharers.contains { sharer in
        ResponderChain.first(from: sharer.responder, where: { $0 === root }) != nil
      }
    }
  }

  // MARK: - Sharing

  // Rules: UA-1, UA-4.
  func attach(_ activity: NSUserActivity, to responder: UIResponder) {
    let sharer = Sharer(id: ObjectIdentifier(responder), responder: responder)
    if let entry = entry(of: activity) {
      entry.sharers.append(sharer)
    } else {
      let entry = Entry(activity)
      entry.sharers = [sharer]
      entries.append(entry)
      TurnWork.shared.enlist(.activities)
      activity.saver = ActivitySaver.shared
      if activity.needsSave { ActivitySaver.shared.schedule() }
    }
    hasChanged = true
  }

  // Rules: UA-6, UA-7.
  func detach(_ activity: NSUserActivity, from responder: ObjectIdentifier) {
    guard let entry = entry(of: activity) else { return }
    entry.sharers.removeAll { $0.id == responder }
    hasChanged = true
    guard entry.sharers.isEmpty else { return }
    entries.removeAll { $0 === entry }
    activity.saver = nil
    Trace.record(.lifecycle, "activity \(activity.activityType) is nobody's any more")
    activity.invalidate()
    refresh()
  }

  private func entry(of activity: NSUserActivity) -> Entry? {
    entries.first { $0.activity === activity }
  }

  // MARK: - The current one

  /// Whether there are any, one of which may be current.
  var areShared: Bool { !entries.isEmpty }

  // Rules: UA-8.
  /// Makes the activity current whose responder came on the screen last.
  func refresh() {
    if entries.isEmpty, current == nil { return }
    for entry in entries {
      guard entry.sharers.contains(where: { $0.responder?.isOnScreen ?? false }) else {
        entry.arrival = nil
        continue
      }
      guard entry.arrival == nil else { continue }
      arrivals += 1
      entry.arrival = arrivals
    }
    let last = entries.max { ($0.arrival ?? 0) < ($1.arrival ?? 0) }
    let wanted = last?.arrival == nil ? nil : last?.activity
    guard wanted !== current else { return }
    let old = current
    current = wanted
    hasChanged = true
    old?.resignCurrent()
    wanted?.becomeCurrent()
    Trace.record(.lifecycle, "activity \(wanted?.activityType ?? "none") is current")
  }

  // MARK: - Saving

  // Rules: UA-2, UA-3, UA-4, UA-5, UA-9.
  /// Brings those up to date that need it.
  func saveAll() {
    for entry in entries where entry.activity.needsSave && entry.activity.isValid {
      Trace.record(.lifecycle, "activity \(entry.activity.activityType) is saved")
      entry.activity.save {
        for sharer in entry.sharers { sharer.responder?.updateUserActivityState(entry.activity) }
      }
      hasChanged = true
      ApplicationLink.port.activityWasSaved(entry.activity)
    }
  }

  /// Whether something that is worth writing down changed since the last call.
  ///
  /// Not while an activity is behind what the person does: what was written before is better.
  package func takeChange() -> Bool {
    guard hasChanged, !entries.contains(where: { $0.activity.needsSave }) else { return false }
    hasChanged = false
    return true
  }
}
