// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A controller with a field, and what it tells of editing.
@MainActor
private final class CoveredStage: NSObject, UITextFieldDelegate {
  let root = UIViewController()
  let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
  let log = EventLog()
  let generator: EventGenerator
  var refuses = false

  init(on screen: CGSize? = nil) throws {
    if let screen { HostInput.send(.screen(ScreenMetrics(size: screen, scale: 2), at: 0)) }
    root.view.addSubview(field)
    generator = try EventGenerator(viewController: root)
    super.init()
    field.delegate = self
    field.becomeFirstResponder()
    _ = log.take()
  }

  func show(_ style: UIModalPresentationStyle, animated: Bool = true) -> UIViewController {
    let presented = UIViewController()
    presented.modalPresentationStyle = style
    presented.popoverPresentationController?.sourceView = field
    present(presented, animated: animated)
    return presented
  }

  func present(_ presented: UIViewController, animated: Bool = true) {
    root.present(presented, animated: animated) { self.log.record("presented") }
    generator.advance(by: 1)
  }

  func dismiss() {
    root.dismiss(animated: true) { self.log.record("dismissed") }
    generator.advance(by: 1)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { log.record("begins") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !refuses }
  func textFieldDidEndEditing(_ textField: UITextField) { log.record("ends") }
}

@MainActor @Suite("VC first responder of a presenter", .freshApplication)
struct PresenterFirstResponderRules {
  @Test(
    arguments: [
      UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen,
      .overCurrentContext,
    ], [false, true])
  func `VC-116 a covered field ends editing, and begins again`(
    style: UIModalPresentationStyle, animated: Bool
  ) throws {
    let stage = try CoveredStage()
    _ = stage.show(style, animated: animated)
    #expect(stage.log.take() == ["ends", "presented"])
    try stage.generator.keyPress(.letterA)
    #expect(stage.field.text == "" && !stage.field.isFirstResponder)
    stage.dismiss()
    #expect(stage.log.take() == ["begins", "dismissed"])
    try stage.generator.keyPress(.letterB)
    #expect(stage.field.text == "b")
  }

  @Test func `VC-116 what is presented over what is presented gives back to that alone`() throws {
    let stage = try CoveredStage()
    let sheet = stage.show(.pageSheet)
    let inner = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    sheet.view.addSubview(inner)
    inner.becomeFirstResponder()
    let other = UIViewController()
    sheet.present(other, animated: false)
    #expect(!inner.isFirstResponder && !stage.field.isFirstResponder)
    other.dismiss(animated: false)
    #expect(inner.isFirstResponder && !stage.field.isFirstResponder)
    sheet.present(other, animated: false)
    stage.dismiss()
    #expect(stage.field.isFirstResponder)
  }

  @Test func `VC-116 a popover and a sheet that dims nothing leave the field alone`() throws {
    let stage = try CoveredStage()
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    stage.present(sheet)
    stage.dismiss()
    #expect(stage.log.take() == ["presented", "dismissed"])
    #expect(stage.field.isFirstResponder)
    let wide = try CoveredStage(on: CGSize(width: 1000, height: 800))
    #expect(wide.show(.popover).presentationController is UIPopoverPresentationController)
    wide.dismiss()
    #expect(wide.log.take() == ["presented", "dismissed"])
    #expect(wide.field.isFirstResponder)
  }

  @Test func `VC-116 somebody who became first responder meanwhile stays it`() throws {
    let stage = try CoveredStage()
    let other = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    stage.root.view.addSubview(other)
    let sheet = stage.show(.pageSheet)
    sheet.dismiss(animated: true)
    other.becomeFirstResponder()
    stage.generator.advance(by: 1)
    #expect(other.isFirstResponder)
    #expect(stage.log.take() == ["ends", "presented"])
  }

  @Test func `VC-116 a field that does not let go stays first responder`() throws {
    let stage = try CoveredStage()
    stage.refuses = true
    _ = stage.show(.pageSheet)
    #expect(stage.field.isFirstResponder)
    stage.dismiss()
    #expect(stage.field.isFirstResponder)
    #expect(stage.log.take() == ["presented", "dismissed"])
  }

  @Test func `VC-116 editing that was ended before stays ended`() throws {
    let stage = try CoveredStage()
    stage.root.view.endEditing(true)
    _ = stage.show(.fullScreen)
    stage.dismiss()
    #expect(stage.log.take() == ["ends", "presented", "dismissed"])
    #expect(!stage.field.isFirstResponder)
  }
}
