// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  extension PageContacts {
    /// The frame as an application gets it, its times on the host's clock.
    func frame(at time: TimeInterval, clock: PageTime) -> ContactFrame {
      ContactFrame(
        time: time, contacts: contacts.map { $0.contact(at: time, clock: clock) },
        modifiers: modifiers)
    }
  }

  extension PageContact {
    fileprivate func contact(at time: TimeInterval, clock: PageTime) -> Contact {
      Contact(
        id: id, kind: kind, phase: phase, location: sample.location, force: sample.force,
        radius: max(0, radius), detail: detail(at: time, clock: clock))
    }

    /// What an ordinary finger does not have; nil for one.
    private func detail(at time: TimeInterval, clock: PageTime) -> ContactDetail? {
      guard kind != .finger || maximumForce > 0 || coalesced.count > 1 || !predicted.isEmpty else {
        return nil
      }
      // The last sample is the contact itself; none may be later than the event, nor go back.
      var earlier = -Double.infinity
      var history = coalesced.map { sample in
        earlier = max(earlier, min(clock.sample(sample.time), time))
        return sample.sample(at: earlier)
      }
      if !history.isEmpty { history[history.count - 1] = sample.sample(at: time) }
      return ContactDetail(
        maximumForce: max(0, maximumForce), altitude: sample.pose.altitude,
        azimuth: sample.pose.azimuth, roll: roll, buttons: buttons,
        coalesced: history.filter { ContactTracker.isBelievable($0.location) },
        predicted: predicted.map { $0.sample(at: max(time, clock.sample($0.time))) }
          .filter { ContactTracker.isBelievable($0.location) })
    }
  }

  extension PageContact.Sample {
    fileprivate func sample(at time: TimeInterval) -> ContactSample {
      ContactSample(
        time: time, location: location, force: force, altitude: pose.altitude,
        azimuth: pose.azimuth)
    }
  }
#endif
