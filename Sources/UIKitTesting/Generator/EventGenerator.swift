// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import ResponderFoundation
public import UIKit

/// Touches an application as a person would: the events go in the same way.
///
/// Fingers, a stylus, a pointer and time are driven by the calls of this class; each call that sends
/// something returns when the application has dealt with it. Time is virtual unless a generator is
/// made with `clock: .real`: a drag of half a second delivers its 30 moves with exact timestamps and
/// takes no time.
///
/// A test begins with an application of its own: `.freshApplication` for a suite of Swift Testing,
/// `renewApplication()` in `setUp` of a test class. Its virtual clock starts at 0 with the first
/// generator; make that before anything that starts timers.
///
/// Another generator for the same application ends what the one before left: its fingers are
/// cancelled, its keys released, what it drags from outside leaves, its window loses its first
/// responder, and a virtual second passes.
///
/// A call made while an event is delivered, inside a handler, is carried out after that event.
///
/// ```swift
/// let generator = try EventGenerator(view: button)
/// try generator.fingerTap()
/// #expect(taps == 1)
/// ```
@preconcurrency @MainActor
public final class EventGenerator {
  /// The window that points are relative to; visible and key when the generator was made.
  public let window: UIWindow

  /// The view the generator was made for: where calls without a location go.
  public let mainView: UIView

  let session = DriverSession.shared
  let log: TraceLog
  private let ownsWindow: Bool
  private var marks: TouchMarks?

  /// Makes a generator for a window, which becomes key and visible.
  ///
  /// A test of what happens while another window is key makes that one key afterwards; calls that
  /// type throw `windowIsNotKey` then.
  ///
  /// - Parameters:
  ///   - window: the window that is touched.
  ///   - clock: what tells the time; the virtual one lets tests wait without waiting.
  /// - Throws: `HammerError.windowIsNotReadyForInteraction`.
  public convenience init(window: UIWindow, clock: Clock = .virtual) throws {
    DriverSession.shared.begin(clock, keeping: window)
    try self.init(showing: window, mainView: window, ownsWindow: false)
  }

  /// Makes a generator for a controller, whose view is put into a window of its own unless it is in
  /// one.
  ///
  /// - Parameters:
  ///   - viewController: the controller that is meant.
  ///   - clock: what tells the time; the virtual one lets tests wait without waiting.
  /// - Throws: `HammerError.windowIsNotReadyForInteraction`.
  public convenience init(viewController: UIViewController, clock: Clock = .virtual) throws {
    DriverSession.shared.begin(clock, keeping: viewController.viewIfLoaded?.window)
    let window = viewController.view.window ?? ViewWrapping.window(around: viewController)
    try self.init(
      showing: window, mainView: viewController.view,
      ownsWindow: ViewWrapping.isWrapper(window))
  }

  /// Makes a generator for a view, which is put into a window of its own unless it is in one.
  ///
  /// - Parameters:
  ///   - view: what calls without a location touch.
  ///   - alignment: where the view is put; without effect on a view that is in a window.
  ///   - clock: virtual, or the clock on the wall.
  /// - Throws: `HammerError.windowIsNotReadyForInteraction`.
  public convenience init(
    view: UIView, alignment: WrappingAlignment = .center, clock: Clock = .virtual
  ) throws {
    DriverSession.shared.begin(clock, keeping: view.window)
    let window =
      view.window
      ?? ViewWrapping.window(around: ViewWrapping.controller(around: view, alignment))
    try self.init(showing: window, mainView: view, ownsWindow: ViewWrapping.isWrapper(window))
  }

  private init(showing window: UIWindow, mainView: UIView, ownsWindow: Bool) throws {
    self.window = window
    self.mainView = mainView
    self.ownsWindow = ownsWindow
    log = TraceLog()
    window.makeKeyAndVisible()
    ApplicationDriving.endTurn()
    session.last = self
    try waitUntilWindowIsReady()
    log.clear()
  }

  deinit {
    let remains = (session, ObjectIdentifier(self), ownsWindow ? window : nil)
    LastRelease.of(self, taking: { remains }, callsOut: true) { $0.end($1, hiding: $2) }
  }

  /// Hides the window if it was made by this generator: a test after it finds the screen empty.
  func retire() {
    ApplicationDriving.clearFirstResponder(of: window)
    if ownsWindow { window.isHidden = true }
  }

  /// Whether fingers are shown as circles in front of everything; false by default.
  public var showTouches: Bool {
    get { marks != nil }
    set {
      marks = newValue ? marks ?? TouchMarks() : nil
      updateMarks()
    }
  }

  func updateMarks() { marks?.show(session.contacts(of: self).map(\.location)) }

  /// The time of the clock that the application runs on, in seconds; a virtual one starts at 0.
  public var now: TimeInterval { session.now }

  /// Moves the time forward and fires, in order, what falls due, each in a turn of its own.
  ///
  /// The last turn is without a timer: what was changed is laid out when the call returns.
  /// With the real clock it waits, turning the main run loop.
  public func advance(by interval: TimeInterval) { session.advance(by: interval) }

  /// Takes all touches away, as a phone call does.
  ///
  /// The fingers are gone afterwards: lifting one throws `touchForFingerDoesNotExist`.
  ///
  /// - Throws: nothing; the call is marked as all that act are.
  public func cancelTouches() throws {
    session.forgetContacts()
    updateMarks()
    session.send { .cancelContacts(at: $0) }
  }

  /// What was delivered since the last read, in order, one line a step: `topic: what happened`.
  ///
  /// Reading it empties it. Views appear by accessibility identifier, without one by class and
  /// number. `traceTopics` chooses what is in it.
  public var trace: [String] { log.take() }

  /// The topics that `trace` holds from now on; by default all that say who got what.
  public var traceTopics: Set<TraceTopic> {
    get { log.topics }
    set { log.topics = newValue }
  }
}

extension EventGenerator {
  /// Seconds between down and up of a tap: 0.05.
  public nonisolated static let fingerLiftDelay: TimeInterval = 0.05
  /// Seconds that a long press is held: 2.
  public nonisolated static let longPressHoldDelay: TimeInterval = 2
  /// Seconds between the taps of a double tap: 0.15.
  public nonisolated static let multiTapInterval: TimeInterval = 0.15
  /// Seconds between the events of a movement: a sixtieth.
  public nonisolated static let fingerMoveInterval: TimeInterval = 1 / 60
  /// Seconds that opening or closing two fingers takes: 0.15.
  public nonisolated static let pinchDuration: TimeInterval = 0.15
  /// Seconds between typed keys: 0.02.
  public nonisolated static let keyTypeInterval: TimeInterval = 0.02
  /// Points between two fingers: 20.
  public nonisolated static let twoFingerDistance: CGFloat = 20
  /// Points between two fingers that rotate: 100.
  public nonisolated static let rotationDistance: CGFloat = 100
  /// Points between fingers that are far apart in a pinch: 200.
  public nonisolated static let pinchLargeDistance: CGFloat = 200
  /// Points between fingers that are close together in a pinch: 20.
  public nonisolated static let pinchSmallDistance: CGFloat = 20
}
