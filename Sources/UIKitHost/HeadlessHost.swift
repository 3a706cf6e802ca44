// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A host without a screen: time stands still until it is moved, and what is shown is remembered.
@MainActor
public final class HeadlessHost: Host {
  /// The clock, as what moves it.
  package let virtualClock: VirtualClock
  private weak var receiver: (any HostReceiver)?

  /// The surface that the application believes it is shown on.
  public let screen: ScreenMetrics
  /// Every layer that was shown and not removed, with its latest values.
  public private(set) var shown = LayerCommit(number: 0)

  /// What was copied last; nil before.
  public private(set) var published: ClipboardContent?

  /// The sounds that were to be heard, the oldest first.
  public private(set) var sounds: [HostSound] = []

  /// What fingers were to feel, the oldest first.
  public private(set) var feedback: [HostFeedback] = []

  /// What the pointer looks like.
  public private(set) var pointer = HostPointer.arrow

  /// The drag from outside that would be taken where it is now, by its number; nil for none.
  public private(set) var takenDrag: Int?

  /// What a pointer has lifted that may be dropped outside the screen; nil for nothing.
  public private(set) var offered: DragOffer?

  /// Whether tilts are wanted.
  public private(set) var reportsTilts = false

  /// Whether the screen is to stay on.
  public private(set) var isKeptAwake = false

  /// The number at the icon; 0 for none.
  public private(set) var badge = 0

  /// What the application is called after what it shows; nil before it said so.
  public private(set) var title: String?
  /// Whether the application has somewhere to go back to.
  public private(set) var offersBack = false

  /// What is on the screen for somebody who has it read out; nil while nobody does.
  public private(set) var readable: ReadableScreen?

  /// How often `readable` was told.
  public private(set) var readings = 0

  /// The words that were to be read out, the first ones first.
  public private(set) var words: [String] = []

  /// Makes a host.
  public init(screen: ScreenMetrics = .headless, clock: VirtualClock = VirtualClock()) {
    self.screen = screen
    virtualClock = clock
  }

  /// The clock, which stands still.
  public var clock: any HostClock { virtualClock }

  /// Remembers whom to report to.
  public func start(reportingTo receiver: any HostReceiver) { self.receiver = receiver }

  /// Takes the commit into `shown`.
  public func show(_ commit: LayerCommit) {
    shown.merge(commit)
    shown.removed = []
  }

  /// Nobody measures here: the built-in figures stand.
  public func requestMetrics(of clusters: [FontFace: Set<String>]) {}

  /// Remembers what was copied.
  public func publish(_ content: ClipboardContent) { published = content }

  /// Remembers a sound.
  public func play(_ sound: HostSound) { sounds.append(sound) }

  /// Remembers what fingers were to feel.
  public func give(_ feedback: HostFeedback) { self.feedback.append(feedback) }

  /// Remembers what the pointer looks like.
  public func show(_ pointer: HostPointer) { self.pointer = pointer }

  /// Remembers which drag would be taken.
  public func answer(drag id: Int, isTaken: Bool) {
    if isTaken { takenDrag = id } else if takenDrag == id { takenDrag = nil }
  }

  /// Remembers what may be dropped outside the screen.
  public func offer(_ drag: DragOffer?) { offered = drag }

  /// Remembers whether tilts are wanted.
  public func reportTilts(_ isOn: Bool) { reportsTilts = isOn }

  /// Remembers whether the screen is to stay on.
  public func keepAwake(_ isOn: Bool) { isKeptAwake = isOn }

  /// Remembers the number.
  public func showBadge(_ number: Int) { badge = number }

  /// Remembers the name.
  public func showTitle(_ title: String?) { self.title = title }

  /// Takes whether going back leads somewhere, for `offersBack`.
  public func offerBack(_ isPossible: Bool) { offersBack = isPossible }

  /// Remembers what is read.
  public func read(_ screen: ReadableScreen?) {
    readable = screen
    readings += 1
  }

  /// Remembers the words.
  public func say(_ words: String) { self.words.append(words) }

  /// Forgets whom to report to.
  public func stop() { receiver = nil }

  /// Moves the time, firing what falls due, each in a turn of its own.
  public func advance(by interval: TimeInterval) { virtualClock.advance(by: interval) }

  /// Moves the time to a moment, in the same way; one in the past changes nothing.
  public func advance(to time: TimeInterval) { virtualClock.advance(to: time) }

  /// Has everything described, as a host that shows the application in a new place.
  package func showAnew() {
    if let everything = receiver?.describeEverything() { show(everything) }
  }

  /// Reports an event, as a device would.
  public func send(_ event: HostEvent) { receiver?.receive(event) }
}
