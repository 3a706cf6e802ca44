// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What shows an application and reports what people do to it: a browser page, a window, a test.
///
/// A host knows nothing of UIKit. It calls `HostReceiver.receive(_:)` on the main actor and shows
/// the layer trees it is given.
@MainActor
public protocol Host: NowPlayingDisplay {
  /// The clock on which this host's events carry their times.
  var clock: any HostClock { get }
  /// The surface the application is shown on, as far as it is known now.
  var screen: ScreenMetrics { get }
  /// Starts to report to `receiver`; called once, before the application launches.
  ///
  /// - Throws: what keeps the host from opening its device, with a message for a person.
  func start(reportingTo receiver: any HostReceiver) throws
  /// Shows what changed since the commit before.
  func show(_ commit: LayerCommit)
  /// Asks for the advances of clusters that no report held yet; the answer is a `HostEvent.fonts`.
  func requestMetrics(of clusters: [FontFace: Set<String>])
  /// Takes what was copied, for the clipboard of the device; nothing unless implemented.
  func publish(_ content: ClipboardContent)
  /// Plays a small sound once, if the device has any; nothing unless implemented.
  func play(_ sound: HostSound)
  /// Lets fingers feel a small movement once, if the device can; nothing unless implemented.
  func give(_ feedback: HostFeedback)
  /// Gives the pointer another look, if there is a pointer; nothing unless implemented.
  func show(_ pointer: HostPointer)
  /// Tells whether something would come of a drop, of a drag that was reported as `HostEvent.drag`.
  ///
  /// Nothing would before the first call. Called whenever it is otherwise; nothing unless implemented.
  ///
  /// - Parameters:
  ///   - id: the number of the drag.
  ///   - isTaken: whether what is dragged would be copied where it is now.
  func answer(drag id: Int, isTaken: Bool)
  /// Tells what a pointer has lifted that may be dropped outside the screen; nil when there is
  /// nothing of the kind any more.
  ///
  /// Called at the lift, before the pointer moves. A host that has it dropped outside reports
  /// `HostEvent.draggedOut`, and that the pointer is cancelled; until then it reports how the
  /// pointer moves, as without an offer. Nothing unless implemented.
  func offer(_ drag: DragOffer?)
  /// Begins or ends to report tilts, as `HostEvent.tilt`; nothing unless implemented.
  ///
  /// None are wanted before the first call: there are many while somebody holds the device.
  func reportTilts(_ isOn: Bool)
  /// Keeps the screen on while nobody touches it, or does so no more; nothing unless implemented.
  func keepAwake(_ isOn: Bool)
  /// Shows a number at the application's icon, none for 0; nothing unless implemented.
  func showBadge(_ number: Int)
  /// Names the application after what it shows, or as it is called for nil; nothing unless
  /// implemented.
  func showTitle(_ title: String?)
  /// Tells whether the application has somewhere to go back to, so that the device's own way back
  /// sends it a press of `menu`, rather than leaving it; nothing unless implemented.
  func offerBack(_ isPossible: Bool)
  /// Tells what text is typed into from now on, or where its caret is; nil when none is.
  ///
  /// A host with input methods lets them compose it and reports what they do as `HostEvent.text`.
  func edit(_ session: TextSession?)
  /// Tells what is on the screen for somebody who has it read out; nil when nobody does any more.
  ///
  /// Called at the end of a turn that changed any of it, while `HostAids.voiceOver` is on. What the
  /// person does with it comes back as `HostEvent.reading`. Nothing unless implemented.
  func read(_ screen: ReadableScreen?)
  /// Has words read out at once; nothing unless implemented.
  func say(_ words: String)
  /// Whether an address that may be opened would be; false unless implemented.
  func canOpen(_ address: String) -> Bool
  /// Opens an address of the web, of mail or of a telephone outside the application.
  ///
  /// - Returns: whether it could; false unless implemented.
  func open(_ address: String) -> Bool
  /// Stops reporting and lets the device go.
  func stop()
}

extension Host {
  /// Nothing: the device has no clipboard.
  public func publish(_ content: ClipboardContent) {}

  /// Nothing: the device makes no sound.
  public func play(_ sound: HostSound) {}

  /// Nothing: the device does not move.
  public func give(_ feedback: HostFeedback) {}

  /// Nothing: there is no pointer.
  public func show(_ pointer: HostPointer) {}

  /// Nothing: nothing is dragged from outside.
  ///
  /// - Parameters:
  ///   - id: the number of a drag.
  ///   - isTaken: whether it would be taken.
  public func answer(drag id: Int, isTaken: Bool) {}

  /// Nothing: what is lifted stays on the screen.
  public func offer(_ drag: DragOffer?) {}

  /// Nothing: the device does not move.
  public func reportTilts(_ isOn: Bool) {}

  /// Nothing: the screen stays as it is.
  public func keepAwake(_ isOn: Bool) {}

  /// Nothing: there is no icon.
  public func showBadge(_ number: Int) {}

  /// Nothing: no name is shown.
  public func showTitle(_ title: String?) {}

  /// Nothing: the device has no way back of its own.
  public func offerBack(_ isPossible: Bool) {}

  /// Nothing: the device reads nothing out.
  public func read(_ screen: ReadableScreen?) {}

  /// Nothing: the device does not speak.
  public func say(_ words: String) {}

  /// False: the device opens nothing.
  public func canOpen(_ address: String) -> Bool { false }

  /// False: the device opens nothing.
  public func open(_ address: String) -> Bool { false }

  /// Nothing: the host shows no media controls.
  public func show(_ nowPlaying: NowPlaying) {}
}

extension Host {
  /// Does nothing: the host has no input methods.
  public func edit(_ session: TextSession?) {}
}

/// What a host reports to.
@MainActor
public protocol HostReceiver: AnyObject {
  /// Takes one event; it is handled in its turn, after those received before it.
  func receive(_ event: HostEvent)
  /// Describes every visible layer in full, numbered like the commit that would come next.
  ///
  /// A host asks for it when it begins to show the application in a new place: a browser page that
  /// connects or comes back. Before the application has windows the answer is an empty commit.
  func describeEverything() -> LayerCommit
}
