// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Finding the few of many siblings that a pass over them is about.
enum FlaggedViews {
  /// The place of the first of some views, from a place on, that has any of some flags; nil for none.
  ///
  /// Asked again from behind each that was found, this sees what happened to those that follow.
  ///
  /// OPTIMIZATION: touches no reference count, so that a view that is passed over costs a look.
  static func firstPlace(in views: [UIView], from start: Int, having flags: ViewFlags) -> Int? {
    views.withUnsafeBufferPointer { views in
      views.withMemoryRebound(to: Unmanaged<UIView>.self) { links in
        var place = start
        while place < links.count {
          let isSought = links[place]._withUnsafeGuaranteedRef { !$0.flags.isDisjoint(with: flags) }
          if isSought { return place }
          place += 1
        }
        return nil
      }
    }
  }
}

extension UIView {
  /// Calls `body` with the subviews, as they are now, that have any of some flags when their turn
  /// comes.
  func forEachSubview(having flags: ViewFlags, _ body: (UIView) -> Void) {
    let views = children
    var next = 0
    while let place = FlaggedViews.firstPlace(in: views, from: next, having: flags) {
      body(views[place])
      next = place + 1
    }
  }
}
