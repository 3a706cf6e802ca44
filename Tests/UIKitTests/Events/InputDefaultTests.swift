// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What is known of input before anything happened, and the numbers behind its names.
@MainActor @Suite("Defaults of input", .freshApplication)
struct InputDefaultTests {
  @Test func `a touch, an event, a press and a key that nothing is known of`() {
    let (touch, event, press, key) = (UITouch(), UIEvent(), UIPress(), UIKey())
    #expect(touch.timestamp == 0 && touch.phase == .began && touch.tapCount == 1)
    #expect(touch.type == .direct && touch.majorRadius == 0 && touch.majorRadiusTolerance == 0)
    #expect(touch.window == nil && touch.view == nil && touch.gestureRecognizers?.isEmpty == true)
    #expect(touch.force == 0 && touch.maximumPossibleForce == 0 && touch.rollAngle == 0)
    #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: nil) == 0)
    #expect(touch.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0))
    #expect(touch.location(in: nil) == .zero && touch.previousLocation(in: nil) == .zero)
    #expect(touch.estimationUpdateIndex == nil && touch.estimatedProperties == [])
    #expect(touch.estimatedPropertiesExpectingUpdates == [])
    #expect(!touch.isOver && !touch.awaitsBeginning && touch.withheld == nil)
    #expect(event.type == .touches && event.subtype == .none && event.timestamp == 0)
    #expect(event.modifierFlags == [] && event.buttonMask == [] && event.allTouches == nil)
    #expect(event.touches(for: UIView()) == nil && event.touches(for: UIWindow()) == nil)
    #expect(event.touches(for: UITapGestureRecognizer()) == nil)
    #expect(event.coalescedTouches(for: touch) == nil && event.predictedTouches(for: touch) == nil)
    #expect(press.timestamp == 0 && press.phase == .began && press.type == .select)
    #expect(press.window == nil && press.responder == nil && press.force == 0 && press.key == nil)
    #expect(press.gestureRecognizers?.isEmpty == true && press.status == [])
    #expect(UIPressesEvent().type == .presses && UIPressesEvent().allPresses == [])
    #expect(UIPressesEvent().presses(for: UITapGestureRecognizer()) == [])
    #expect(key.keyCode == .keyboard_Reserved && key.characters == "" && key.modifierFlags == [])
    #expect(key.charactersIgnoringModifiers == "")
  }

