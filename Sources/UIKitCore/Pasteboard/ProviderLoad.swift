// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch
import Foundation
import ResponderFoundation
import Synchronization

/// Hears what a provider is asked for on the main thread.
@MainActor
protocol LoadWatching: AnyObject, Sendable {
  func loadDidBegin(_ load: ProviderLoad)
  /// Tells how far a load is; it may be over already.
  func load(_ load: ProviderLoad, goesOnWith progress: Progress)
  func loadDidEnd(_ load: ProviderLoad)
}

// Rules: DD-104.
/// Something that a provider was asked for, which may be given up.
final class ProviderLoad: Sendable {
  private let answer: Mutex<NSItemProvider.DataHandler?>
  private let ended: @MainActor @Sendable (ProviderLoad) -> Void

  /// - Parameters:
  ///   - answer: gets the bytes, or what kept them, once.
  ///   - ended: called on the main thread after that.
  init(
    _ answer: @escaping NSItemProvider.DataHandler,
    ended: @escaping @MainActor @Sendable (ProviderLoad) -> Void
  ) {
    self.answer = Mutex(answer)
    self.ended = ended
  }

  /// Hands over what came; nothing that comes later.
  func finish(_ data: Data?, _ error: (any Error)?) {
    let answer = answer.withLock { held in
      defer { held = nil }
      return held
    }
    guard let answer else { return }
    answer(data, error)
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { ended(self) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.ended(self) } }
    }
  }

  /// Gives the load up: whoever asked gets an error.
  func cancel() { finish(nil, CocoaError(.userCancelled)) }
}
