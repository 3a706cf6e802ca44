// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Looks of fields", .freshApplication)
struct FieldLookTests {
  /// Every character is 10 points wide.
  private static let font = UIFont.monospacedSystemFont(
    ofSize: 10 / 0.60009765625, weight: .regular)
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
  }

  init() {
    field.font = Self.font
    field.text = "abc"
  }

  private func commands(_ content: LayerContent) -> [DrawingCommand] {
    if case .drawing(let commands) = content { commands } else { [] }
  }

  /// The lines that drawing its text anew makes.
  private func drawn(in rect: CGRect) -> [TextLine] {
    let context = CGContext()
    GraphicsStack.shared.withCurrent(context) { field.drawText(in: rect) }
    return context.commands.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  @Test func `text that has no room is cut, or drawn smaller as far as it may be`() throws {
    field.text = "abcdefghijklmnop"
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let cut = try #require(drawn(in: rect).first)
    #expect(cut.string.hasPrefix("abcdefg") && cut.string.hasSuffix("\u{2026}"))
    #expect(field.minimumFontSize == 0 && !field.adjustsFontSizeToFitWidth)
    field.adjustsFontSizeToFitWidth = true
    let small = try #require(drawn(in: rect).first)
    #expect(small.string == "abcdefghijklmnop" && small.width <= 100.5)
    field.minimumFontSize = Self.font.pointSize * 0.9
    #expect(field.minimumFontSize == Self.font.pointSize * 0.9)
    #expect(drawn(in: rect).first?.string.hasSuffix("\u{2026}") == true)
    field.isSecureTextEntry = true
    #expect(drawn(in: rect).first?.string.hasPrefix("\u{2022}\u{2022}\u{2022}") == true)
  }

  @Test func `text of a field that is off is paler`() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let plain = try #require(drawn(in: rect).first)
    field.isEnabled = false
    let pale = try #require(drawn(in: rect).first)
    #expect(pale.string == "abc" && pale.color.alpha <= plain.color.alpha * 0.5)
  }

  @Test func `a border is a line, a bevel or round, and a picture takes its place`() {
    #expect(commands(field.frameContent()) == [])
    var kinds: [String] = []
    for style in [UITextField.BorderStyle.line, .bezel, .roundedRect] {
      field.borderStyle = style
      #expect(field.borderStyle == style)
      let steps: [String?] = commands(field.frameContent()).map { command in
        switch command {
        case .stroke(_, let color, _):
          color == UIColor.black.cgColor.rgba ? "black line" : "grey line"
        case .fill: "fill"
        default: nil
        }
      }
      kinds.append(steps.compactMap(\.self).joined(separator: ", "))
    }
    #expect(kinds == ["black line", "grey line", "fill, grey line"])
    field.borderStyle = .line
    field.background = picture
    #expect(field.background === picture)
    let pictured = commands(field.frameContent())
    #expect(!pictured.contains { if case .stroke = $0 { true } else { false } })
    field.isEnabled = false
    #expect(commands(field.frameContent()) == pictured)
    field.disabledBackground = picture
    #expect(field.disabledBackground === picture && commands(field.frameContent()) == pictured)
  }

  @Test func `views at both sides take room from the text while they are shown`() {
    let (left, right) = (UIView(), UIView())
    left.frame.size = CGSize(width: 20, height: 10)
    right.frame.size = CGSize(width: 15, height: 10)
    field.leftView = left
    field.rightView = right
    #expect(field.leftView === left && field.rightView === right)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 100, height: 40))
    let bare = field.sizeThatFits(.zero).width
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    #expect(field.leftViewMode == .always && field.rightViewMode == .unlessEditing)
    field.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 15, width: 20, height: 10))
    #expect(right.frame == CGRect(x: 85, y: 15, width: 15, height: 10))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 65, height: 40))
    #expect(
      field.editingRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 80, height: 40))
    #expect(field.sizeThatFits(.zero).width == bare + 35)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    field.leftView = other
    field.layoutIfNeeded()
    #expect(left.superview == nil && other.superview === field)
    field.clearButtonMode = .always
    #expect(field.clearButtonMode == .always)
    field.layoutIfNeeded()
    #expect(right.superview == nil)
  }

  @Test func `text, its colour, its place and its attributes are what they were set to`() {
    #expect(field.textColor == .label && field.textAlignment == .natural)
    field.textColor = .red
    field.textAlignment = .right
    #expect(field.textColor == .red && field.textAlignment == .right)
    field.textColor = nil
    #expect(field.textColor == .label)
    field.defaultTextAttributes = [
      .foregroundColor: UIColor.blue, .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    #expect(field.textColor == .blue && field.font === Self.font)
    #expect(
      Set(field.defaultTextAttributes.keys) == [.foregroundColor, .underlineStyle, .font])
    let values = field.attributedText?.attributes(at: 1, effectiveRange: nil) ?? [:]
    #expect(values[.foregroundColor] as? UIColor == .blue)
    #expect(values[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    field.attributedText = NSAttributedString(string: "d\ne")
    #expect(field.text == "d e")
    field.attributedText = nil
    #expect(field.text == "")
  }

  @Test func `a placeholder has attributes, a size, and is drawn where there is no text`() throws {
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    #expect(field.placeholder == "Name" && field.attributedPlaceholder?.string == "Name")
    field.text = ""
    let wide = field.sizeThatFits(.zero).width
    field.placeholder = "Name and address"
    #expect(field.sizeThatFits(.zero).width == wide + 120)
    let context = CGContext()
    GraphicsStack.shared.withCurrent(context) { field.drawPlaceholder(in: field.bounds) }
    guard case .text(let line)? = context.commands.first else {
      Issue.record("nothing drawn")
      return
    }
    #expect(line.string.hasPrefix("Name"))
  }

  @Test func `what is typed next has attributes while the field is edited`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.typingAttributes = [.foregroundColor: UIColor.red]
    #expect(field.typingAttributes == nil)
    field.becomeFirstResponder()
    field.typingAttributes = [.foregroundColor: UIColor.red]
    #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .red)
    field.insertText("d")
    let text = field.attributedText
    #expect(text?.string == "abcd")
    #expect(text?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    #expect(text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .label)
  }

  @Test func `its state brings selection and editing back`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
    let state = field.interactionState
    field.resignFirstResponder()
    field.selectedTextRange = field.textRange(from: start, to: start)
    field.interactionState = 5
    #expect(!field.isFirstResponder)
    field.interactionState = state
    #expect(field.isFirstResponder)
    let range = try #require(field.selectedTextRange)
    #expect(field.text(in: range) == "bc")
  }
}
