// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Which way the application's language runs.
@MainActor
enum InterfaceDirection {
  /// Whether the interface runs from right to left: the language that the application is shown in
  /// does.
  static var isRightToLeft: Bool = {
    let language = Bundle.main.preferredLocalizations.first ?? "en"
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
  }()
}
