// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Shows the items of the controllers of a stack in its bar.
///
/// OPTIMIZATION: those that are there already are not asked for again, or each push would ask the
/// whole stack. The item of a controller stays the same unless its class overrides `navigationItem`.
@MainActor
final class NavigationItems {
  /// How many of the stack, the lowest ones, are known to have their own items in the bar.
  private var known = 0
  /// The bar's edition when that was found out.
  private var edition = 0
  /// Counts what may change that: whoever is asked for an item may do anything.
  private var changes = 0

  /// Notes that other controllers are on the stack than before, not only more.
  func stackDidChange() {
    changes += 1
    known = 0
  }

  func show(_ stack: [UIViewController], in owner: UINavigationController) {
    let bar = owner.navigationBar
    let isOwn = bar === owner.ownBar
    let before = bar.edition
    let first = isOwn && before == edition ? min(known, stack.count) : 0
    stackDidChange()
    let change = changes
    let new = stack[first...].map(\.navigationItem)
    if bar.edition == before {
      bar.show(new, above: first)
    } else {
      bar.show(stack[..<first].map(\.navigationItem) + new)
    }
    guard isOwn, changes == change else { return }
    edition = bar.edition
    known = stack[first...].firstIndex { $0.overridesNavigationItem } ?? stack.count
  }
}

extension UIViewController {
  fileprivate final var overridesNavigationItem: Bool {
    !NavigationItemProbe.finder.overrides(of: type(of: self)).isDisjoint(with: .navigationItem)
  }
}

/// A subclass of `UIViewController` that overrides `navigationItem`: its metadata shows where that is
/// kept.
@MainActor
private enum NavigationItemProbe {
  private final class None: UIViewController {}
  private final class Item: UIViewController {
    override var navigationItem: UINavigationItem { UINavigationItem(title: "") }
  }

  static let finder = OverrideFinder<UIViewController>(
    control: None.self, probes: [(.navigationItem, [Item.self])])
}

extension Overrides<UIViewController> {
  fileprivate static var navigationItem: Self { Self(rawValue: 1 << 0) }
}
