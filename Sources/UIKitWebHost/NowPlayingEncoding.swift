// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  extension NowPlaying {
    /// Writes the message that tells a page what media controls to offer.
    ///
    /// - Parameter now: the host's time, for how far it has come.
    func write(to text: inout JSONText, now: TimeInterval) {
      text.object { text in
        text.key("t")
        text.string("playing")
        text.key("state")
        text.string(state.rawValue)
        text.key("commands")
        text.array { text in
          for name in RemoteCommand.named.keys.sorted() {
            if RemoteCommand.named[name].map(commands.contains) == true { text.string(name) }
          }
          if commands.contains(.beginSeekingForward) { text.string("forward") }
          if commands.contains(.beginSeekingBackward) { text.string("backward") }
        }
        for (key, value) in [("title", title), ("artist", artist), ("album", album)] as Members {
          guard let value else { continue }
          text.key(key)
          text.string(value)
        }
        if let duration, let position = position(at: now) {
          text.key("duration")
          text.number(duration)
          text.key("position")
          text.number(position)
          text.key("rate")
          text.number(rate)
        }
      }
    }

    private typealias Members = [(StaticString, String?)]
  }
#endif
