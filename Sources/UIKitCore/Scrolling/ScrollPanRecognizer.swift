// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitMachines

// Rules: SV-10, GR-114.
/// Drags the content of a scroll view.
///
/// It begins only along an axis that scrolls, so that a drag across is left to others.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  private weak var engine: ScrollEngine?
  /// Whether a step of a wheel is what it recognizes.
  private(set) var isWheelStep = false

  init(of engine: ScrollEngine) {
    self.engine = engine
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
    addTarget(self, action: Selector("performDrag", ScrollPanRecognizer.performDrag))
  }

  /// Whether fingers, not a wheel or trackpad, drag.
  var isDraggedByTouch: Bool { !touches.isEmpty }

  /// The scroll view, where its class adopts the protocol; nobody else may be it.
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { engine?.owner as? any UIGestureRecognizerDelegate }
    set {
      guard newValue !== engine?.owner else { return }
      violation(
        "the delegate of a scroll view's pan recognizer was set to a \(type(of: newValue))",
        contract: "its delegate is the scroll view",
        instead: "adopt UIGestureRecognizerDelegate in a subclass of UIScrollView")
    }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    if let movement = event.scroll { isWheelStep = movement.phase == .step }
    return super.shouldReceive(event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !machine.isDragging { machine.axes = engine?.draggedAxes }
    engine?.fingersCameDown()
    super.touchesBegan(touches, with: event)
    guard engine?.wasCaught == true, !machine.isDragging, state == .possible,
      !self.touches.isEmpty, fingers.count >= minimumNumberOfTouches
    else { return }
    make(machine.stopped())
  }

  override func reset() {
    super.reset()
    isWheelStep = false
    engine?.fingersWentUp()
  }

  /// Two fingers may drag and zoom at once.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPinchRecognizer)
  }

  /// A finger that comes in from the edge of the window is for what waits there.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }

  private func performDrag() {
    switch state {
    case .began: engine?.beginDrag()
    case .changed: engine?.followPan()
    case .ended: engine?.endDrag()
    case .cancelled: engine?.endDrag(isCancelled: true)
    case .possible, .failed: break
    }
  }
}
