// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit
import UIKitHost

extension EventGenerator {
  /// Enters text by an input method.
  ///
  /// ```swift
  /// try generator.compose("に", "にほん", commit: "日本")
  /// ```
  ///
  /// - Parameters:
  ///   - marked: what is shown underlined, one after the other; the caret is at its end.
  ///   - text: what replaces it in the end; an empty one cancels, nil goes on composing.
  /// - Throws: `windowIsNotKey`, or `textEntryIsNotAvailable` when nothing that takes text is first
  ///   responder.
  public func compose(_ marked: String..., commit text: String? = nil) throws {
    guard window.isKeyWindow else { throw HammerError.windowIsNotKey }
    guard let number = ApplicationDriving.textSession else {
      throw HammerError.textEntryIsNotAvailable
    }
    func send(_ change: TextReport.Change) {
      session.send { .text(TextReport(session: number, change: change, time: $0)) }
    }
    for step in marked {
      let end = step.utf16.count
      send(.mark(step, selection: end..<end))
    }
    if let text { send(.commit(text)) }
  }
}
