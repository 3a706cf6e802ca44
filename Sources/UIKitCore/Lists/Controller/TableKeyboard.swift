// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: TV-43.
/// Has the rows of a table end above the keyboard while its controller is in view.
@MainActor
final class TableKeyboard {
  private unowned let owner: UITableViewController
  private var watch: KeyboardWatch?
  /// The room at the bottom that is the keyboard's, in points.
  private var room: CGFloat = 0

  init(of owner: UITableViewController) { self.owner = owner }

  func start() {
    if watch == nil { watch = KeyboardWatch { [weak self] in self?.follow($0) } }
  }

  func stop() {
    watch = nil
    follow(.zero)
  }

  private func follow(_ keyboard: CGRect) {
    guard let table = owner.viewIfLoaded as? UITableView else { return }
    var covered: CGFloat = 0
    if !keyboard.isEmpty, table.window != nil {
      let own = table.convert(table.bounds, to: nil)
      covered = max(0, own.maxY - max(keyboard.minY, own.minY) - table.safeAreaInsets.bottom)
    }
    guard covered != room else { return }
    table.contentInset.bottom += covered - room
    table.verticalScrollIndicatorInsets.bottom += covered - room
    room = covered
  }
}

/// Hears where the keyboard goes as long as it lives.
final class KeyboardWatch {
  private let tokens: [any NSObjectProtocol]

  /// - Parameter follow: gets the keyboard's frame on the screen; zero when it goes.
  @MainActor
  init(_ follow: @escaping @MainActor (CGRect) -> Void) {
    let names = [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
    ]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let isGoing = note.name == UIResponder.keyboardWillHideNotification
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let frame = isGoing ? .zero : end?.cgRectValue ?? .zero
        MainActor.assumeIsolated { follow(frame) }
      }
    }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
