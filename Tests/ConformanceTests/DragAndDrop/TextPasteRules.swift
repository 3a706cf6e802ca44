// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Says what becomes of what is pasted, and writes down what it is asked.
private final class Paster: NSObject, UITextPasteDelegate {
  let log = EventLog()
  var transforms: (any UITextPasteItem) -> Void = { $0.setDefaultResult() }

  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) {
    log.record("transform \(item.localObject ?? "nil")")
    transforms(item)
  }
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    log.record("combine \(itemStrings.map(\.string)) for \(textRange)")
    return NSAttributedString(string: itemStrings.map(\.string).joined(separator: "+"))
  }
}

/// Puts what is pasted somewhere else.
private final class Elsewhere: NSObject, UITextPasteDelegate {
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    guard let view = textPasteConfigurationSupporting as? UITextView,
      let start = view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument)
    else { return textRange }
    view.replace(start, withText: attributedString.string)
    return view.position(from: view.beginningOfDocument, offset: attributedString.length)
      .flatMap { view.textRange(from: view.beginningOfDocument, to: $0) } ?? textRange
  }
}

@MainActor @Suite("DD what text is pasted and dropped", .freshApplication)
struct TextPasteRules {
  @Test func `DD-80 a delegate makes text of what is dropped`() throws {
    let stage = try TextDragStage()
    let paster = Paster()
    stage.other.pasteDelegate = paster
    paster.transforms = { item in
      item.setResult(string: "[text]")
      item.setNoResult()
    }
    stage.trade.gives = { request in
      let item = UIDragItem(itemProvider: NSItemProvider(object: "local"))
      item.localObject = "mine"
      return request.suggestedItems + [item]
    }
    try stage.select(0..<8, in: stage.view)
    try stage.drag(from: 4, to: 6, of: stage.other)
    try stage.drop()
    #expect(
      paster.log.take() == [
        "transform nil", "transform mine", "combine [\"[text]\", \"[text]\"] for 6..<6",
      ])
    #expect(stage.other.text == "first [text]+[text]last" && stage.selection == "other 6..<19")
  }

  @Test func `DD-80 what has no text is dropped where a delegate makes some of it`() throws {
    let stage = try TextDragStage()
    let paster = Paster()
    stage.other.pasteDelegate = paster
    stage.trade.gives = { _ in [UIDragItem(itemProvider: NSItemProvider(object: UIColor.red))] }
    paster.transforms = { $0.setResult(attributedString: NSAttributedString(string: "red ")) }
    try stage.select(0..<8, in: stage.view)
    try stage.drag(from: 4, to: 6, of: stage.other)
    try stage.drop()
    #expect(paster.log.take() == [] && stage.other.text == "first last")
    stage.other.pasteConfiguration = UIPasteConfiguration(forAccepting: UIColor.self)
    try stage.drag(from: 4, to: 6, of: stage.other)
    try stage.drop()
    #expect(paster.log.take() == ["transform nil", "combine [\"red \"] for 6..<6"])
    #expect(stage.other.text == "first red last")
  }

  @Test func `DD-80 a delegate makes text of what is pasted`() throws {
    let stage = try TextDragStage()
    let paster = Paster()
    stage.other.pasteDelegate = paster
    stage.other.becomeFirstResponder()
    stage.other.selectedRange = NSRange(location: 0, length: 5)
    UIPasteboard.general.string = "pasted"
    stage.other.paste(nil)
    #expect(paster.log.take() == ["transform nil", "combine [\"pasted\"] for 0..<5"])
    #expect(stage.other.text == "pasted last" && stage.selection == "other 6..<6")
    var later: (any UITextPasteItem)?
    paster.transforms = { later = $0 }
    stage.other.paste(nil)
    #expect(paster.log.take() == ["transform nil"] && stage.other.text == "pasted last")
    later?.setNoResult()
    later?.setResult(string: "late")
    #expect(paster.log.take() == [] && stage.other.text == "pasted last")
    stage.other.pasteDelegate = nil
    stage.other.paste(itemProviders: [
      NSItemProvider(object: "a"), NSItemProvider(object: UIColor.red), NSItemProvider(object: "b"),
    ])
    #expect(stage.other.text == "pasteda\nb last" && stage.selection == "other 9..<9")
    stage.other.isEditable = false
    stage.other.paste(itemProviders: [NSItemProvider(object: "c")])
    #expect(stage.other.text == "pasteda\nb last")
  }

  @Test func `DD-80 a text gets the items that its paste configuration takes`() throws {
    final class Palette: UITextView {
      var pasted = 0
      override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
    }
    let stage = try TextDragStage()
    let palette = Palette(frame: CGRect(x: 20, y: 340, width: 300, height: 40), textContainer: nil)
    stage.view.superview?.addSubview(palette)
    palette.becomeFirstResponder()
    UIPasteboard.general.color = .red
    #expect(!palette.canPerformAction("paste:", withSender: nil))
    palette.pasteConfiguration = UIPasteConfiguration(forAccepting: UIColor.self)
    #expect(palette.canPerformAction("paste:", withSender: nil))
    palette.paste(nil)
    #expect(palette.pasted == 1)
    UIPasteboard.general.string = "text"
    palette.paste(nil)
    #expect(palette.pasted == 1 && palette.text == "text")
    palette.isEditable = false
    UIPasteboard.general.color = .red
    #expect(!palette.canPerformAction("paste:", withSender: nil))
  }

  @Test func `DD-80 a delegate puts what is pasted where it wants`() throws {
    let stage = try TextDragStage()
    let elsewhere = Elsewhere()
    stage.other.pasteDelegate = elsewhere
    stage.other.becomeFirstResponder()
    UIPasteboard.general.string = "pasted "
    stage.other.paste(nil)
    #expect(stage.other.text == "pasted first last" && stage.selection == "other 7..<7")
  }

  @Test func `DD-100 a paste configuration opens no text that a person cannot edit`() throws {
    let stage = try TextDragStage()
    let configuration = UIPasteConfiguration(forAccepting: String.self)
    stage.other.pasteConfiguration = configuration
    stage.other.isEditable = false
    stage.field.pasteConfiguration = configuration
    stage.field.isSecureTextEntry = true
    try stage.select(0..<8, in: stage.view)
    try stage.drag(from: 4, to: 6, of: stage.other)
    _ = stage.log.take()
    try stage.drop()
    #expect(stage.log.take() == ["ended cancel false"] && stage.other.text == "first last")
    try stage.drag(from: 4, to: 0, of: stage.field)
    _ = stage.log.take()
    try stage.drop()
    #expect(stage.log.take() == ["ended cancel false"] && stage.field.text == "field")
    stage.other.isEditable = true
    stage.other.removeInteraction(try #require(stage.other.textDropInteraction))
    try stage.drag(from: 4, to: 6, of: stage.other)
    try stage.drop()
    #expect(stage.log.take().last == "ended copy false")
    #expect(stage.other.text == "first lastone two ")
  }

  @Test func `DD-101 what a delegate makes late goes to where its place is by then`() throws {
    let stage = try TextDragStage()
    let paster = Paster()
    stage.other.pasteDelegate = paster
    var later: (any UITextPasteItem)?
    paster.transforms = { later = $0 }
    stage.other.becomeFirstResponder()
    stage.other.selectedRange = NSRange(location: 6, length: 4)
    UIPasteboard.general.string = "pasted"
    stage.other.paste(nil)
    stage.other.selectedRange = NSRange(location: 0, length: 5)
    stage.other.insertText("1st")
    later?.setDefaultResult()
    #expect(paster.log.take() == ["transform nil", "combine [\"pasted\"] for 4..<8"])
    #expect(stage.other.text == "1st pasted" && stage.selection == "other 3..<3")
  }

  @Test func `DD-101 what is moved and comes late is taken from where it is by then`() throws {
    let stage = try TextDragStage()
    let paster = Paster()
    stage.view.pasteDelegate = paster
    var later: (any UITextPasteItem)?
    paster.transforms = { later = $0 }
    stage.trade.proposes = { drop in
      let proposal = drop.suggestedProposal
      proposal.useFastSameViewOperations = false
      return proposal
    }
    try stage.select(0..<8, in: stage.view)
    try stage.drag(from: 4, to: 13, of: stage.view)
    try stage.drop()
    #expect(stage.view.text == "one two three")
    stage.view.selectedRange = NSRange(location: 0, length: 0)
    stage.view.insertText("# ")
    later?.setResult(string: "moved")
    #expect(stage.view.text == "# threemoved" && stage.selection == "view 2..<2")
  }
}
