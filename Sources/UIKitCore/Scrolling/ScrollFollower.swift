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
