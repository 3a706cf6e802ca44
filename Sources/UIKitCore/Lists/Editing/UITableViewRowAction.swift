// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: TV-95.
/// Something that can be done with a row, as sources from before `UIContextualAction` say it.
///
/// [Apple: UITableViewRowAction](https://developer.apple.com/documentation/uikit/uitableviewrowaction)
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What an action means for its row.
  public enum Style: Int, Sendable {
    /// It goes: the button is red.
    case `default` = 0
    /// It stays: the button is grey.
    case normal = 1

    /// It goes: the same as `default`.
    public static var destructive: Style { .default }
  }

  private let ownStyle: Style
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - style: what it means for the row.
  ///   - title: what the button says; nil for nothing.
  ///   - handler: does it; gets the action and the row.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    ownStyle = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// What it means for its row.
  open var style: Style { ownStyle }

  /// What the button says; nil for nothing.
  open var title: String?

  /// The colour of the button; nil, at first, for that of the style.
  open var backgroundColor: UIColor?

  /// The buttons that a swipe over a row uncovers for actions, the first one at the edge.
  static func configuration(
    of actions: [UITableViewRowAction], at path: IndexPath
  ) -> UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { $0.contextual(at: path) })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  private func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive, title: title
    ) { [self] _, _, done in
      handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
