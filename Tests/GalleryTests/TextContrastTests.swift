// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitHost
import UIKitTesting

@MainActor @Suite("Contrast in texts and controls", .freshApplication)
struct TextContrastTests {
  // MARK: - Fields and texts

  @Test(arguments: ContrastStage.styles)
  func `AW-97 what is in fields stands out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style)
    let borders: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    var y: CGFloat = 60
    for border in borders {
      for text in ["Text", ""] {
        let field = stage.add(UITextField(), CGRect(x: 20, y: y, width: 300, height: 40))
        field.borderStyle = border
        field.text = text
        field.placeholder = "Placeholder"
        field.clearButtonMode = .always
        y += 50
      }
    }
    for ground in [UIColor.systemBackground, .systemGroupedBackground] {
      stage.page.view.backgroundColor = ground
      try stage.check(["Text", "Placeholder", "✕"])
    }
  }

  /// A text of three lines, the second one a link.
  private func text(_ stage: ContrastStage) -> UITextView {
    let view = stage.add(UITextView(), CGRect(x: 20, y: 80, width: 300, height: 200))
    let text = NSMutableAttributedString(
      string: "find me\nfind it\nlast",
      attributes: [
        .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
      ])
    text.addAttribute(.link, value: "https://swift.org", range: NSRange(location: 8, length: 7))
    view.attributedText = text
    view.isFindInteractionEnabled = true
    return view
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 links and what is selected stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style)
    let view = text(stage)
    try stage.check(["find me", "find it", "last"])
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 20)
    try stage.check(["find me", "find it", "last"])
    view.resignFirstResponder()
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 the bar that finds and what it found stand out`(
    style: UIUserInterfaceStyle
  ) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style)
    let view = text(stage)
    let interaction = try #require(view.findInteraction)
    interaction.presentFindNavigator(showingReplace: true)
    try stage.check(["Find", "Replace", "All", "Done", "‹", "›"])
    let field = try stage.generator.viewWithIdentifier("find text", ofType: UITextField.self)
    for query in ["find me", "find it", "find", "nowhere"] {
      field.text = query
      field.sendActions(for: .editingChanged)
      try stage.check([query, "find me", "find it", "✕"])
      // What is shown is marked more than what else was found.
      interaction.findNext()
      try stage.check(["find me", "find it"])
    }
    interaction.dismissFindNavigator()
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 the mark of what was found stands out from other marks`(
    style: UIUserInterfaceStyle
  ) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style)
    let view = text(stage)
    let interaction = try #require(view.findInteraction)
    interaction.presentFindNavigator(showingReplace: false)
    interaction.searchText = "find"
    try stage.generator.wait(1)
    let marks = try #require(view.subviews.first?.layer.sublayers)
    try #require(marks.count == 2)
    #expect(marks.filter { $0.borderWidth > 0 }.count == (style == .dark ? 1 : 0))
    #expect(marks[0].backgroundColor != marks[1].backgroundColor)
    interaction.dismissFindNavigator()
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 what a loupe shows stands out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style)
    let field = stage.add(UITextField(), CGRect(x: 20, y: 300, width: 300, height: 40))
    field.text = "one two three"
    try stage.generator.fingerTap(at: field)
    try stage.generator.wait(1)
    try stage.generator.fingerDown(
      at: OffsetLocation(location: field, x: 60 - field.bounds.midX, y: 0))
    try stage.generator.wait(1)
    _ = try stage.generator.viewWithIdentifier("loupe")
    try stage.check(["one two three"])
    try stage.generator.fingerUp()
    field.resignFirstResponder()
  }

  // MARK: - What comes for a pointer and a resting finger

  @Test(arguments: ContrastStage.styles)
  func `AW-97 a tool tip stands out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style)
    let pad = stage.add(UIView(), CGRect(x: 100, y: 100, width: 100, height: 100))
    pad.addInteraction(UIToolTipInteraction(defaultToolTip: "Save all"))
    try stage.generator.hover(to: CGPoint(x: 150, y: 150))
    try stage.generator.wait(2)
    try stage.check(["Save all"])
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 what is shown large stands out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style)
    let row = stage.add(UIView(), CGRect(x: 100, y: 100, width: 180, height: 40))
    let item = UIView(frame: row.bounds)
    item.showsLargeContentViewer = true
    item.largeContentTitle = "Large"
    row.addSubview(item)
    row.addInteraction(UILargeContentViewerInteraction(delegate: nil))
    HostInput.send(
      .preferences(HostPreferences(isDark: style == .dark, textScale: 3), at: 0))
    try stage.generator.wait(1)
    try stage.generator.fingerDown(at: row)
    try stage.check(["Large"], textScale: 3)
    try stage.generator.fingerUp()
  }

  // MARK: - Controls

  @Test(arguments: ContrastStage.styles)
  func `AW-97 titles of segments and labels stand out, disabled or not`(
    style: UIUserInterfaceStyle
  ) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style)
    var y: CGFloat = 60
    for isEnabled in [true, false] {
      let segments = stage.add(
        UISegmentedControl(items: ["One", "Two", "Off"]),
        CGRect(x: 20, y: y, width: 300, height: 32))
      segments.selectedSegmentIndex = 1
      segments.setEnabled(false, forSegmentAt: 2)
      segments.isEnabled = isEnabled
      let label = stage.add(UILabel(), CGRect(x: 20, y: y + 50, width: 300, height: 32))
      label.text = "Label"
      label.isEnabled = isEnabled
      y += 100
    }
    for ground in [UIColor.systemBackground, .systemGroupedBackground] {
      stage.page.view.backgroundColor = ground
      try stage.check(["One", "Two", "Off", "Label"], off: ["Off"])
    }
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 titles and subtitles of buttons stand out on all grounds`(
    style: UIUserInterfaceStyle
  ) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style)
    let kinds: [UIButton.Configuration] = [
      .plain(), .filled(), .gray(), .tinted(), .bordered(),
    ]
    var y: CGFloat = 20
    for kind in kinds {
      for role in [UIButton.Role.normal, .destructive] {
        for (place, isSelected) in [false, true].enumerated() {
          var look = kind
          (look.title, look.subtitle) = ("Title", "Below")
          let button = stage.add(
            UIButton(configuration: look),
            CGRect(x: 10 + CGFloat(place) * 200, y: y, width: 190, height: 60))
          button.role = role
          button.isSelected = isSelected
        }
        y += 66
      }
    }
    for ground in [UIColor.systemBackground, .secondarySystemBackground] {
      stage.page.view.backgroundColor = ground
      try stage.check(["Title", "Below"], count: 40)
    }
  }
}
