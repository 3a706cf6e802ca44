// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  extension WebHost {
    /// Answers the inspector's page, as soon as what is shown stands still.
    func answer(
      _ request: InspectorRequest, then tell: @escaping @MainActor (InspectorAnswer) -> Void
    ) {
      whenStill { [weak self] in
        switch request {
        case .mistake(let sentence): tell(InspectorAnswer(reply: .mistake(sentence)))
        case .question(let question):
          let answer = self?.inspected?.answer(question)
          tell(InspectorAnswer(reply: answer.map(Reply.json) ?? .refusal(.notFound)))
        case .replay(let wish): self?.lead(wish, then: tell)
        }
      }
    }

    /// Has the replay go somewhere; where there is none, the answer is that nothing is replayed.
    private func lead(
      _ wish: ReplayWish, then tell: @escaping @MainActor (InspectorAnswer) -> Void
    ) {
      guard let replayed else {
        let reply = wish == .here ? Reply.json(Self.nothing) : .refusal(.notFound)
        return tell(InspectorAnswer(reply: reply))
      }
      replayed.go(wish) { [weak self] answer in
        switch answer {
        case .there(let data): tell(InspectorAnswer(reply: .json(data)))
        case .refusal(let sentence): tell(InspectorAnswer(reply: .mistake(sentence)))
        case .anew(let data):
          // Whoever comes after the answer was read is not to be told of what was before.
          self?.leave()
          tell(InspectorAnswer(reply: .json(data)) { [weak self] in self?.replayed?.beginAnew() })
        }
      }
    }

    private static let nothing = Data("null".utf8)
  }
#endif
