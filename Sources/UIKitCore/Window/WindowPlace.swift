// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: HT-26.
/// Where a visible window stands among the others: by its level, then by when it came to the front.
///
/// The window is not retained.
struct WindowPlace: Comparable {
  let window: Unmanaged<UIWindow>
  private let level: UIWindow.Level
  private let order: Int

  /// Where a window belongs now.
  @MainActor
  init(of window: UIWindow) {
    self.window = .passUnretained(window)
    level = window.level
    order = window.order
  }

  static func < (one: WindowPlace, other: WindowPlace) -> Bool {
    one.level == other.level ? one.order < other.order : one.level < other.level
  }

  static func == (one: WindowPlace, other: WindowPlace) -> Bool {
    one.window.toOpaque() == other.window.toOpaque() && one.level == other.level
      && one.order == other.order
  }
}
