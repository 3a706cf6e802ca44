// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// Keeps the end of a scroll view's content above the keyboard, as the keyboard's notifications tell.
@MainActor
final class KeyboardInset {
  private weak var scrollView: UIScrollView?
  private let didChange: () -> Void
  private var observer: (any NSObjectProtocol)?

  /// - Parameter didChange: called after the inset was changed.
  init(of scrollView: UIScrollView, didChange: @escaping () -> Void = {}) {
    self.scrollView = scrollView
    self.didChange = didChange
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] note in
      let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { self?.keep(above: end) }
    }
  }

  isolated deinit { observer.map(NotificationCenter.default.removeObserver) }

  private func keep(above keyboard: CGRect?) {
    guard let scrollView, let window = scrollView.window, let keyboard else { return }
    let covered = scrollView.convert(keyboard, from: window.screen.coordinateSpace)
    let overlap = max(0, scrollView.bounds.maxY - covered.minY)
    guard overlap != scrollView.contentInset.bottom else { return }
    scrollView.contentInset.bottom = overlap
    scrollView.verticalScrollIndicatorInsets.bottom = overlap
    didChange()
  }
}
