// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

/// What delegates of animations were told, in order.
@MainActor
final class AnimationLog { var lines: [String] = [] }

/// Writes down what it is told, with its name.
final class AnimationListener: NSObject, CAAnimationDelegate {
  let name: String
  let log: AnimationLog

  init(_ name: String, _ log: AnimationLog) { (self.name, self.log) = (name, log) }

  func animationDidStart(_ anim: CAAnimation) { log.lines.append("\(name) starts") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.lines.append("\(name) \(flag)")
  }
}
