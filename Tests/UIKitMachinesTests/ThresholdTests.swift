// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitMachines

/// The numbers of the rules, once more: a rule's own test holds most of them, some only nearly.
@Suite("Thresholds")
struct ThresholdTests {
  @Test func `thresholds of gestures`() {
    let times = [
      Thresholds.tapInterval, Thresholds.tapDuration, Thresholds.idleRecognizer,
      Thresholds.longPressDuration, Thresholds.restBeforeLift, Thresholds.swipeDuration,
    ]
    #expect(times == [0.35, 0.75, 1, 0.5, 0.1, 0.5])
    let lengths = [
      Thresholds.tapDistance, Thresholds.longPressMovement, Thresholds.panHysteresis,
      Thresholds.pinchHysteresis, Thresholds.pointerPinchHysteresis, Thresholds.pinchDominance,
      Thresholds.swipeDistance, Thresholds.swipeDrift, Thresholds.swipeSlack,
      Thresholds.screenEdgeWidth, Thresholds.sceneSpread,
    ]
    #expect(lengths == [45, 10, 10, 8, 2, 8, 50, 200, 10, 20, 1.5])
    let angles = [
      Thresholds.rotationHysteresis, Thresholds.rotationPinchHysteresis,
      Thresholds.pointerRotationHysteresis, Thresholds.screenEdgeAngle,
    ]
    #expect(angles.map { ($0 * 180 / .pi * 1000).rounded() / 1000 } == [5, 5, 1, 45])
  }

  @Test func `thresholds of scrolling and sheets`() {
    #expect(Thresholds.contentTouchDelay == 0.15 && Thresholds.scrollAnimation == 0.3)
    #expect(Thresholds.rubberBandStiffness == 0.55 && Thresholds.zoomResistance == 0.5)
    #expect(Thresholds.bounceFrequency == 10 && Thresholds.pageFrequency == 14)
    #expect(Thresholds.scrollRest == 0.25 && Thresholds.leastDecelerationVelocity == 50)
    #expect(Thresholds.pageVelocity == 200 && Thresholds.directionalLockRatio == 2)
    #expect(Thresholds.scrollKeyStep == 40 && Thresholds.refreshPull == 80)
    #expect(Thresholds.sheetGlide == 0.15 && Thresholds.sheetDismissal == 0.5)
  }

  @Test func `thresholds of keys and focus`() {
    #expect(Thresholds.shiftInterval == 0.35)
    #expect(Thresholds.deleteDelay == 0.5 && Thresholds.deleteInterval == 0.1)
    #expect(Thresholds.keyRepeatDelay == 0.4 && Thresholds.keyRepeatInterval == 0.1)
    #expect(Thresholds.focusOverlap == 1 && Thresholds.focusSideWeight == 2)
    #expect(Thresholds.focusDriftWeight == 0.1)
  }
}
