// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitHost
import UIKitRuntime

/// Calls at the moments when the screen can show something new.
///
/// The moments are the multiples of the screen's frame interval on the clock of the application, so
/// all links of one rate are called together and none drifts. A link that is late skips the moments
/// it missed.
/// See [CADisplayLink](https://developer.apple.com/documentation/quartzcore/cadisplaylink).
@preconcurrency @MainActor
open class CADisplayLink: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// The links of the application, of which it is one while it is in a run loop.
  private weak var links: DisplayLinks? = .shared
  private var callback: (@MainActor (CADisplayLink) -> Void)?
  private var modes: Set<RunLoop.Mode> = []
  /// The one call that waits.
  private var timer: ClockTimer?
  /// The number of the frame that was called last, counted at `callsPerSecond` from the clock's 0.
  private var lastFrame: Int?

  /// Makes a link that does not run yet; it keeps the closure until it is invalidated.
  package init(_ callback: @escaping @MainActor (CADisplayLink) -> Void) {
    self.callback = callback
    super.init()
  }

  /// The time of the frame that was called last, in seconds; 0 before the first call.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time of the frame to prepare: when the next call is due.
  ///
  /// 0 before the first call.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// The time between two frames of the screen, in seconds; 0 before the first call.
  open private(set) var duration: CFTimeInterval = 0

  /// True while the link makes no calls.
  open var isPaused = false {
    didSet { if isPaused != oldValue { reschedule() } }
  }

  /// How many calls a second are wanted; 0, at first, means every frame of the screen.
  ///
  /// The link uses the nearest rate that divides the screen's.
  open var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { reschedule() } }
  }

  /// How many calls a second are wanted, as a range; without a wish at first.
  ///
  /// The rate that it likes best, or else its greatest, becomes `preferredFramesPerSecond`.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFramesPerSecond = preferredFrameRateRange.frames }
  }

  /// Lets the link run, from the next frame on, and keeps it alive until it is taken out.
  ///
  /// - Parameters:
  ///   - runloop: the main run loop; the calls come on the main actor.
  ///   - mode: kept so that the link can be taken out of it again; it runs in every mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard callback != nil, modes.insert(mode).inserted, modes.count == 1 else { return }
    links?.scheduled[ObjectIdentifier(self)] = self
    reschedule()
  }

  /// Takes the link out of a mode; without any mode it rests.
  ///
  /// - Parameters:
  ///   - runloop: the loop that it was added to.
  ///   - mode: the mode it is taken out of.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard modes.remove(mode) != nil, modes.isEmpty else { return }
    rest()
  }

  /// Takes the link out of all modes and lets its target go, for good.
  open func invalidate() {
    callback = nil
    modes = []
    rest()
  }

  private func rest() {
    timer?.cancel()
    timer = nil
    links?.scheduled[ObjectIdentifier(self)] = nil
  }

  /// The greatest number of a frame; up to it every one has a time of its own.
  private static let lastFrameOfTime = 1 << 52

  private var screenFramesPerSecond: Int {
    max(1, links?.framesPerSecond ?? DisplayLinks.usualFrames)
  }

  /// How many of the screen's frames make one call.
  private var framesPerCall: Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    let ratio = Double(screenFramesPerSecond) / Double(preferredFramesPerSecond)
    return Int(ratio.rounded(), in: 1...screenFramesPerSecond)
  }

  /// The time of a frame of the screen; multiplied out, so that no error adds up.
  private func time(ofFrame frame: Int) -> TimeInterval {
    Double(frame) / Double(screenFramesPerSecond)
  }

  /// Begins anew after a change of rate, or of whether the link runs.
  final func reschedule() {
    timer?.cancel()
    timer = nil
    lastFrame = nil
    guard !isPaused, !modes.isEmpty else { return }
    schedule(afterTime: TimeSource.clock.now)
  }

  /// Waits for the first frame after a time, and after the frame that was called last.
  private func schedule(afterTime now: TimeInterval) {
    let step = framesPerCall
    let frames = Int(
      (now * Double(screenFramesPerSecond)).rounded(.down), in: 0...Self.lastFrameOfTime)
    var next = (frames / step + 1) * step
    // Rounding may find the frame that was just called again.
    if let lastFrame { next = max(next, lastFrame + step) }
    while time(ofFrame: next) <= now, next < Self.lastFrameOfTime { next += step }
    let frame = next
    timer = TimeSource.clock.schedule(at: time(ofFrame: frame)) { [weak self] in
      self?.call(frame: frame)
    }
  }

  private func call(frame: Int) {
    timer = nil
    // A late call is made for the frame that is on the screen, not for the one it missed.
    let now = TimeSource.clock.now
    let step = framesPerCall
    let due = time(ofFrame: frame)
    let missed = Int(
      ((now - due) * Double(screenFramesPerSecond)).rounded(.down), in: 0...Self.lastFrameOfTime)
    let current = frame + missed / step * step
    lastFrame = current
    timestamp = time(ofFrame: current)
    targetTimestamp = time(ofFrame: current + step)
    duration = time(ofFrame: 1)
    schedule(afterTime: now)
    callback?(self)
  }
}
