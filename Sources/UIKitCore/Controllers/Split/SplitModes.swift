// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitMachines

extension UISplitViewController.DisplayMode {
  /// How many side columns are shown.
  var sideCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether the side columns lie over the secondary one.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// How the columns share the room.
  var sharing: SplitGeometry.Sharing {
    switch self {
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: .over
    case .oneBesideSecondary, .twoBesideSecondary: .beside
    case .twoDisplaceSecondary: .displacing
    }
  }
}
