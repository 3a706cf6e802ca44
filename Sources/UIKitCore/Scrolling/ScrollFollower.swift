// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Who is told each time that a scroll view is laid out, and so whenever it scrolled.
@MainActor
protocol ScrollFollower: AnyObject {
  /// Tells that the content may lie elsewhere.
  func scrollViewDidLayOut()
}

/// A follower that somebody else holds.
struct WeakScrollFollower {
  weak var follower: (any ScrollFollower)?
}

extension ScrollFollower {
  /// Hears of a scroll view in place of another; nil for none.
  func follow(_ view: UIScrollView?, inPlaceOf old: UIScrollView?) {
    guard view !== old else { return }
    old?.engine.followers.removeAll { $0.follower === self || $0.follower == nil }
    view?.engine.followers.append(WeakScrollFollower(follower: self))
  }
}
