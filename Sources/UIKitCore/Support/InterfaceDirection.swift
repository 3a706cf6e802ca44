// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitRuntime

/// Which way the application's language runs.
@MainActor
final class InterfaceDirection {
  static var shared: InterfaceDirection {
    Runtime.part(.interfaceDirection) { InterfaceDirection() }
  }

  /// Whether the interface runs from right to left: the language that the application is shown in
  /// does.
  var isRightToLeft: Bool = {
    let language = Bundle.main.preferredLocalizations.first ?? "en"
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
  }()
}
