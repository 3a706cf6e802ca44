// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Who follows touches beside the views that get them: recognizers, of which touches know nothing.
@MainActor
protocol TouchFollower {
  /// Touches are about to be cancelled.
  func willCancel(_ touches: [UITouch], _ event: UIEvent)
  /// A view is about to leave its window, with all below it.
  func viewWillLeave(_ view: UIView)
}
