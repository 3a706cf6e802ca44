// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitMachines

// Rules: LY-15.
/// The guides that views have, and those that they are given.
@MainActor
enum ViewGuides {
  static func safeArea(of view: UIView) -> UILayoutGuide {
    if let guide = view.extras?.safeAreaGuide { return guide }
    let guide = UILayoutGuide(
      of: view, identifier: "UIViewSafeAreaLayoutGuide",
      kind: .inset { $0.safeAreaInsets })
    view.needExtras.safeAreaGuide = guide
    return guide
  }

  static func margins(of view: UIView) -> UILayoutGuide {
    if let guide = view.extras?.layout?.marginsGuide { return guide }
    let guide = UILayoutGuide(
      of: view, identifier: "UIViewLayoutMarginsGuide",
      kind: .inset { $0.layoutMargins })
    SafeArea.watch(view)
    view.needLayout.marginsGuide = guide
    return guide
  }

  static func readable(of view: UIView) -> UILayoutGuide {
    if let guide = view.extras?.layout?.readableGuide { return guide }
    let guide = UILayoutGuide(
      of: view, identifier: "UIViewReadableContentGuide",
      kind: .measured { view in
        let rect = view.bounds.inset(by: view.layoutMargins)
        let spare = max(0, rect.width - Thresholds.readableWidth)
        return rect.insetBy(dx: spare / 2, dy: 0)
      })
    SafeArea.watch(view)
    view.needLayout.readableGuide = guide
    return guide
  }

  static func frame(of guide: UILayoutGuide) -> CGRect {
    guard let owner = guide.owner else { return .zero }
    switch guide.kind {
    case .own: return ConstraintLayout.engine(above: owner)?.rect(of: guide) ?? .zero
    case .measured(let measure), .content(let measure): return measure(owner)
    case .inset(let insets): return owner.bounds.inset(by: insets(owner))
    }
  }

  // MARK: - Guides of the program

  static func move(_ guide: UILayoutGuide, to view: UIView?) {
    guard guide.owner !== view else { return }
    guard guide.kind.isOwn else {
      violation(
        "\(guide.identifier) was given to another view",
        contract: "the guides that a view has by itself stay with it",
        instead: "make a UILayoutGuide and constrain it to this one")
    }
    if let old = guide.owner { remove(guide, from: old) }
    guard let view else { return }
    guide.owner = view
    view.needLayout.guides.append(guide)
    ConstraintLayout.lead(to: view)
  }

  /// Constraints of a guide end with it.
  static func remove(_ guide: UILayoutGuide, from view: UIView) {
    guard guide.owner === view, guide.kind.isOwn else { return }
    for constraint in ConstraintHolders(from: view).inOrder(guide.mentions) {
      ConstraintActivation.deactivate(constraint)
    }
    ConstraintLayout.engine(above: view)?.forget(guide)
    if let place = view.extras?.layout?.guides.place(of: guide) {
      view.extras?.layout?.guides.remove(at: place)
    }
    guide.owner = nil
  }
}
