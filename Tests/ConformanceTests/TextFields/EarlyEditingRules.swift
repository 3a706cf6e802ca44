// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FR first responders before there is a window", .freshApplication)
struct EarlyEditingRules {
  /// Has its field edited as soon as its view is loaded.
  private final class Page: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    var told: [String] = []

    override func viewDidLoad() {
      field.delegate = self
      view.addSubview(field)
      told.append("loaded \(field.becomeFirstResponder())")
    }
    override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
    override func viewDidAppear(_ animated: Bool) {
      told.append("appeared \(field.isFirstResponder)")
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      told.append("should begin")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { told.append("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { told.append("ended") }
  }

  @Test(arguments: [false, true])
  func `FR-100 a field that a page is to edit from the beginning is edited when it is shown`(
    isAnimated: Bool
  ) throws {
    let first = Page()
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    let generator = try EventGenerator(window: window)
    stack.pushViewController(first, animated: isAnimated)
    try generator.wait(1)
    #expect(
      first.told.filter { $0 != "will appear" } == [
        "loaded false", "should begin", "began", "appeared true",
      ])
    let second = Page()
    stack.pushViewController(second, animated: isAnimated)
    try generator.wait(1)
    #expect(first.told.last == "ended" && second.field.isFirstResponder)
    stack.popViewController(animated: isAnimated)
    try generator.wait(1)
    #expect(second.told.last == "ended" && !first.field.isFirstResponder)
  }

  @Test func `FR-100 whoever resigned meanwhile, or was asked already, is not asked`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (left, asked) = (UITextField(), UITextField())
    #expect(!left.becomeFirstResponder() && !asked.becomeFirstResponder())
    left.resignFirstResponder()
    window.addSubview(left)
    #expect(!left.isFirstResponder)
    window.addSubview(asked)
    #expect(asked.isFirstResponder)
    asked.removeFromSuperview()
    window.addSubview(asked)
    #expect(!asked.isFirstResponder)
  }
}
