// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-112.
/// Makes one stack of all columns where the width is compact, and columns of the stack again.
@MainActor
final class SplitCollapse {
  typealias Column = UISplitViewController.Column

  private unowned let columns: SplitColumns
  /// What the stacks of columns were before they became one.
  private var stacks: [Column: [UIViewController]] = [:]
  private var isMade = false

  init(of columns: SplitColumns) { self.columns = columns }

  /// The column that is shown alone.
  var column: Column {
    if columns.roots[.compact] != nil { return .compact }
    return columns.roots[.primary] == nil ? .secondary : .primary
  }

  private func stack(of column: Column) -> UINavigationController? {
    columns.roots[column] as? UINavigationController
  }

  /// The columns whose stacks go on the primary one, in order.
  private static let upper: [Column] = [.supplementary, .secondary]

  func make() {
    guard !isMade else { return }
    isMade = true
    guard column == .primary else { return }
    let owner = columns.owner
    let isTaken = owner.style == .unspecified && delegateCollapses()
    let proposed = Self.upper.last { columns.roots[$0] != nil } ?? .primary
    let top =
      owner.delegate?.splitViewController(
        owner, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    for column in Self.upper { stacks[column] = stack(of: column)?.viewControllers }
    if !isTaken { show(top) }
  }

  // Rules: VC-136.
  /// Lets the delegate of two columns without a style make them one.
  ///
  /// - Returns: whether the secondary column is dealt with.
  private func delegateCollapses() -> Bool {
    let owner = columns.owner
    guard let delegate = owner.delegate else { return false }
    if let other = delegate.primaryViewController(forCollapsing: owner) {
      columns.set(other, for: .primary)
    }
    guard let primary = columns.roots[.primary], let secondary = columns.roots[.secondary] else {
      return false
    }
    return delegate.splitViewController(owner, collapseSecondary: secondary, onto: primary)
  }

  // Rules: VC-136.
  /// Lets the delegate of one stack without a style make two columns of it.
  private func delegateExpands() {
    let owner = columns.owner
    guard owner.style == .unspecified, let delegate = owner.delegate else { return }
    if let other = delegate.primaryViewController(forExpanding: owner) {
      columns.set(other, for: .primary)
    }
    guard let primary = columns.roots[.primary] else { return }
    if let secondary = delegate.splitViewController(owner, separateSecondaryFrom: primary) {
      columns.set(secondary, for: .secondary)
    }
  }

  /// Puts the stacks up to that of a column on the primary one.
  func show(_ column: Column) {
    guard self.column == .primary, let stack = stack(of: .primary) else { return }
    let own = stack.viewControllers.filter { one in !isUpper(one) }
    var wanted = own
    for upper in Self.upper where upper.rawValue <= column.rawValue {
      let there = stack.viewControllers.filter { one in belongs(one, to: upper) }
      wanted += there.isEmpty ? stacks[upper] ?? [] : there
    }
    guard !wanted.elementsEqual(stack.viewControllers, by: ===) else { return }
    let isPush = wanted.count > stack.viewControllers.count
    let moved = wanted.without(stack.viewControllers)
    for one in Self.upper {
      if let above = self.stack(of: one), !moved.isEmpty,
        above.viewControllers.contains(where: { held in moved.contains { $0 === held } })
      {
        above.setViewControllers([], animated: false)
      }
    }
    stack.setViewControllers(wanted, animated: isPush)
  }

  /// Takes a column and what is above it off the stack.
  func hide(_ column: Column) {
    switch column {
    case .secondary: show(columns.roots[.supplementary] == nil ? .primary : .supplementary)
    case .supplementary: show(.primary)
    case .primary, .compact: break
    }
  }

  /// Gives the columns their stacks back, with what was pushed meanwhile on the last of them.
  func undo() {
    guard isMade else { return }
    isMade = false
    defer {
      stacks = [:]
      delegateExpands()
    }
    guard let stack = stack(of: .primary) else { return }
    var parts: [Column: [UIViewController]] = [:]
    var current = Column.primary
    for one in stack.viewControllers {
      if let column = Self.upper.first(where: { stacks[$0]?.first === one }) { current = column }
      parts[current, default: []].append(one)
    }
    if parts.keys.contains(where: { $0 != .primary }) {
      stack.setViewControllers(parts[.primary] ?? [], animated: false)
    }
    for column in Self.upper {
      guard let above = self.stack(of: column), let kept = parts[column] ?? stacks[column],
        !kept.elementsEqual(above.viewControllers, by: ===)
      else { continue }
      above.setViewControllers(kept, animated: false)
    }
  }

  private func isUpper(_ controller: UIViewController) -> Bool {
    Self.upper.contains { belongs(controller, to: $0) }
  }

  /// Whether a controller on the one stack came from a column, or was pushed upon one that did.
  private func belongs(_ controller: UIViewController, to column: Column) -> Bool {
    guard let stack = stack(of: .primary) else { return false }
    var current = Column.primary
    for one in stack.viewControllers {
      if let start = Self.upper.first(where: { stacks[$0]?.first === one }) { current = start }
      if one === controller { return current == column }
    }
    return false
  }
}
