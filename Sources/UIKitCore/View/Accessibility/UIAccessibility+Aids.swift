// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

// Rules: AX-1.
/// What the person switched on beside what decides how things look.
extension UIAccessibility {
  /// Whether what is on the screen is read out to the person.
  public static var isVoiceOverRunning: Bool { has(.voiceOver) }
  /// Whether the person operates the device by switches.
  public static var isSwitchControlRunning: Bool { has(.switchControl) }
  /// Whether the person makes gestures with a menu.
  public static var isAssistiveTouchRunning: Bool { has(.assistiveTouch) }
  /// Whether text is to be bold.
  public static var isBoldTextEnabled: Bool { has(.boldText) }
  /// Whether buttons are to have a shape of their own.
  public static var buttonShapesEnabled: Bool { has(.buttonShapes) }
  /// Whether the screen shows no colours.
  public static var isGrayscaleEnabled: Bool { has(.grayscale) }
  /// Whether what differs by colour is to differ otherwise too.
  public static var shouldDifferentiateWithoutColor: Bool { has(.withoutColor) }
  /// Whether switches are to show by more than colour whether they are on.
  public static var isOnOffSwitchLabelsEnabled: Bool { has(.switchLabels) }
  /// Whether pages are to fade instead of moving.
  public static var prefersCrossFadeTransitions: Bool { has(.crossFade) }
  /// Whether moving pictures may begin by themselves; true unless the person forbids it.
  public static var isVideoAutoplayEnabled: Bool { !has(.noAutoplay) }
  /// Whether both ears hear the same.
  public static var isMonoAudioEnabled: Bool { has(.monoAudio) }
  /// Whether what is said is to be written below.
  public static var isClosedCaptioningEnabled: Bool { has(.captions) }
  /// Whether selected text can be read out.
  public static var isSpeakSelectionEnabled: Bool { has(.speakSelection) }
  /// Whether the whole screen can be read out.
  public static var isSpeakScreenEnabled: Bool { has(.speakScreen) }
  /// Whether shaking the device undoes; true unless the person forbids it.
  public static var isShakeToUndoEnabled: Bool { !has(.noShakeToUndo) }
  /// Whether the device is held to one application.
  public static var isGuidedAccessEnabled: Bool { has(.guidedAccess) }

  private static func has(_ aid: HostAids) -> Bool {
    ViewTrees.shared.preferences.aids.contains(aid)
  }
}

extension UIAccessibility {
  /// Posted after `isVoiceOverRunning` changed.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted after `isSwitchControlRunning` changed.
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted after `isAssistiveTouchRunning` changed.
  public nonisolated static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted after `isBoldTextEnabled` changed.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted after `buttonShapesEnabled` changed.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification =
    NSNotification.Name(
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted after `isGrayscaleEnabled` changed.
  public nonisolated static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted after `shouldDifferentiateWithoutColor` changed.
  public nonisolated static let differentiateWithoutColorDidChangeNotification =
    NSNotification.Name(
      "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted after `isOnOffSwitchLabelsEnabled` changed.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted after `prefersCrossFadeTransitions` changed.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted after `isVideoAutoplayEnabled` changed.
  public nonisolated static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted after `isMonoAudioEnabled` changed.
  public nonisolated static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted after `isClosedCaptioningEnabled` changed.
  public nonisolated static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted after `isSpeakSelectionEnabled` changed.
  public nonisolated static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted after `isSpeakScreenEnabled` changed.
  public nonisolated static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted after `isShakeToUndoEnabled` changed.
  public nonisolated static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted after `isGuidedAccessEnabled` changed.
  public nonisolated static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")

  /// What is posted when each of the aids was switched on or off.
  static let aidNotifications: [(aid: HostAids, name: NSNotification.Name)] = [
    (.voiceOver, voiceOverStatusDidChangeNotification),
    (.voiceOver, NSNotification.Name(UIAccessibilityVoiceOverStatusChanged)),
    (.switchControl, switchControlStatusDidChangeNotification),
    (.assistiveTouch, assistiveTouchStatusDidChangeNotification),
    (.boldText, boldTextStatusDidChangeNotification),
    (.buttonShapes, buttonShapesEnabledStatusDidChangeNotification),
    (.grayscale, grayscaleStatusDidChangeNotification),
    (.withoutColor, differentiateWithoutColorDidChangeNotification),
    (.switchLabels, onOffSwitchLabelsDidChangeNotification),
    (.crossFade, prefersCrossFadeTransitionsStatusDidChange),
    (.noAutoplay, videoAutoplayStatusDidChangeNotification),
    (.monoAudio, monoAudioStatusDidChangeNotification),
    (.captions, closedCaptioningStatusDidChangeNotification),
    (.speakSelection, speakSelectionStatusDidChangeNotification),
    (.speakScreen, speakScreenStatusDidChangeNotification),
    (.noShakeToUndo, shakeToUndoDidChangeNotification),
    (.guidedAccess, guidedAccessStatusDidChangeNotification),
  ]
}

// Rules: AX-1.
/// The name of a notification that is posted after `UIAccessibility.isVoiceOverRunning` changed,
/// beside `UIAccessibility.voiceOverStatusDidChangeNotification`.
public let UIAccessibilityVoiceOverStatusChanged = "UIAccessibilityVoiceOverStatusChanged"
