// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

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

  /// The room that it leaves; nil for a button.
  var space: BarSpace? {
    switch self {
    case .flexibleSpace: .flexible
    case .fixedSpace: .fixed
    default: nil
    }
  }
}
