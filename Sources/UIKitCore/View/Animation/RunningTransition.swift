// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

// Rules: AN-33.
/// A view on its way into the place of another one; both know it until it is over.
@MainActor
final class RunningTransition {
  private let views: [UIView]
  /// The names of the animations that show it.
  private let keys: [String]
  /// Leaves the views as they are to be, and tells whoever waits; nil when that was done.
  private var finish: ((Bool) -> Void)?

  /// Begins a transition.
  ///
  /// - Parameters:
  ///   - views: the view that goes and the one that comes.
  ///   - keys: the names of the animations that show it.
  ///   - finish: leaves the views as they are to be; gets false when it was interrupted.
  init(of views: [UIView], by keys: [String], finish: @escaping (Bool) -> Void) {
    self.views = views
    self.keys = keys
    self.finish = finish
    for view in views { view.needExtras.transition = self }
  }

  /// Whether it is over.
  var isOver: Bool { finish == nil }

  /// Ends it where it is, if it is not over.
  func end(isFinished: Bool) {
    guard let finish else { return }
    self.finish = nil
    for view in views where view.extras?.transition === self { view.extras?.transition = nil }
    finish(isFinished)
  }

  /// Ends the transitions that a view is in, for another one begins.
  static func interrupt(_ view: UIView) {
    // What shows a page that turns ends with it.
    CurlingPage.end(view)
    guard let running = view.extras?.transition else { return }
    for view in running.views {
      for key in running.keys { view.layer.removeAnimation(forKey: key) }
    }
    running.end(isFinished: false)
  }
}
