// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Why a view is, or is not, found by hit-testing.
enum HitPuzzle: String, CaseIterable {
  case hidden, transparent, disabled, overflowing, rotated, enlarged

  /// What is written in the tile.
  var title: String {
    switch self {
    case .hidden: "Hidden"
    case .transparent: "Transparent"
    case .disabled: "Disabled"
    case .overflowing: "Overflowing"
    case .rotated: "Rotated"
    case .enlarged: "Enlarged area"
    }
  }

  /// What its view is called.
  var specimenName: String {
    switch self {
    case .hidden: "the hidden view"
    case .transparent: "the transparent view"
    case .disabled: "the disabled view"
    case .overflowing: "the overflowing child"
    case .rotated: "the rotated view"
    case .enlarged: "the small view"
    }
  }

  /// The colour of its view.
  var color: UIColor {
    switch self {
    case .hidden, .transparent: .systemTeal
    case .disabled: .systemGray2
    case .overflowing: .systemOrange
    case .rotated: .systemPurple
    case .enlarged: .systemGreen
    }
  }

  /// Makes its view, which the tile places.
  @MainActor
  func makeSpecimen() -> UIView {
    let view = self == .enlarged ? EnlargedView() : UIView()
    view.backgroundColor = color
    view.layer.cornerRadius = Theme.smallCornerRadius
    view.accessibilityIdentifier = "hits.\(rawValue)"
    switch self {
    case .hidden: view.isHidden = true
    case .transparent: view.alpha = 0
    case .disabled: view.isUserInteractionEnabled = false
    case .rotated: view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    case .overflowing, .enlarged: break
    }
    return view
  }
}

/// A view that takes touches beside it.
final class EnlargedView: UIView {
  /// By how many points the view takes touches on every side.
  static let margin: CGFloat = 18

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.margin, dy: -Self.margin).contains(point)
  }
}
