// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import ResponderFoundation
import UIKitMachines
import UIKitRuntime

/// What moves the content of a scroll view: fingers, wheels, its own momentum, programs.
///
/// The parts are in files of their own: `ScrollEngine+Drag`, `+Glide`, `+Pinch`, `+Nesting`.
@MainActor
final class ScrollEngine {
  unowned let owner: UIScrollView
  private(set) lazy var pan = ScrollPanRecognizer(of: self)
  private(set) lazy var pinch = ScrollPinchRecognizer(of: self)
  private(set) lazy var arrows = makeArrows()
  private(set) lazy var hold = ContentTouchHold(of: self)
  private(set) lazy var indicators = ScrollIndicators(of: owner)

  /// The drag in progress, by fingers, a wheel, or a scroll view inside that is at its edge.
  var drag: ScrollDrag?
  /// Scroll views around this one that move with the drag because this one is at its edge.
  var helpers: [ScrollEngine] = []
  /// How content goes on by itself.
  var glide: ScrollGlide?
  /// How content goes where a program sent it, or back into the limits of zooming.
  var transit: ScrollTransit?
  /// The pinch in progress.
  var zoom: ScrollZoom?
  /// Whether a finger stopped content on its way, which has to come to rest when it lifts.
  var wasCaught = false
  /// Whether the offset is put in range when the fingers lift.
  var waitsForFingers = false
  /// Whether the delegate is hearing that the fingers lifted.
  var isTellingOfLift = false
  /// Room at the top for a refresh control in progress, in points.
  var refreshRoom: CGFloat = 0
  /// The part of the content that a list has views of while it is printed; nil otherwise.
  var printed: CGRect?
  /// What a bar above gave up to the content.
  var yielded = YieldedRoom()
  /// The offset that is being set by the engine itself.
  private var ownOffset: CGPoint?
  /// Who follows where the content is; nobody for most.
  var followers: [WeakScrollFollower] = []
  /// The size for which the offset was put in range.
  private var settledSize: CGSize?
  /// The insets that delegates know of.
  private var settledInset = UIEdgeInsets.zero
  private lazy var frames = ScrollFrames()

  init(of owner: UIScrollView) { self.owner = owner }

  /// Adds the recognizers to the scroll view.
  func install() {
    ViewTrees.shared.haveContentGuards = true
    owner.setFlag(.guardsContent, true)
    owner.addGestureRecognizer(hold)
    owner.addGestureRecognizer(pan)
  }

  /// Adds the recognizer of a remote's arrows, which hardly any program asks for.
  private func makeArrows() -> ScrollPressRecognizer {
    let made = ScrollPressRecognizer(of: self)
    owner.addGestureRecognizer(made)
    return made
  }

  // MARK: - Where content lies

  /// Sizes and insets as they are now.
  var geometry: ScrollGeometry {
    let inset = owner.adjustedContentInset.adding(owner.closedRoom)
    return ScrollGeometry(
      viewport: owner.bounds.size, content: owner.contentSize,
      before: CGPoint(x: inset.left, y: inset.top + yielded.given),
      after: CGPoint(x: inset.right, y: inset.bottom),
      alignment: owner.contentAlignmentPoint)
  }

  /// Points by which content is scrolled up from its top, where a bar above has all of its room; less
  /// than nothing where it is pulled down.
  var scrolledFromTop: CGFloat {
    owner.contentOffset.y + owner.adjustedContentInset.top + yielded.given
  }

  /// Whether content may be pulled beyond its edges along an axis.
  func bounces(_ axis: ScrollAxis) -> Bool {
    owner.bounces
      && (axis == .horizontal ? owner.bouncesHorizontally : owner.bouncesVertically)
  }

  /// Whether a finger moves content along an axis.
  func canDrag(_ axis: ScrollAxis) -> Bool {
    guard owner.isScrollEnabled else { return false }
    let always =
      axis == .horizontal ? owner.alwaysBounceHorizontal : owner.alwaysBounceVertical
    return (always && bounces(axis)) || geometry.isLarger(axis)
  }

  /// Whether content can go on along an axis: to larger offsets for a positive direction.
  func hasRoom(_ axis: ScrollAxis, _ direction: CGFloat) -> Bool {
    guard canDrag(axis) else { return false }
    let range = geometry.range(axis)
    let place = owner.contentOffset[axis]
    return direction > 0 ? place < range.upperBound : place > range.lowerBound
  }

