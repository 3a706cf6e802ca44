// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

extension EventGenerator {
  /// Enters text by an input method; throws, as no text entry is delivered yet.
  ///
  /// - Parameters:
  ///   - marked: what is shown underlined first.
  ///   - text: what replaces it.
  public func compose(_ marked: String, commit text: String) throws {
    guard window.isKeyWindow else { throw HammerError.windowIsNotKey }
    throw HammerError.textEntryIsNotAvailable
  }
}
