// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: LY-31, VC-26, VC-41.
/// Goes back in a navigation controller when a finger is dragged in from the left edge, or from the
/// right one where the view runs from right to left.
///
/// The controllers follow the finger, which may take the change back.
final class EdgePopRecognizer: UIScreenEdgePanGestureRecognizer {
  /// The part of the width that the finger must travel.
  private static let least: CGFloat = 0.3
  /// Points per second to the right that are enough, however short the way.
  private static let flick: CGFloat = 300

  private var isDriving = false
  /// Nil once the controller is gone; its view may stay.
  private weak var owner: UINavigationController?

  init(for owner: UINavigationController) {
    self.owner = owner
    super.init(target: nil, action: nil)
    edges = .left
    addTarget(self, action: Selector("performDrag", EdgePopRecognizer.performDrag))
  }

  /// Fails at once where there is nothing to go back to.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let owner, owner.viewControllers.count > 1 else {
      return move(to: .failed, because: "there is nothing to go back to")
    }
    edges = isMirrored ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  private var isMirrored: Bool { view?.isMirrored ?? false }
  /// 1, or -1 where the way back leads to the left.
  private var way: CGFloat { isMirrored ? -1 : 1 }

  private func performDrag() {
    guard let owner else { return }
    withExtendedLifetime(owner) { follow(for: owner) }
  }

  // Rules: AW-46.
  /// Moves the controllers with the finger.
  ///
  /// One that is taken off its view is cancelled, and has none then.
  private func follow(for owner: UINavigationController) {
    let width = view?.bounds.width ?? 0
    let part = width > 0 ? max(0, way * translation(in: view).x / width) : 0
    switch state {
    case .began:
      isDriving = owner.navigation.beginInteractivePop()
      owner.navigation.followFinger(part)
    case .changed: if isDriving { owner.navigation.followFinger(part) }
    case .ended: letGo(part, way * velocity(in: view).x, owner)
    case .cancelled: if isDriving { owner.navigation.endInteractivePop(isCancelled: true) }
    case .possible, .failed: break
    }
  }

  private func letGo(_ part: CGFloat, _ speed: CGFloat, _ owner: UINavigationController) {
    let isFar = part > EdgePopRecognizer.least
    if isDriving {
      let goes = speed > EdgePopRecognizer.flick || (isFar && speed > -EdgePopRecognizer.flick)
      owner.navigation.endInteractivePop(isCancelled: !goes)
    } else if isFar {
      owner.popViewController(animated: true)
    }
  }
}
