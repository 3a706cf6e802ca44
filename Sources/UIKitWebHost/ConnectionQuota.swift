// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import NIOCore
  import Synchronization

  /// Which connections are open, how many may be, and which of them showed no token yet.
  ///
  /// Where all places are taken, the stranger who came first makes room: connections that ask for
  /// nothing cannot keep out a page.
  final class ConnectionQuota: Sendable {
    private struct Places {
      var taken: Set<ObjectIdentifier> = []
      /// In the order in which they came.
      var strangers: [any Channel] = []

      mutating func forget(_ stranger: any Channel) {
        strangers.removeAll { $0 === stranger }
      }
    }

    private let count: Int
    private let places = Mutex(Places())

    /// Lets `count` be open at a time.
    init(_ count: Int) { self.count = count }

    /// Takes a place, or says that there is none.
    func take(_ channel: any Channel) -> Bool {
      let (hasPlace, evicted) = places.withLock { places -> (Bool, (any Channel)?) in
        var evicted: (any Channel)?
        if places.taken.count >= count {
          guard let first = places.strangers.first else { return (false, nil) }
          places.forget(first)
          places.taken.remove(ObjectIdentifier(first))
          evicted = first
        }
        places.taken.insert(ObjectIdentifier(channel))
        places.strangers.append(channel)
        return (true, evicted)
      }
      evicted?.close(promise: nil)
      return hasPlace
    }

    /// Notes that a connection showed the token: it makes room for nobody.
    func trust(_ channel: any Channel) { places.withLock { $0.forget(channel) } }

    /// Gives a place back, unless another has it.
    func giveBack(_ channel: any Channel) {
      places.withLock { places in
        places.forget(channel)
        places.taken.remove(ObjectIdentifier(channel))
      }
    }
  }
#endif
