// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Dispatch
  import NIOCore

  /// What the inspector's page is answered.
  struct InspectorAnswer: Sendable {
    let reply: Reply
    /// What comes after it, once whoever asked has it or is gone.
    var afterwards: (@MainActor @Sendable () -> Void)?
  }

  /// Carries questions of the inspector's page to the main actor, and the answers back.
  struct InspectorDesk: Sendable {
    /// Has the application answer, now or later.
    let ask:
      @MainActor @Sendable (InspectorRequest, @escaping @MainActor (InspectorAnswer) -> Void) ->
        Void

    /// Calls `send` on the loop of the channel that a request came over, with the reply to it.
    ///
    /// The application is not asked for who hung up before its turn came.
    func reply(
      to request: InspectorRequest, over channel: any Channel,
      then send: @escaping @Sendable (Reply) -> Void
    ) {
      if case .mistake(let sentence) = request { return send(.mistake(sentence)) }
      DispatchQueue.main.async {
        guard channel.isActive else { return }
        MainActor.assumeIsolated {
          ask(request) { answer in
            if let afterwards = answer.afterwards {
              channel.closeFuture.whenComplete { _ in
                DispatchQueue.main.async { MainActor.assumeIsolated { afterwards() } }
              }
            }
            let reply = answer.reply
            channel.eventLoop.execute { send(reply) }
          }
        }
      }
    }
  }
#endif
