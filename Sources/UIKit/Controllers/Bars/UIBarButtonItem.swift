// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A button in a bar.
///
/// [Apple: UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem)
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// Makes a button without a title.
  public override init() { super.init() }

  /// Makes a button without a title; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes a button that performs an action, whose title and image it takes where it is given none.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Makes one of the system's buttons, which performs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    let title = title
    let image = image
    self.primaryAction = primaryAction
    self.title = title
    self.image = image
  }

  /// Makes one of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: systemItem.title, style: systemItem == .done ? .done : .plain, target: target,
      action: action)
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
  }

  /// Makes an item that shows a view of your own; it keeps its size.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Whether the title is stressed; `.plain` by default.
  open var style = Style.plain { didSet { didChange?() } }

  /// Width in points; 0, the default, is as wide as the title needs.
  open var width: CGFloat = 0 { didSet { didChange?() } }

  /// Shown in place of the title; nil by default.
  open var customView: UIView? { didSet { didChange?() } }

  /// Performed when the button is tapped, in place of target and action; nil by default.
  ///
  /// Setting it takes its title and image over.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }

  /// Sent when the button is tapped; nil by default.
  open var action: Selector?

  /// Who gets the action; nil asks along the chain from the first responder, then from the bar.
  ///
  /// - Rules: RC-29, AC-6.
  open weak var target: AnyObject?

  /// Whether the bar leaves it out; false by default.
  open var isHidden = false { didSet { didChange?() } }

  /// The colour of the title; nil, the default, is the bar's.
  open var tintColor: UIColor? { didSet { didChange?() } }
}

extension UIBarButtonItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// A plain title.
    case plain = 0
    /// As `.plain`.
    case bordered = 1
    /// A bold title.
    case done = 2
  }

  /// A button that the system knows.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo, pageCurl, close
  }
}

extension UIBarButtonItem.SystemItem {
  /// What stands for it in a bar; nothing for space.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "+"
    case .flexibleSpace, .fixedSpace: nil
    case .compose: "New"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Move"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .pageCurl: "Curl"
    case .close: "Close"
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol that stands for it, where there is one; the title is shown otherwise.
  var symbol: String? {
    switch self {
    case .add: "plus"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .compose, .reply, .action,
      .organize, .bookmarks, .camera, .rewind, .fastForward, .undo, .redo, .pageCurl:
      nil
    }
  }
}
