// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: TV-63.
/// Something that can be done with a row, on a button that a swipe uncovers.
///
/// [Apple: UIContextualAction](https://developer.apple.com/documentation/uikit/uicontextualaction)
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action means for its row.
  public enum Style: Int, Sendable {
    /// It stays.
    case normal
    /// It goes.
    case destructive
  }

  /// Does it, and says whether that went well.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private let ownStyle: Style
  private let ownHandler: Handler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - style: what it means for the row.
  ///   - title: what the button says; nil for nothing.
  ///   - handler: gets the action, the button, and what it calls when all is done.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    ownStyle = style
    ownHandler = handler
    self.title = title
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }

  // Rules: RT-102.
  /// Makes an action without a title that leaves the row as it is, for a subclass to say the rest.
  public override init() {
    ownStyle = .normal
    ownHandler = { _, _, completion in completion(false) }
    backgroundColor = .systemGray
    super.init()
  }

  /// What it means for its row.
  open var style: Style { ownStyle }

  /// Does it.
  open var handler: Handler { ownHandler }

  /// What the button says; nil for nothing.
  open var title: String?

  /// The colour of the button: red of what is destructive, else grey, unless set.
  open var backgroundColor: UIColor!

  /// The picture of the button, above the title; nil at first.
  open var image: UIImage?
}

// Rules: TV-63.
/// The buttons that a swipe over a row uncovers.
///
/// [Apple: UISwipeActionsConfiguration](https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration)
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  private let ownActions: [UIContextualAction]

  /// Makes it of actions, of which the first is nearest to the edge.
  public init(actions: [UIContextualAction]) { ownActions = actions }

  // Rules: RT-102.
  /// Makes it of no action: a swipe uncovers nothing, unless a subclass says otherwise.
  public override init() {
    ownActions = []
    super.init()
  }

  /// The actions, the one at the edge first.
  open var actions: [UIContextualAction] { ownActions }

  /// Whether a swipe over the whole row does the first of them; true at first.
  open var performsFirstActionWithFullSwipe = true
}
