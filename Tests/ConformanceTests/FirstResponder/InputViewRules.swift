// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FR input views", .freshApplication)
final class InputViewRules {
  lazy var stage = InputStage()
  var one: Typist { stage.one }
  var two: Typist { stage.two }

  @Test func `FR-30 the defaults`() {
    let responders = [UIResponder(), UIView(), UIViewController(), UIWindow(), UIButton()]
    for responder in responders {
      #expect(responder.inputView == nil && responder.inputAccessoryView == nil)
      #expect(responder.inputViewController == nil)
      #expect(responder.inputAccessoryViewController == nil)
    }
  }

  @Test func `FR-31 the nearest views along the chain are shown`() {
    let own = InputStage.view(200)
    let (outerInput, outerBar) = (InputStage.view(100), InputStage.view(40))
    stage.owner.input = outerInput
    stage.owner.accessory = outerBar
    one.input = own
    one.becomeFirstResponder()
    #expect(own.window != nil && outerInput.window == nil && outerBar.window != nil)
    #expect(InputStage.rise(of: own) == 200 && InputStage.rise(of: outerBar) == 240)
    two.becomeFirstResponder()
    #expect(own.window == nil && outerInput.window != nil && outerBar.window != nil)
    #expect(InputStage.rise(of: outerBar) == 140)
    stage.stop()
  }

  @Test func `RC-30 an accessory view passes on to the responder that owns it`() {
    let (own, bar) = (InputStage.view(30), InputStage.view(40))
    stage.owner.accessory = bar
    two.accessory = own
    one.becomeFirstResponder()
    #expect(bar.next === stage.owner)
    two.becomeFirstResponder()
    #expect(own.next === two && bar.next == nil)
    one.becomeFirstResponder()
    one.removeFromSuperview()
    stage.settle()
    #expect(bar.next == nil && own.next == nil)
    stage.stop()
  }

  @Test func `RC-30 a bar does not outlive its owner's window`() {
    weak var owner: UIViewController?
    weak var field: UIView?
    let bar = InputStage.view(40)
    do {
      let made = InputStage.Owner()
      made.accessory = bar
      let typist = Typist("made", in: made.view)
      (owner, field) = (made, typist)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = made
      window.makeKeyAndVisible()
      typist.becomeFirstResponder()
      #expect(bar.next === made)
      window.isHidden = true
    }
    stage.settle()
    #expect(owner == nil && field == nil && bar.superview == nil)
    stage.stop()
  }

