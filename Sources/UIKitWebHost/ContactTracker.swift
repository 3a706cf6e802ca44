// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  /// Keeps track of contacts that are down, so that every contact of a page begins and ends once.
  ///
  /// A page is not to be trusted with that: what cannot be is dropped or set right, and counted.
  struct ContactTracker: Sendable, Equatable {
    /// Contacts that may be down at a time.
    static let mostContacts = 32
    /// The farthest place that is believed, in points from the corner of the screen.
    static let farthest = 100_000.0

    private var down: [Int: Contact] = [:]

    /// Makes one of which no contact is down.
    init() {}

    /// How many contacts are down.
    var count: Int { down.count }

    /// Sets a frame right.
    ///
    /// - Returns: the frames to report: usually the one given, none when nothing is left of it, more
    ///   when a contact changed twice.
    mutating func admit(
      _ frame: ContactFrame, count anomaly: (WebHostAnomaly) -> Void
    ) -> [ContactFrame] {
      var frames: [ContactFrame] = []
      var current: [Contact] = []
      func flush() {
        guard !current.isEmpty else { return }
        frames.append(
          ContactFrame(time: frame.time, contacts: current, modifiers: frame.modifiers))
        current = []
      }
      for contact in frame.contacts {
        for admitted in admit(contact, anomaly) {
          if current.contains(where: { $0.id == admitted.id }) { flush() }
          current.append(admitted)
        }
      }
      flush()
      return frames
    }

    /// Forgets every contact: they are cancelled by other means.
    ///
    /// - Returns: false when none was down.
    mutating func removeAll() -> Bool {
      defer { down = [:] }
      return !down.isEmpty
    }

    private mutating func admit(
      _ contact: Contact, _ anomaly: (WebHostAnomaly) -> Void
    ) -> [Contact] {
      var contact = contact
      let isBelievable = Self.isBelievable(contact.location)
      if !isBelievable { anomaly(.impossibleLocation) }
      guard let known = down[contact.id] else {
        guard contact.phase == .began else {
          anomaly(.contactNeverBegan)
          return []
        }
        guard isBelievable else { return [] }
        guard down.count < Self.mostContacts else {
          anomaly(.tooManyContacts)
          return []
        }
        down[contact.id] = contact
        return [contact]
      }
      // What is down stays what it is.
      contact.kind = known.kind
      if !isBelievable { contact.location = known.location }
      switch contact.phase {
      case .began:
        // Its end was lost on the way.
        anomaly(.contactBeganTwice)
        var lost = known
        lost.phase = .cancelled
        lost.detail = nil
        down[contact.id] = isBelievable ? contact : nil
        return isBelievable ? [lost, contact] : [lost]
      case .moved:
        guard isBelievable else { return [] }
        down[contact.id] = contact
      case .ended, .cancelled: down[contact.id] = nil
      }
      return [contact]
    }

    /// True for a place that a screen could have.
    static func isBelievable(_ point: CGPoint) -> Bool {
      abs(point.x) <= farthest && abs(point.y) <= farthest
    }
  }
#endif
