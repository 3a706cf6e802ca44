// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit
import UIKitTesting

/// Many windows over each other, all on the screen.
final class ManyWindowsScene: GestureStage {
  private final class CountingWindow: UIWindow {
    static let place = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
  }

  /// How many windows come to the front in a pass.
  static let changes = 20
  private let windows: [CountingWindow]
  private var isOdd = false

  init(count: Int) {
    // A driver of an earlier row listens to the trace, and what it hears is written out.
    renewApplication()
    windows = (0..<count).map { _ in CountingWindow(frame: CountingWindow.place) }
    super.init()
    for window in windows { window.isHidden = false }
  }

  isolated deinit {
    for window in windows { window.isHidden = true }
  }

  /// 1 when the window in front was touched.
  func touchPass() -> @MainActor () -> Int {
    { [self] in tap(windows[windows.count - 1]) }
  }

  /// Windows come to the front one after the other and are touched; how many were.
  func orderPass() -> @MainActor () -> Int {
    { [self] in
      (0..<Self.changes).reduce(0) { count, change in
        let window = windows[windows.count / Self.changes * change]
        window.makeKeyAndVisible()
        return count + tap(window)
      }
    }
  }

  /// Windows are made, shown and let go; how many were shown.
  static func make(_ count: Int) -> Int {
    let windows = (0..<count).map { _ in UIWindow(frame: CountingWindow.place) }
    for window in windows { window.isHidden = false }
    return windows.count { !$0.isHidden }
  }

  private func tap(_ window: CountingWindow) -> Int {
    let before = window.count
    tap()
    return window.count - before
  }
}
