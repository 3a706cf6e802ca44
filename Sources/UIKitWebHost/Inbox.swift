// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Synchronization

  /// What came from a page and waits for the main actor, in order.
  ///
  /// Nothing is dropped: consecutive movements of the same contacts, or of the device, merge, their
  /// samples kept, and when too much waits the socket is read no further, so that the sender waits instead.
  final class Inbox: Sendable {
    fileprivate struct Contents {
      var arrivals: [Arrival] = []
      var isDrainComing = false
    }

    private let capacity: Int
    private let contents = Mutex(Contents())

    /// Makes an inbox that is full when `capacity` arrivals wait.
    init(capacity: Int) { self.capacity = capacity }

    /// True when the socket should be read no further.
    var isFull: Bool { contents.withLock { $0.arrivals.count >= capacity } }

    /// Puts in an arrival; true when nobody comes to take it yet and the caller must send someone.
    func append(_ arrival: Arrival) -> Bool {
      contents.withLock { contents in
        if !contents.absorb(arrival) { contents.arrivals.append(arrival) }
        defer { contents.isDrainComing = true }
        return !contents.isDrainComing
      }
    }

    /// Takes out everything, and tells whether the inbox was full.
    func takeAll() -> (arrivals: [Arrival], wasFull: Bool) {
      contents.withLock { contents in
        defer { contents = Contents() }
        return (contents.arrivals, contents.arrivals.count >= capacity)
      }
    }
  }

  extension Inbox.Contents {
    /// Merges a movement into a waiting one, when nothing came between them.
    fileprivate mutating func absorb(_ arrival: Arrival) -> Bool {
      if case .message(.motion(let later), let time) = arrival,
        case .message(.motion(let earlier), _)? = arrivals.last,
        earlier.count + later.count <= PageMessage.mostMotionSamples
      {
        arrivals[arrivals.count - 1] = .message(.motion(earlier + later), at: time)
        return true
      }
      guard case .message(.contacts(let later), _) = arrival,
        case .message(.contacts(var earlier), let time)? = arrivals.last,
        earlier.absorb(later)
      else { return false }
      arrivals[arrivals.count - 1] = .message(.contacts(earlier), at: time)
      return true
    }
  }
#endif
