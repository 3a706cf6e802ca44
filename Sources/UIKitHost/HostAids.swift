// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Help that the person switched on for seeing, hearing and touching, beside what
/// ``HostPreferences`` has of its own.
public struct HostAids: OptionSet, Sendable, Hashable, Codable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes aids of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// What is on the screen is read out.
  public static let voiceOver = HostAids(rawValue: 1 << 0)
  /// The device is operated by switches.
  public static let switchControl = HostAids(rawValue: 1 << 1)
  /// Gestures are made with a menu.
  public static let assistiveTouch = HostAids(rawValue: 1 << 2)
  /// Text is bold.
  public static let boldText = HostAids(rawValue: 1 << 3)
  /// Buttons have a shape of their own.
  public static let buttonShapes = HostAids(rawValue: 1 << 4)
  /// There are no colours.
  public static let grayscale = HostAids(rawValue: 1 << 5)
  /// What differs by colour is to differ otherwise too.
  public static let withoutColor = HostAids(rawValue: 1 << 6)
  /// Switches show whether they are on by more than colour.
  public static let switchLabels = HostAids(rawValue: 1 << 7)
  /// Pages fade instead of moving.
  public static let crossFade = HostAids(rawValue: 1 << 8)
  /// Moving pictures do not begin by themselves.
  public static let noAutoplay = HostAids(rawValue: 1 << 9)
  /// Both ears hear the same.
  public static let monoAudio = HostAids(rawValue: 1 << 10)
  /// What is said is written below.
  public static let captions = HostAids(rawValue: 1 << 11)
  /// Text that is selected can be read out.
  public static let speakSelection = HostAids(rawValue: 1 << 12)
  /// The whole screen can be read out.
  public static let speakScreen = HostAids(rawValue: 1 << 13)
  /// Shaking does not undo.
  public static let noShakeToUndo = HostAids(rawValue: 1 << 14)
  /// The device is held to one application.
  public static let guidedAccess = HostAids(rawValue: 1 << 15)
  /// A hearing device is paired for the left ear.
  public static let leftHearingDevice = HostAids(rawValue: 1 << 16)
  /// A hearing device is paired for the right ear.
  public static let rightHearingDevice = HostAids(rawValue: 1 << 17)
  /// Whoever looks after the device lets applications hold it to themselves.
  public static let allowsGuidedAccess = HostAids(rawValue: 1 << 18)

  /// What scripts and traces call each.
  package static let names: [(aid: HostAids, name: String)] = [
    (.voiceOver, "voice-over"), (.switchControl, "switch-control"),
    (.assistiveTouch, "assistive-touch"), (.boldText, "bold"), (.buttonShapes, "button-shapes"),
    (.grayscale, "grey"), (.withoutColor, "without-colour"), (.switchLabels, "switch-labels"),
    (.crossFade, "cross-fade"), (.noAutoplay, "no-autoplay"), (.monoAudio, "mono"),
    (.captions, "captions"), (.speakSelection, "speak-selection"),
    (.speakScreen, "speak-screen"), (.noShakeToUndo, "no-shake"),
    (.guidedAccess, "guided-access"), (.leftHearingDevice, "left-hearing-device"),
    (.rightHearingDevice, "right-hearing-device"),
    (.allowsGuidedAccess, "allows-guided-access"),
  ]

  /// The names of those that are on.
  package var words: [String] { Self.names.filter { contains($0.aid) }.map(\.name) }
}
