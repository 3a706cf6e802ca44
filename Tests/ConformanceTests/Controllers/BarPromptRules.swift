// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC prompts of bars", .freshApplication)
struct BarPromptRules {
  private let page = UIViewController()

  private func show() throws -> (UINavigationController, EventGenerator) {
    let stack = UINavigationController(rootViewController: page)
    let generator = try EventGenerator(viewController: stack)
    generator.window.layoutIfNeeded()
    return (stack, generator)
  }

  private func labels(_ bar: UIView) -> [UILabel] {
    bar.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden && $0.text != nil }
  }

  @Test func `VC-143 a prompt stands above the title and makes the bar higher`() throws {
    page.title = "Title"
    let (stack, generator) = try show()
    let bar = stack.navigationBar
    let plain = (bar.frame, page.view.safeAreaInsets.top)
    let before = labels(bar).map { $0.frame.midY }
    page.navigationItem.prompt = "Prompt"
    generator.window.layoutIfNeeded()
    #expect(bar.frame.height == plain.0.height + 30 && bar.frame.minY == plain.0.minY)
    #expect(page.view.safeAreaInsets.top == plain.1 + 30)
    let shown = labels(bar).sorted { $0.frame.minY < $1.frame.minY }
    #expect(shown.map(\.text) == ["Prompt", "Title"])
    #expect(shown[0].frame.maxY <= 30 && shown[1].frame.midY == before[0] + 30)
    page.navigationItem.prompt = "Other"
    generator.window.layoutIfNeeded()
    #expect(Set(labels(bar).map(\.text)) == ["Other", "Title"])
    page.navigationItem.prompt = nil
    generator.window.layoutIfNeeded()
    #expect(bar.frame == plain.0 && page.view.safeAreaInsets.top == plain.1)
    #expect(labels(bar).map(\.text) == ["Title"])
  }

  @Test func `VC-143 buttons stand beside the title, and another page has its own height`() throws {
    page.navigationItem.prompt = "Prompt"
    let item = UIBarButtonItem(title: "Do", primaryAction: UIAction { _ in })
    item.accessibilityIdentifier = "do"
    page.navigationItem.rightBarButtonItem = item
    let (stack, generator) = try show()
    let button = try generator.viewWithIdentifier("do")
    #expect(button.frame.minY == 30 && button.frame.maxY == stack.navigationBar.bounds.height)
    stack.pushViewController(UIViewController(), animated: false)
    generator.window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 44)
    stack.popViewController(animated: false)
    generator.window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 74)
  }
}
