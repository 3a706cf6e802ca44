// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

extension LayerContent {
  /// What was drawn: plain lines as text, anything else as a drawing.
  init(_ commands: [DrawingCommand]) {
    var lines: [TextLine] = []
    for command in commands {
      guard case .text(let line) = command else {
        self = .drawing(commands)
        return
      }
      lines.append(line)
    }
    self = lines.isEmpty ? .none : .text(lines)
  }
}
