// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

private final class AppDelegate: UIResponder, UIApplicationDelegate {}
private final class MyTabBarController: UITabBarController {}
private final class MyViewController: UIViewController {}

@MainActor @Suite("RC printout of the chain", .freshApplication)
struct PrintoutRules {
  /// A printout with every address replaced by `0x`.
  private func normalised(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.replacing(/0x[0-9a-f]+/, with: "0x"))
    }
  }

  @Test func `RC-22 RC-23 RC-25 tabs, stack and pushed controller print the well-known chain`() {
    let delegate = AppDelegate()
    let before = UIApplication.shared.delegate
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = before }
    let home = UIViewController()
    let stack = UINavigationController(rootViewController: home)
    let tabs = MyTabBarController()
    tabs.viewControllers = [stack]
    let window = makeWindow(root: tabs)
    defer { window.isHidden = true }
    let pushed = MyViewController()
    stack.pushViewController(pushed, animated: false)

    let full = "frame = (0 0; 414 896)"
    let layer = "layer = <CALayer: 0x>>"
    let resized = "autoresize = W+H"
    let separator = "--------------------------- ResponderChain ----------------------------"
    let responders = [
      "<UIView: 0x; \(full); \(resized); \(layer)",
      "<MyViewController: 0x>",
      "<UIViewControllerWrapperView: 0x; \(full); \(resized); \(layer)",
      "<UINavigationTransitionView: 0x; \(full); clipsToBounds = YES; \(resized); \(layer)",
      "<UILayoutContainerView: 0x; \(full); \(resized); "
        + "gestureRecognizers = <NSArray: 0x>; \(layer)",
      "<UINavigationController: 0x>",
      "<UIViewControllerWrapperView: 0x; \(full); \(resized); \(layer)",
      "<UITransitionView: 0x; \(full); clipsToBounds = YES; \(resized); \(layer)",
      "<UILayoutContainerView: 0x; \(full); \(resized); \(layer)",
      "<MyTabBarController: 0x>",
      "<UIWindow: 0x; \(full); gestureRecognizers = <NSArray: 0x>; layer = <UIWindowLayer: 0x>>",
      "<UIApplication: 0x>",
      "<AppDelegate: 0x>",
    ]
    let expected =
      [separator, ""] + responders.flatMap { ["↓", $0] }.dropFirst() + ["", separator]
    #expect(normalised(pushed.view.chainDescription) == expected)
  }

  @Test func `RC-21 a printout ends at a responder that is its own next`() {
    final class Selfish: UIResponder { override var next: UIResponder? { self } }
    #expect(Selfish().chainDescription.components(separatedBy: "Selfish").count == 2)
  }
}