  @Test func `FR-32 a controller's view is shown where there is no view`() {
    let controller = UIInputViewController()
    controller.view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 0, height: 120), inputViewStyle: .keyboard)
    let bar = UIInputViewController()
    bar.view = InputStage.view(30)
    one.inputController = controller
    one.accessoryController = bar
    one.becomeFirstResponder()
    #expect(controller.inputView?.window != nil && bar.view.window != nil)
    #expect(bar.inputView == nil)
    one.input = InputStage.view(80)
    one.reloadInputViews()
    #expect(controller.view.window == nil && one.input?.window != nil)
    stage.stop()
  }

  @Test func `FR-33 views come with the first responder and go with it`() {
    let input = InputStage.view(200)
    one.input = input
    one.becomeFirstResponder()
    #expect(input.window != nil && input.window !== one.window)
    #expect(input.bounds.width == UIScreen.main.bounds.width)
    stage.settle()
    one.resignFirstResponder()
    #expect(input.window != nil)
    stage.settle()
    #expect(input.window == nil)
    one.becomeFirstResponder()
    one.removeFromSuperview()
    stage.settle()
    #expect(input.window == nil)
    stage.stop()
  }

  @Test func `FR-33 what belongs to a first responder that is deallocated goes`() {
    let input = InputStage.view(200)
    final class Lone: UIResponder {
      var input: UIView?
      weak var above: UIResponder?
      override var next: UIResponder? { above }
      override var canBecomeFirstResponder: Bool { true }
      override var inputView: UIView? { input }
    }
    var lone: Lone? = Lone()
    lone?.input = input
    lone?.above = one
    lone?.becomeFirstResponder()
    #expect(input.window != nil)
    lone = nil
    stage.settle()
    stage.settle()
    #expect(input.window == nil)
    stage.stop()
  }

  @Test func `FR-33 input views are touched in front of the application`() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    one.input = button
    one.becomeFirstResponder()
    let generator = stage.generator
    let place = CGPoint(x: 50, y: InputStage.height - 50)
    try generator.fingerTap(at: place)
    #expect(taps == 1)
    #expect(one.isFirstResponder && generator.window.isKeyWindow)
    #expect(UIApplication.shared.windows.last === generator.window)
    one.resignFirstResponder()
    try generator.fingerTap(at: place)
    #expect(taps == 1)
    stage.stop()
  }

  @Test func `FR-34 without text and input view only the accessory is shown`() {
    let bar = InputStage.view(44)
    one.accessory = bar
    one.becomeFirstResponder()
    #expect(InputStage.rise(of: bar) == 44)
    #expect(stage.log.take() == ["willChangeFrame 0 → 44", "willShow 0 → 44"])
    stage.stop()
  }

  @Test func `FR-34 a text view in the accessory keeps it when it becomes first responder`() {
    let bar = InputStage.view(44)
    let inner = Typist("inner", in: bar)
    inner.input = InputStage.view(100)
    stage.owner.accessory = bar
    stage.owner.becomeFirstResponder()
    inner.becomeFirstResponder()
    #expect(inner.isFirstResponder && !stage.owner.isFirstResponder)
    #expect(bar.window != nil && InputStage.rise(of: bar) == 144)
    #expect(stage.generator.window.isKeyWindow)
    stage.stop()
  }

  @Test func `FR-97 a field in the accessory that resigns gives it back to its owner`() {
    let bar = InputStage.view(44)
    let inner = Typist("inner", in: bar)
    inner.input = InputStage.view(100)
    stage.owner.accessory = bar
    stage.owner.becomeFirstResponder()
    inner.becomeFirstResponder()
    inner.resignFirstResponder()
    stage.settle()
    #expect(stage.owner.isFirstResponder && !inner.isFirstResponder)
    #expect(bar.window != nil && InputStage.rise(of: bar) == 44)
    stage.owner.resignFirstResponder()
    stage.settle()
    #expect(bar.window == nil)
    stage.stop()
  }

  @Test func `FR-35 FR-36 a change counts on reload, and then at once`() {
    let (old, new) = (InputStage.view(200), InputStage.view(150))
    one.input = old
    one.becomeFirstResponder()
    stage.settle()
    _ = stage.log.take()
    one.input = new
    stage.settle()
    #expect(old.window != nil && new.window == nil)
    two.reloadInputViews()
    #expect(old.window != nil)
    one.reloadInputViews()
    #expect(old.window == nil && new.window != nil)
    #expect(InputStage.rise(of: new) == 150)
    #expect(new.superview?.layer.presentation()?.frame == new.superview?.frame)
    #expect(stage.log.take() == ["willChangeFrame 200 → 150", "didChangeFrame 200 → 150"])
    stage.stop()
  }

  @Test func `FR-37 moving between responders with the same view moves nothing`() {
    let shared = InputStage.view(200)
    one.input = shared
    two.input = shared
    one.becomeFirstResponder()
    stage.settle()
    _ = stage.log.take()
    two.becomeFirstResponder()
    stage.settle()
    #expect(stage.log.take() == [])
    two.accessory = InputStage.view(40)
    one.becomeFirstResponder()
    two.becomeFirstResponder()
    stage.settle()
    #expect(stage.log.take() == ["willChangeFrame 200 → 240", "didChangeFrame 200 → 240"])
    stage.stop()
  }

  @Test func `FR-33 an input view that sizes itself has the height of its content`() {
    final class Growing: UIInputView {
      var wanted: CGFloat = 50 { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: wanted)
      }
    }
    let view = Growing(
      frame: CGRect(x: 0, y: 0, width: 10, height: 200), inputViewStyle: .default)
    #expect(view.inputViewStyle == .default && !view.allowsSelfSizing)
    one.input = view
    one.becomeFirstResponder()
    #expect(InputStage.rise(of: view) == 200)
    view.allowsSelfSizing = true
    #expect(InputStage.rise(of: view) == 50)
    view.wanted = 90
    #expect(InputStage.rise(of: view) == 90)
    stage.stop()
  }

  @Test func `FR-33 a view without height shows nothing`() {
    one.input = UIView()
    one.becomeFirstResponder()
    stage.settle()
    #expect(stage.log.take() == [])
    stage.stop()
  }

  @Test func `FR-33 a controller can dismiss the keyboard it is`() {
    let controller = UIInputViewController()
    one.inputController = controller
    one.becomeFirstResponder()
    #expect(InputStage.rise(of: controller.view) == 216)
    controller.dismissKeyboard()
    stage.settle()
    #expect(!one.isFirstResponder && controller.view.window == nil)
    stage.stop()
  }
}
