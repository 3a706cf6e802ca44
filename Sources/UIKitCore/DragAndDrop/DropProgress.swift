// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Synchronization

// Rules: DD-104.
/// How far everything is that was asked for in a drop; whoever cancels it gives all of that up.
final class DropProgress: Progress, @unchecked Sendable {
  private struct Asked: Sendable {
    let load: ProviderLoad
    var progress: Progress?
  }

  private let asked = Mutex<[Asked]>([])

  init() { super.init(parent: nil, userInfo: nil) }

  /// Whether something was asked for that is not there yet.
  var isWaiting: Bool { asked.withLock { !$0.isEmpty } }

  func begin(_ load: ProviderLoad) {
    asked.withLock { $0.append(Asked(load: load, progress: nil)) }
    totalUnitCount += 1
  }

  func follow(_ load: ProviderLoad, _ progress: Progress) {
    asked.withLock { asked in
      guard let place = asked.firstIndex(where: { $0.load === load }) else { return }
      asked[place].progress = progress
    }
  }

  func end(_ load: ProviderLoad) {
    asked.withLock { asked in asked.removeAll { $0.load === load } }
    completedUnitCount += 1
  }

  override func cancel() {
    super.cancel()
    let all = asked.withLock { $0 }
    for one in all {
      one.progress?.cancel()
      one.load.cancel()
    }
  }
}
