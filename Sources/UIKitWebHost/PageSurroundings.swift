// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// What a page shows of the application outside its layers.
  struct PageSurroundings: Equatable {
    /// Whether the screen stays on.
    var isKeptAwake = false
    /// The number at the icon; 0 for none.
    var badge = 0
    /// The title; nil for the one in the options.
    var title: String?
    /// Whether the browser's Back goes back in the application.
    var leadsBack = false

    /// What a page shows of it that only watches.
    var watched: PageSurroundings { PageSurroundings(badge: badge, title: title) }

    /// Writes the message.
    func write(to text: inout JSONText) {
      text.object { text in
        text.key("t")
        text.string("around")
        text.key("awake")
        text.bool(isKeptAwake)
        text.key("badge")
        text.number(badge)
        if leadsBack {
          text.key("back")
          text.bool(true)
        }
        guard let title else { return }
        text.key("title")
        text.string(title)
      }
    }
  }
#endif
