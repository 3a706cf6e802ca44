// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-178.
/// Puts the button that shows and hides side columns into the bar of the secondary column.
@MainActor
final class SplitModeButton {
  private weak var bar: UINavigationBar?

  /// Has the button stand where it is wanted now, and nowhere else.
  func update(in columns: SplitColumns) {
    let owner = columns.owner
    let isWanted =
      owner.displayModeButtonVisibility == .always && columns.isCollapsed == false
      && !columns.sides(of: .twoBesideSecondary).isEmpty
    let stack = isWanted ? columns.roots[.secondary] as? UINavigationController : nil
    let goal = stack?.navigationBar
    guard goal !== bar else { return }
    bar?.content.firstButton = nil
    bar = goal
    goal?.content.firstButton = owner.displayModeButtonItem
  }
}