  @Test func `the numbers behind names`() {
    let phases = (0...8).map { UITouch.Phase(rawValue: $0).map { "\($0)" } }
    #expect(
      phases == [
        "began", "moved", "stationary", "ended", "cancelled", "regionEntered", "regionMoved",
        "regionExited", nil,
      ])
    #expect(
      (0...7).compactMap { UITouch.Phase(rawValue: $0) }.map(\.isFinal)
        == [false, false, false, true, true, false, false, false])
    #expect(
      (0...7).compactMap { UITouch.Phase(rawValue: $0) }.map(\.isHovering)
        == [false, false, false, false, false, true, true, true])
    #expect(
      (0...4).map { UITouch.TouchType(rawValue: $0).map { "\($0)" } } == [
        "direct", "indirect", "pencil", "indirectPointer", nil,
      ])
    #expect(UITouch.TouchType.stylus == .pencil)
    let properties: [UITouch.Properties] = [.force, .azimuth, .altitude, .location, .roll]
    #expect(properties.map(\.rawValue) == [1, 2, 4, 8, 16])
    #expect(
      (0...14).map { UIEvent.EventType(rawValue: $0).map { "\($0)" } ?? "-" } == [
        "touches", "motion", "remoteControl", "presses", "-", "-", "-", "-", "-", "-", "scroll",
        "hover", "-", "-", "transform",
      ])
    #expect(
      [0, 1].map { UIEvent.EventSubtype(rawValue: $0).map { "\($0)" } } == ["none", "motionShake"])
    #expect(
      (100...110).map { UIEvent.EventSubtype(rawValue: $0).map { "\($0)".dropFirst(13) } ?? "-" }
        == [
          "Play", "Pause", "Stop", "TogglePlayPause", "NextTrack", "PreviousTrack",
          "BeginSeekingBackward", "EndSeekingBackward", "BeginSeekingForward",
          "EndSeekingForward", "-",
        ])
    let buttons = [-1, 0, 1, 2, 3, 9].map { UIEvent.ButtonMask.button($0).rawValue }
    #expect(buttons == [0, 0, 1, 2, 4, 256])
    #expect(UIEvent.ButtonMask.primary == .button(1) && UIEvent.ButtonMask.secondary == .button(2))
    #expect(
      (0...5).map { UIPress.Phase(rawValue: $0).map { "\($0) \($0.isFinal)" } } == [
        "began false", "changed false", "stationary false", "ended true", "cancelled true", nil,
      ])
    #expect(
      ([Int](0...7) + [29, 30, 31, 32]).map {
        UIPress.PressType(rawValue: $0).map { "\($0)" } ?? "-"
      }
        == [
          "upArrow", "downArrow", "leftArrow", "rightArrow", "select", "menu", "playPause", "-",
          "-", "pageUp", "pageDown", "-",
        ])
    #expect(PressSource.key(.keyboardA).description == "the key keyboardA")
    #expect(PressSource.button(5).description == "the button 5")
  }

  @Test func `what keys type, hold and are`() {
    let codes = (0...0xFF).compactMap { UIKeyboardHIDUsage(rawValue: $0) }
    let fixed = codes.compactMap { code in KeyInput.fixed(for: code).map { "\(code) \($0)" } }

    #expect(
      fixed == [
        "keyboardReturnOrEnter \r",
        "keyboardEscape UIKeyInputEscape",
        "keyboardDeleteOrBackspace \u{08}",
        "keyboardTab \t",
        "keyboardF1 UIKeyInputF1",
        "keyboardF2 UIKeyInputF2",
        "keyboardF3 UIKeyInputF3",
        "keyboardF4 UIKeyInputF4",
        "keyboardF5 UIKeyInputF5",
        "keyboardF6 UIKeyInputF6",
        "keyboardF7 UIKeyInputF7",
        "keyboardF8 UIKeyInputF8",
        "keyboardF9 UIKeyInputF9",
        "keyboardF10 UIKeyInputF10",
        "keyboardF11 UIKeyInputF11",
        "keyboardF12 UIKeyInputF12",
        "keyboardHome UIKeyInputHome",
        "keyboardPageUp UIKeyInputPageUp",
        "keyboardDeleteForward \u{7F}",
        "keyboardEnd UIKeyInputEnd",
        "keyboardPageDown UIKeyInputPageDown",
        "keyboardRightArrow UIKeyInputRightArrow",
        "keyboardLeftArrow UIKeyInputLeftArrow",
        "keyboardDownArrow UIKeyInputDownArrow",
        "keyboardUpArrow UIKeyInputUpArrow",
        "keypadEnter \r",
        "keyboardReturn \r",
      ])
    let modifiers = codes.filter { !$0.modifier.isEmpty }.map {
      "\($0) \($0.modifier.rawValue >> 16)"
    }

    #expect(
      modifiers == [
        "keyboardLeftControl 4",
        "keyboardLeftShift 2",
        "keyboardLeftAlt 8",
        "keyboardLeftGUI 16",
        "keyboardRightControl 4",
        "keyboardRightShift 2",
        "keyboardRightAlt 8",
        "keyboardRightGUI 16",
      ])
    #expect(codes.filter { !$0.isKey }.map(\.rawValue) == [1, 2, 3])
    #expect(!UIKeyboardHIDUsage.keyboard_Reserved.isKey)
    #expect(
      codes.filter { $0.isOnNumericPad }.map(\.rawValue) == Array(0x53...0x63) + [0x67, 0x85, 0x86])
    let named: [(UIKeyboardHIDUsage, Int)] = [
      (.keyboardZ, 0x1D), (.keyboard0, 0x27), (.keyboardSpacebar, 0x2C), (.keyboardSlash, 0x38),
      (.keyboardF12, 0x45), (.keyboardPageDown, 0x4E), (.keyboardUpArrow, 0x52),
      (.keypadPeriod, 0x63), (.keypadEqualSign, 0x67), (.keyboardF24, 0x73),
      (.keyboardFind, 0x7E), (.keyboardVolumeDown, 0x81), (.keyboardLockingScrollLock, 0x84),
      (.keypadEqualSignAS400, 0x86), (.keyboardInternational9, 0x8F), (.keyboardLANG9, 0x98),
      (.keyboardExSel, 0xA4), (.keyboardRightGUI, 0xE7), (.keyboard_Reserved, 0xFFFF),
      (.keyboardHangul, 0x90), (.keyboardHanja, 0x91), (.keyboardKanaSwitch, 0x90),
      (.keyboardAlphanumericSwitch, 0x91), (.keyboardKatakana, 0x92), (.keyboardHiragana, 0x93),
      (.keyboardZenkakuHankakuKanji, 0x94),
    ]
    #expect(named.map(\.0.rawValue) == named.map(\.1))
  }
}
