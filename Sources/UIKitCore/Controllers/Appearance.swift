// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Where a controller stands between not being seen and being seen.
struct Appearance {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  var phase = Phase.disappeared
  /// What the callbacks of the change in progress say of it.
  var isAnimated = false
  /// Whether `viewIsAppearing(_:)` was called since the controller began to appear.
  var isAnnounced = false
  /// Whether the view's entering or leaving a window began the change in progress, and so ends it.
  var followsWindow = false
}

/// Whether a controller appears or disappears because it changes its parent.
enum ParentMovement { case none, entering, leaving }

/// Whether a controller appears or disappears because it is presented or dismissed.
enum PresentationStep { case none, presenting, dismissing }
