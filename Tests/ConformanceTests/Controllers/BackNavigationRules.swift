// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC the button that goes back", .freshApplication)
struct BackNavigationRules {
  private final class Keeping: UIViewController {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  }

  private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
    var log: [String] = []
    var agrees = true
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      log.append("should")
      return agrees
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { log.append("tried") }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.append("did")
    }
  }

  /// A stack of two in a tab, and a device whose button goes back.
  @MainActor private struct Stage {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    let generator: EventGenerator

    init() throws {
      tabs.viewControllers = [stack, UIViewController()]
      generator = try EventGenerator(viewController: tabs)
      push(UIViewController())
    }

    func push(_ controller: UIViewController) {
      stack.pushViewController(controller, animated: false)
      generator.advance(by: 1)
    }

    func goBack() throws {
      try generator.press(.menu)
      generator.advance(by: 1)
    }
  }

  @Test func `VC-150 the menu button pops the innermost stack, by one`() throws {
    let stage = try Stage()
    stage.push(UIViewController())
    try stage.goBack()
    #expect(stage.stack.viewControllers.count == 2)
    try stage.goBack()
    #expect(stage.stack.viewControllers.count == 1)
    try stage.goBack()
    #expect(stage.stack.viewControllers.count == 1)
  }

  @Test func `VC-150 a button that is held goes back once`() throws {
    let stage = try Stage()
    stage.push(UIViewController())
    try stage.generator.pressDown(.menu)
    stage.generator.advance(by: 3)
    try stage.generator.pressUp(.menu)
    #expect(stage.stack.viewControllers.count == 2)
  }

  @Test func `VC-150 who takes the press, hides the button or is another tab keeps it`() throws {
    let stage = try Stage()
    stage.push(Keeping())
    try stage.goBack()
    #expect(stage.stack.viewControllers.count == 3)
    let hiding = UIViewController()
    hiding.navigationItem.hidesBackButton = true
    stage.push(hiding)
    try stage.goBack()
    #expect(stage.stack.viewControllers.count == 4)
    stage.tabs.selectedIndex = 1
    stage.generator.advance(by: 1)
    try stage.goBack()
    #expect(stage.stack.viewControllers.count == 4)
  }

  @Test func `VC-150 sheets are dismissed as by a person, and keep what is below them`() throws {
    let stage = try Stage()
    let listener = Listener()
    let inner = UINavigationController(rootViewController: UIViewController())
    inner.pushViewController(UIViewController(), animated: false)
    inner.presentationController?.delegate = listener
    stage.stack.present(inner, animated: false)
    stage.generator.advance(by: 1)
    try stage.goBack()
    #expect(inner.viewControllers.count == 1 && listener.log == [])
    inner.isModalInPresentation = true
    try stage.goBack()
    #expect(inner.presentingViewController != nil && listener.log == [])
    inner.isModalInPresentation = false
    listener.agrees = false
    try stage.goBack()
    #expect(listener.log == ["should", "tried"])
    listener.agrees = true
    try stage.goBack()
    #expect(listener.log == ["should", "tried", "should", "will", "did"])
    #expect(inner.presentingViewController == nil && stage.stack.viewControllers.count == 2)
  }

  @Test func `VC-150 what covers the screen, and an alert, stay`() throws {
    let stage = try Stage()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.stack.present(cover, animated: false)
    stage.generator.advance(by: 1)
    try stage.goBack()
    #expect(cover.presentingViewController != nil)
    cover.present(
      UIAlertController(title: "T", message: nil, preferredStyle: .alert), animated: false)
    stage.generator.advance(by: 1)
    try stage.goBack()
    #expect(cover.presentedViewController is UIAlertController)
  }
}
