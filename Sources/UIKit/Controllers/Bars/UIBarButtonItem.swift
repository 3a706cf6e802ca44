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

  /// Makes one of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: systemItem.title, style: systemItem == .done ? .done : .plain, target: target,
      action: action)
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
