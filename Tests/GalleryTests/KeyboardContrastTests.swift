// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Contrast on keyboards", .freshApplication)
struct KeyboardContrastTests {
  private static let kinds: [UIKeyboardType] = [
    .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
    .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
  ]
  private static let returns: [(UIReturnKeyType, String)] = [
    (.default, "return"), (.go, "Go"), (.search, "Search"), (.join, "Join"), (.next, "Next"),
    (.route, "Route"), (.send, "Send"), (.done, "Done"), (.emergencyCall, "Emergency"),
    (.continue, "Continue"),
  ]

  /// A page with a field that has not begun.
  private func stage(_ style: UIUserInterfaceStyle) throws -> (ContrastStage, UITextField) {
    let stage = try ContrastStage(style)
    let field = stage.add(UITextField(), CGRect(x: 20, y: 100, width: 300, height: 40))
    field.borderStyle = .roundedRect
    field.placeholder = "Placeholder"
    field.autocapitalizationType = .none
    return (stage, field)
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 what stands on keys stands out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let (stage, field) = try stage(style)
    field.becomeFirstResponder()
    try stage.check(["Placeholder", "q", "m", "space", "return", "⌫", "⇧", "123"])
    try stage.generator.fingerTap(at: "key shift")
    try stage.checkNow(["Q", "M"])
    try stage.generator.fingerDown(at: "key q")
    try stage.checkNow(["Q", "M"])
    try stage.generator.fingerUp()
    try stage.generator.fingerTap(at: "key symbols")
    try stage.check(["1", "#+=", "ABC", "return"])
    try stage.generator.fingerTap(at: "key more symbols")
    try stage.check(["123", "ABC", "return"])
    field.resignFirstResponder()
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 keys of all keyboards stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let (stage, field) = try stage(style)
    for kind in Self.kinds {
      field.keyboardType = kind
      field.becomeFirstResponder()
      try stage.check(["⌫"], count: 12)
      field.resignFirstResponder()
    }
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 what stands on the return key stands out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let (stage, field) = try stage(style)
    for (kind, title) in Self.returns {
      field.returnKeyType = kind
      field.enablesReturnKeyAutomatically = false
      field.becomeFirstResponder()
      try stage.check([title])
      field.resignFirstResponder()
      field.enablesReturnKeyAutomatically = true
      field.becomeFirstResponder()
      try stage.check([title], off: [title])
      field.resignFirstResponder()
    }
  }

  @Test(arguments: ContrastStage.styles, [UIKeyboardAppearance.light, .dark])
  func `AW-97 keys stand out on a keyboard that has a look of its own`(
    style: UIUserInterfaceStyle, look: UIKeyboardAppearance
  ) throws {
    defer { ContrastStage.leave() }
    let (stage, field) = try stage(style)
    field.keyboardAppearance = look
    field.becomeFirstResponder()
    try stage.check(["q", "space", "return", "123"])
    field.resignFirstResponder()
  }

  private func items() -> [UIBarButtonItem] {
    [UIBarButtonItem(title: "Plain", primaryAction: nil)] + ContrastStage.barItems()
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 buttons of a bar above the keyboard stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let (stage, field) = try stage(style)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 414, height: 44))
    bar.items = items()
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    try stage.check(["Plain", "Off", "Chosen", "Strong", "space"])
    field.resignFirstResponder()
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 shortcuts above the keyboard of a tablet stand out`(
    style: UIUserInterfaceStyle
  ) throws {
    defer { ContrastStage.leave() }
    ContrastStage.widen()
    let (stage, field) = try stage(style)
    let all = items()
    field.inputAssistantItem.leadingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: Array(all[..<2]), representativeItem: nil)
    ]
    field.inputAssistantItem.trailingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: Array(all[2...]), representativeItem: nil)
    ]
    field.becomeFirstResponder()
    try stage.check(["Plain", "Off", "Chosen", "Strong", "space"])
    field.resignFirstResponder()
  }
}
