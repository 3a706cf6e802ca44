// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// A move of focus: from where, to where.
///
/// [Apple: UIFocusUpdateContext](https://developer.apple.com/documentation/uikit/uifocusupdatecontext)
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private weak var previous: (any UIFocusItem)?
  private weak var following: (any UIFocusItem)?
  private let heading: UIFocusHeading

  init(
    from previous: (any UIFocusItem)?, to following: (any UIFocusItem)?,
    heading: UIFocusHeading = []
  ) {
    self.previous = previous
    self.heading = heading
    self.following = following
    super.init()
  }

  /// Makes a context of no move.
  public override init() {
    heading = []
    super.init()
  }

  /// The same move, as somebody sees it who knows more of it.
  init(copying context: UIFocusUpdateContext) {
    previous = context.previous
    following = context.following
    heading = context.heading
    super.init()
  }

  /// The item that had focus, or nil.
  open weak var previouslyFocusedItem: (any UIFocusItem)? { previous }

  /// The item that gets focus, or nil.
  open weak var nextFocusedItem: (any UIFocusItem)? { following }

  /// The item that had focus if it is a view, else the view around it.
  open weak var previouslyFocusedView: UIView? { Self.view(of: previous) }

  /// The item that gets focus if it is a view, else the view around it.
  open weak var nextFocusedView: UIView? { Self.view(of: following) }

  /// Where a key or a button moved focus; empty for a move that the program asked for.
  open var focusHeading: UIFocusHeading { heading }

  private static func view(of item: (any UIFocusItem)?) -> UIView? {
    guard let item else { return nil }
    return FocusPath.from(item).lazy.compactMap { $0 as? UIView }.first
  }
}
