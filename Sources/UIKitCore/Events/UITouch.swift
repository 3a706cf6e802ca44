// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitHost

// Rules: TE-2, TE-12, TE-13, TE-46.
/// A finger, pen or pressed pointer from the moment it comes down until it goes up.
///
/// The same object is updated in place during that time; its view and window stay those of the
/// first moment. Afterwards it means nothing, so do not keep it.
///
/// A touch may be made and subclassed; dispatch reads it through these members.
///
///
/// [Apple: UITouch](https://developer.apple.com/documentation/uikit/uitouch)
@preconcurrency @MainActor
open class UITouch: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final var currentTime: TimeInterval = 0
  final var currentPhase: Phase = .began
  final var currentTapCount = 1
  final var currentType: TouchType = .direct
  /// In the coordinates of the window, of the screen without one.
  final var currentLocation: CGPoint = .zero
  final var lastLocation: CGPoint = .zero
  final var currentForce: CGFloat = 0
  final var currentRadius: CGFloat = 0
  final var detail: ContactDetail?
  final var estimates: TouchEstimates?
  final var currentWindow: UIWindow?
  final var currentView: UIView?
  // OPTIMIZATION: unchecked, for every event reads it; whoever changes it only compares recognizers.
  @exclusivity(unchecked) final var recognizers: [UIGestureRecognizer] = []
  /// Those of them that may say who waits for whom; nil when it is not known.
  final var knownCounsellors: [UIGestureRecognizer]?

  /// The number of the contact that the host reports this touch by.
  final var contact = 0
  /// Counts touches, so that sets can be handled in the order in which fingers came down.
  final var serial = 0
  /// The view that was told of the beginning and not yet of an end.
  final var receiver: UIView?
  /// The view to tell of the event that is being delivered; only compared with `receiver`.
  final var addressee: ObjectIdentifier?
  /// What `receiver` was not told yet, because a recognizer delays it.
  final var withheld: WithheldPhases?
  /// True when nobody gets anything of this touch any more, though its finger may still be down.
  final var isOver = false
  /// True while its view is chosen and other views are told of the same event first.
  final var awaitsBeginning = false
  /// Where it came down, in the coordinates of `currentLocation`.
  final var startLocation: CGPoint = .zero

  /// Makes a touch that is nowhere.
  public override init() { super.init() }

  // Rules: TE-19.
  /// When it last changed, in seconds on the clock of `UIEvent.timestamp`.
  open var timestamp: TimeInterval { currentTime }

  // Rules: TE-1, TE-11.
  /// What the finger did in the current event.
  open var phase: Phase { currentPhase }

  // Rules: TE-20, TE-21, TE-22.
  /// How many taps in a row this one is; 0 once it moved too far to be one.
  open var tapCount: Int { currentTapCount }

  /// What touches the screen.
  open var type: TouchType { currentType }

  /// Half the larger diameter of the area that touches, in points; 0 when the device cannot tell.
  open var majorRadius: CGFloat { currentRadius }

  /// How far `majorRadius` may be wrong, in points.
  open var majorRadiusTolerance: CGFloat { detail?.radiusTolerance ?? 0 }

  /// The window in which it began.
  open var window: UIWindow? { currentWindow }

  // Rules: TE-12, TE-14.
  /// The view in which it began; nil when that view has left its window since.
  open var view: UIView? { currentView }

  // Rules: TE-55.
  /// The recognizers that track it, those of the view it began in first.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  // Rules: TE-15, TE-16.
  /// Where it is in the coordinates of `view`, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint { convert(currentLocation, to: view) }

  // Rules: TE-17.
  /// Where it was in the event before; equal to `location(in:)` when it has just begun.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(lastLocation, to: view) }

  // Rules: TE-18.
  /// Where it is as exactly as the device knows; not for hit-testing.
  open func preciseLocation(in view: UIView?) -> CGPoint { convert(currentLocation, to: view) }

  /// Where it was in the event before, as exactly as the device knows.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { convert(lastLocation, to: view) }

  // Rules: TE-50.
  /// How hard it presses: 1 is an ordinary touch, 0 a device that cannot tell.
  open var force: CGFloat { estimates?.force ?? currentForce }

  /// The greatest value that `force` can have; 0 for a device that cannot tell.
  open var maximumPossibleForce: CGFloat { detail?.maximumForce ?? 0 }

  /// The pen's direction in radians: 0 points along the x axis of `view`, a quarter turn along y.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }

  /// The pen's direction as a vector of length 1 in the coordinates of `view`.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let azimuth = estimates?.azimuth ?? detail?.azimuth ?? 0
    let here = convert(currentLocation, to: view)
    let there = convert(
      CGPoint(x: currentLocation.x + cos(azimuth), y: currentLocation.y + sin(azimuth)), to: view)
    let length = hypot(there.x - here.x, there.y - here.y)
    guard length > 0 else { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: (there.x - here.x) / length, dy: (there.y - here.y) / length)
  }

  /// The pen's angle to the surface in radians: 0 lies flat, a quarter turn stands upright.
  open var altitudeAngle: CGFloat { estimates?.altitude ?? detail?.altitude ?? .pi / 2 }

  /// The pen's turn about its own axis, in radians.
  open var rollAngle: CGFloat { detail?.roll ?? 0 }

  // Rules: TE-49.
  /// Names this state of the touch in a later `touchesEstimatedPropertiesUpdated(_:)`.
  ///
  /// - Returns: nil when no update will come.
  open var estimationUpdateIndex: NSNumber? { estimates.map { NSNumber(value: $0.index) } }

  /// Which values are only estimates.
  open var estimatedProperties: Properties { estimates?.estimated ?? [] }

  /// Which estimates will be put right by an update.
  open var estimatedPropertiesExpectingUpdates: Properties { estimates?.awaited ?? [] }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    guard let currentWindow else { return ViewConversion.toScreen(of: view).inverted.apply(point) }
    return view.convert(point, from: currentWindow)
  }
}
