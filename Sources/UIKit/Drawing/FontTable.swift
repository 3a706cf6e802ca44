// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// The measures of fonts, as the host reports them.
@MainActor
final class FontTable {
  static let shared = FontTable()
  private(set) var faces: [FontFace: FontMeasures] = [:]

  /// Takes in what the host measured.
  func add(_ report: FontReport) {
    for (face, measures) in report.faces {
      faces[face, default: measures].advances.merge(measures.advances) { $1 }
    }
  }
}
