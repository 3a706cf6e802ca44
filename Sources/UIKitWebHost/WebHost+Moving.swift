// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  package import UIKitHost

  /// A run that goes its own way, to and fro.
  extension WebHost {
    /// Lets nobody in any more, and keeps those who come, and what is asked, for the next host.
    func leave() {
      isMoving = true
      guard estate == nil, let listener = server?.release() else { return }
      estate = keys.estate(listener: listener)
    }

    /// Does something as soon as what is shown stands still.
    func whenStill(_ work: @escaping @MainActor () -> Void) {
      if isMoving { waiting.append(work) } else { work() }
    }

    /// Does what waited, until something of that sets what is shown moving again.
    func tellWaiting() {
      while !isMoving, !waiting.isEmpty {
        let work = waiting.removeFirst()
        work()
      }
    }

    /// Shows everything anew, in a run that goes its own way.
    package func showAnew() { showEverything() }

    /// Tells who watches that the screen of the run is another one.
    package func watch(_ screen: ScreenMetrics) {
      self.screen = screen
      audience.show(size: screen.size)
    }
  }
#endif
