// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// One thing that a device or a test driver reports, as a plain record.
///
/// Every event of an application enters through this type, in the order in which the host saw it.
/// Times are seconds on the clock of the host (`HostClock`), positions are points on the screen,
/// origin at the top left.
public enum HostEvent: Sendable, Equatable, Codable {
  /// Fingers, pens or pressed pointers that went down, moved or went up in one frame.
  case contacts(ContactFrame)
  /// A pointer moved, entered or left while none of its buttons was down.
  case hover(HoverSample)
  /// A wheel or a trackpad scrolled.
  case scroll(ScrollSample)
  /// Values that were estimated when a contact was reported are now known.
  case contactUpdate(ContactUpdate)
  /// The side of a pencil was tapped or is squeezed.
  case pencil(PencilSample)
  /// A key of a hardware keyboard went down or up.
  case key(KeyStroke)
  /// A button of a remote or a game controller went down, up, or is pressed harder.
  case press(PressSample)
  /// A hardware keyboard is there from now on, or is not any more.
  case hardwareKeyboard(isAttached: Bool, at: TimeInterval)
  /// Everything that touches the screen is taken away: a phone call, the page that went.
  case cancelContacts(at: TimeInterval)
  /// The screen has another size, scale or orientation.
  case screen(ScreenMetrics, at: TimeInterval)
  /// The application comes to the front, goes away, or ends.
  case lifecycle(LifecycleChange, at: TimeInterval)
  /// A command of a headset, a lock screen, a media key.
  case remote(RemoteCommand, at: TimeInterval)
  /// The device is shaken, or rests again.
  case shake(ShakePhase, at: TimeInterval)
  /// The device is tilted, or whoever looks at it moves.
  case tilt(DeviceTilt, at: TimeInterval)
  /// The application is asked to open a URL.
  case openURL(OpenedURL, at: TimeInterval)
  /// A person wants to go on here with what they did elsewhere.
  case continueActivity(ContinuedActivity, at: TimeInterval)
  /// A person chose a shortcut of the application, by its type.
  case shortcut(String, at: TimeInterval)
  /// Something that a person began to drag elsewhere comes over the screen, or its data comes.
  case drag(DragReport)
  /// What a pointer had lifted was dropped outside the screen and is copied there: the offer with
  /// this number (`Host.offer(_:)`).
  case draggedOut(Int, at: TimeInterval)
  /// The device's clipboard holds something else.
  case clipboard(ClipboardContent, at: TimeInterval)
  /// An input method of the host did something to the text that is typed into.
  case text(TextReport)
  /// Somebody who has the screen read out did something with what is on it.
  case reading(ReadingDeed, at: TimeInterval)
  /// The languages of the person, the preferred one first, as "en-US".
  case languages([String])
  /// What is selected is to be cut or copied, or something is to be pasted there.
  case edit(EditCommand, at: TimeInterval)
  /// How the person wants applications to look.
  case preferences(HostPreferences, at: TimeInterval)
  /// The advances of fonts that the host draws with.
  case fonts(FontReport)

  /// When the host saw it, or nil for a report that has no moment.
  public var time: TimeInterval? {
    switch self {
    case .contacts(let frame): frame.time
    case .hover(let sample): sample.time
    case .scroll(let sample): sample.time
    case .pencil(let sample): sample.time
    case .text(let report): report.time
    case .drag(let report): report.time
    case .contactUpdate(let update): update.time
    case .key(let stroke): stroke.time
    case .press(let sample): sample.time
    case .cancelContacts(let time), .hardwareKeyboard(_, let time), .screen(_, let time),
      .lifecycle(_, let time), .remote(_, let time), .shake(_, let time), .tilt(_, let time),
      .openURL(_, let time), .clipboard(_, let time), .edit(_, let time), .draggedOut(_, let time),
      .continueActivity(_, let time),
      .shortcut(_, let time), .preferences(_, let time), .reading(_, let time):
      time
    case .languages, .fonts: nil
    }
  }
}
