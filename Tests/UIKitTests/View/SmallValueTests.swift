// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Small values", .freshApplication)
struct SmallValueTests {
  @Test func `priorities, levels and weights can be moved by a number`() {
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    var priority = UILayoutPriority.defaultLow + 1
    priority -= 2
    #expect(priority.rawValue == 249)
    #expect((UIWindow.Level.alert + 1).rawValue == 2001 && UIWindow.Level.normal - 1 < .normal)
    #expect((UIFont.Weight.bold + 0.1).rawValue == 0.5 && UIFont.Weight(0.4) == .bold)
  }

  @Test func `offsets and values in objects`() {
    #expect(UIOffset() == .zero && UIOffset(horizontal: 1, vertical: 2).vertical == 2)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
    #expect(NSNumber(value: 3).cgPointValue == .zero)
    #expect(NSValue(cgSize: .zero).cgPointValue == .zero)
    #expect(NSDirectionalRectEdge.all.contains([.leading, .bottom]))
  }

  @Test func `a colour of a wide screen keeps its place outside sRGB`() {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
      .getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(abs(red - 1.093) < 0.001 && abs(green + 0.227) < 0.001 && abs(blue + 0.150) < 0.001)
    UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      .getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(abs(red - 0.5) < 0.001 && abs(green - 0.5) < 0.001 && abs(blue - 0.5) < 0.001)
  }
}

// Initialisers that a subclass overrides in the form that iOS has.

private final class SceneWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Picture: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    tag = 1
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Stack: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Columns: UISplitViewController {
  override init(style: UISplitViewController.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Curve: UICubicTimingParameters {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class OwnLayer: CALayer {
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class OwnBar: UINavigationBar {}

@MainActor @Suite("Initialisers", .freshApplication)
struct InitialiserTests {
  @Test func `initialisers can be overridden as on iOS`() throws {
    #expect(Picture(image: nil).tag == 1)
    let root = UIViewController()
    #expect(Stack(rootViewController: root).viewControllers == [root])
    let own = Stack(navigationBarClass: OwnBar.self, toolbarClass: nil)
    #expect(own.navigationBar is OwnBar && own.viewControllers.isEmpty)
    #expect(Columns(style: .doubleColumn).style == .doubleColumn)
    #expect(Curve().animationCurve == .easeInOut && UIViewPropertyAnimator().duration == 0)
    #expect(OwnLayer(layer: OwnLayer()).bounds == .zero)
    #expect(UIViewController(nibName: "Name", bundle: .main).nibName == "Name")
    #expect(UIKeyCommand().input == nil && UIKey().characters == "")
  }

  @Test func `LY-32 the guides of a controller's edges are its safe area's`() throws {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: top.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: bottom.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 20, width: 400, height: 750))
    #expect(top.length == 20 && bottom.length == 30)
    controller.additionalSafeAreaInsets.top = 40
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 40, width: 400, height: 730))
  }
}
