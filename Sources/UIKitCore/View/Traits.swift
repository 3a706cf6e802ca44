// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitMachines

/// Computes what things are shown on, and tells them when it changes.
@MainActor
enum Traits {
  // Rules: AW-21, AW-30, AW-36.
  /// The traits of a surface of a size, in the person's style unless another one is given.
  static func of(
    _ size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle = .unspecified
  ) -> UITraitCollection {
    let trees = ViewTrees.shared
    let preferences = trees.preferences
    let isNarrow = min(size.width, size.height) < Thresholds.leastRegularWidth
    let own: UIUserInterfaceStyle = preferences.isDark ? .dark : .light
    let values = TraitValues(
      scale: scale,
      horizontal: size.width < Thresholds.leastRegularWidth ? .compact : .regular,
      vertical: size.height < Thresholds.leastRegularHeight ? .compact : .regular,
      style: style == .unspecified ? own : style, idiom: isNarrow ? .phone : .pad,
      textSize: TextSizes.category(of: preferences.textScale),
      contrast: preferences.hasHighContrast ? .high : .normal,
      direction: InterfaceDirection.shared.isRightToLeft ? .rightToLeft : .leftToRight)
    // OPTIMIZATION: asked for often, and mostly for the same.
    if let last = trees.lastTraits, last.values == values { return last }
    let collection = UITraitCollection(values)
    trees.lastTraits = collection
    return collection
  }

  // Rules: AW-32.
  /// The style that a view or what is around it asks for; unspecified when the person's counts.
  static func style(of view: UIView) -> UIUserInterfaceStyle {
    guard ViewTrees.shared.haveStyles else { return .unspecified }
    var asked: UIView? = view
    while let current = asked {
      let style = current.wantedStyle
      if style != .unspecified { return style }
      asked = current.parent
    }
    return .unspecified
  }

  // Rules: AW-21, AW-32, AW-33.
  /// Tells a view and all below it, each after what is around it.
  ///
  /// A controller is told before its view. What asks for a style of its own keeps it.
  static func tell(_ view: UIView, of previous: UITraitCollection, now: UITraitCollection) {
    view.traitsAge = ViewTrees.shared.traitsAge
    if previous == now { return }
    inform(view, of: previous, now: now)
    for child in view.subviews {
      let style = ViewTrees.shared.haveStyles ? child.wantedStyle : .unspecified
      if style == .unspecified {
        tell(child, of: previous, now: now)
      } else {
        tell(child, of: previous.styled(style), now: now.styled(style))
      }
    }
  }

  // Rules: AW-62.
  /// Tells a view alone what changed while it was in no window.
  static func catchUp(_ view: UIView) {
    let trees = ViewTrees.shared
    let age = Int(view.traitsAge)
    view.traitsAge = trees.traitsAge
    guard trees.formerTraits.indices.contains(age) else { return }
    let (now, former) = (view.traitCollection, trees.formerTraits[age].values)
    // The rest is the window's, whichever that was.
    var values = now.values
    if style(of: view) == .unspecified { values.style = former.style }
    values.textSize = former.textSize
    values.contrast = former.contrast
    let previous = UITraitCollection(values)
    if previous != now { inform(view, of: previous, now: now) }
  }

  private static func inform(
    _ view: UIView, of previous: UITraitCollection, now: UITraitCollection
  ) {
    CurrentTraits.run(now) {
      if now.hasDifferentColorAppearance(comparedTo: previous) { view.refreshColors() }
      if now.values.textSize != previous.values.textSize { view.textSizeDidChange() }
      if let observer = view.observer {
        TraitRegistrations.shared.tell(observer, of: previous, now: now)
        observer.traitsDidChange(from: previous)
      }
      TraitRegistrations.shared.tell(view, of: previous, now: now)
      view.traitCollectionDidChange(previous)
    }
  }

  // Rules: AW-32.
  /// Makes a view, and all below it, look as what it asks for, or what is around it, says from now on.
  static func restyle(_ view: UIView, _ change: () -> Void) {
    let previous = view.traitCollection
    ViewTrees.shared.haveStyles = true
    change()
    tell(view, of: previous, now: view.traitCollection)
  }

  /// A view came to another superview, where another style may count.
  static func viewDidMove(_ view: UIView, from previous: UITraitCollection) {
    let now = view.traitCollection
    if now.values.style != previous.values.style { tell(view, of: previous, now: now) }
  }
}

extension UIView {
  /// The style that the view asks for, or its controller.
  var wantedStyle: UIUserInterfaceStyle {
    let asked = extras?.style ?? .unspecified
    return asked != .unspecified ? asked : observer?.wantedStyle ?? .unspecified
  }
}

extension UITraitCollection {
  /// The same traits in a style.
  func styled(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    var values = values
    values.style = style
    return UITraitCollection(values)
  }
}