  // Rules: SV-1, SV-5.
  /// Whether touches of the content wait until it is known whether they scroll.
  var holdsContentTouches: Bool {
    owner.delaysContentTouches
      && (canZoom || canDrag(.horizontal) || canDrag(.vertical))
  }

  // MARK: - Setting the offset

  /// Sets the offset as part of a movement.
  func move(to offset: CGPoint) {
    guard offset != owner.contentOffset else { return }
    ownOffset = offset
    owner.contentOffset = offset
    ownOffset = nil
  }

  /// Sets the offset, whoever asked for it; a movement in progress goes on from there.
  func take(_ offset: CGPoint) {
    let old = owner.bounds.origin
    if ownOffset == offset {
      ownOffset = nil
    } else if offset != old {
      shiftMovements(from: old, to: offset)
    }
    guard offset != old else { return }
    owner.bounds = CGRect(origin: offset, size: owner.bounds.size)
  }

  private func shiftMovements(from old: CGPoint, to new: CGPoint) {
    if drag != nil { drag?.raw = pulled(new) }
    glide?.shift(by: CGPoint(x: new.x - old.x, y: new.y - old.y))
  }

  /// Tells of an offset that changed.
  func offsetDidChange() {
    owner.setNeedsLayout()
    indicators.update()
    followRefreshControl()
    owner.delegate?.scrollViewDidScroll(owner)
  }

  /// Puts an offset back that nothing holds beyond the edges.
  func putInRange() {
    guard drag == nil, glide == nil, transit == nil, zoom == nil else { return }
    guard !isTouched else {
      waitsForFingers = true
      return
    }
    let inside = geometry.clamp(owner.contentOffset)
    if inside != owner.contentOffset { owner.contentOffset = inside }
  }

  /// Follows the insets, which depend on the safe area and on sizes: content that was at its leading
  /// edge stays there, unless `keepsEdge` is false.
  func refreshInset(keepsEdge: Bool = true) {
    let old = settledInset
    let new = owner.adjustedContentInset
    guard new != old else { return }
    settledInset = new
    SafeArea.viewDidMove(owner)
    if keepsEdge { keepAtEdge(from: old, to: new) }
    owner.adjustedContentInsetDidChange()
    owner.delegate?.scrollViewDidChangeAdjustedContentInset(owner)
  }

  private func keepAtEdge(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    guard drag == nil, glide == nil, transit == nil, zoom == nil else { return }
    var offset = owner.contentOffset
    for axis in ScrollAxis.allCases where offset[axis] == 0 - old.leading(axis) {
      offset[axis] = 0 - new.leading(axis)
    }
    offset = geometry.clamp(offset)
    if offset != owner.contentOffset { owner.contentOffset = offset }
  }

  /// Part of every layout: the marks, and the offset after a change of size.
  func layout() {
    refreshInset()
    if let settledSize, settledSize != owner.bounds.size { putInRange() }
    settledSize = owner.bounds.size
    followRefreshControl()
    indicators.update()
    for one in followers { one.follower?.scrollViewDidLayOut() }
  }

  /// Ends every movement where it is.
  func stopAll() {
    endGlide()
    dropTransit()
    for recognizer in [pan, pinch] as [UIGestureRecognizer]
    where recognizer.isEnabled && recognizer.isEngaged {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    if !isMoving { owner.movementDidStop() }
  }

  /// Whether content follows fingers, or moves by itself.
  var isMoving: Bool { drag != nil || glide != nil || transit != nil || zoom != nil }

  // MARK: - Frames

  /// Sees to it that something in motion is moved in every frame.
  func startFrames() {
    guard !frames.isRunning else { return }
    frames.start({ [weak self] in self?.frame() }, halt: { [weak self] in self?.halt() })
  }

  private func frame() {
    // Its delegate may let go of the scroll view.
    withExtendedLifetime(owner) {
      stepGlide()
      stepTransit()
      if glide == nil, transit == nil { frames.stop() }
    }
  }

  private func halt() {
    glide = nil
    transit = nil
    frames.stop()
    owner.movementDidStop()
  }
}
