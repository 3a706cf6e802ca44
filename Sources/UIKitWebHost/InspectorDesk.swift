// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Dispatch
  import Foundation
  import NIOCore
  import UIKitHost

  /// Carries questions of the inspector's page to the main actor, and the answers back.
  struct InspectorDesk: Sendable {
    /// Asks the application; nil when it knows no answer.
    let ask: @MainActor @Sendable (InspectionQuestion) -> Data?

    /// Calls `send` on the loop that a request came from, with the reply to it.
    func reply(
      to request: InspectorRequest, on loop: any EventLoop,
      then send: @escaping @Sendable (Reply) -> Void
    ) {
      switch request {
      case .mistake(let sentence): send(.mistake(sentence))
      case .question(let question):
        DispatchQueue.main.async {
          let answer = MainActor.assumeIsolated { ask(question) }
          loop.execute { send(answer.map(Reply.json) ?? .refusal(.notFound)) }
        }
      }
    }
  }
#endif
