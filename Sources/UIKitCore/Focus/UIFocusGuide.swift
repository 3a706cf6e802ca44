// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A rectangle that leads focus elsewhere: arrows that reach it go to what it prefers.
///
/// [Apple: UIFocusGuide](https://developer.apple.com/documentation/uikit/uifocusguide)
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  // Rules: FO-30.
  /// Whether it leads anywhere; true by default.
  open var isEnabled = true

  // Rules: FO-30.
  /// Where it leads, the best first; nowhere by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []

  /// The view where it leads; not retained.
  @available(*, deprecated, message: "use preferredFocusEnvironments")
  open weak var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.first as? UIView }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }

  // Rules: FO-30.
  /// The item that it leads to; nil for none.
  final var goal: (any UIFocusItem)? {
    guard isEnabled, let owner, owner.window != nil else { return nil }
    return (preferredFocusEnvironments ?? []).lazy.compactMap { FocusSearch.item(in: $0) }.first
  }
}

extension FocusSearch {
  // Rules: FO-30.
  /// Guides below a view that lead to another item than the one with focus, with their places.
  static func guides(
    below view: UIView, from origin: any UIFocusItem
  ) -> [(place: CGRect, goal: any UIFocusItem)] {
    guard !view.isHidden else { return [] }
    var found: [(place: CGRect, goal: any UIFocusItem)] = []
    for case let guide as UIFocusGuide in view.layoutGuides {
      guard let goal = guide.goal, goal !== origin else { continue }
      found.append((view.convert(guide.layoutFrame, to: nil), goal))
    }
    for subview in view.subviews { found += guides(below: subview, from: origin) }
    return found
  }
}
