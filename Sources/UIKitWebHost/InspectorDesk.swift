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

    /// Calls `send` on the loop of the channel that a request came over, with the reply to it.
    ///
    /// The application is not asked for who hung up before its turn came.
    func reply(
      to request: InspectorRequest, over channel: any Channel,
      then send: @escaping @Sendable (Reply) -> Void
    ) {
      switch request {
      case .mistake(let sentence): send(.mistake(sentence))
      case .question(let question):
        DispatchQueue.main.async {
          guard channel.isActive else { return }
          let answer = MainActor.assumeIsolated { ask(question) }
          channel.eventLoop.execute { send(answer.map(Reply.json) ?? .refusal(.notFound)) }
        }
      }
    }
  }
#endif
