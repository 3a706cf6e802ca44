// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Synchronization
import Testing
import UIKit
import UIKitTesting

/// A program's classes may have deinitializers of their own, as they are.
@MainActor @Suite("Deinitializers of subclasses", .freshApplication)
struct SubclassDeinitializerTests {
  @Test func `views of a program go with their plain deinitializers`() {
    pass { OwnView() }
    pass { OwnWindow() }
    pass { OwnControl() }
    pass { OwnButton() }
    pass { OwnLabel() }
    pass { OwnImageView() }
    pass { OwnActivityIndicatorView() }
    pass { OwnInputView(frame: .zero, inputViewStyle: .default) }
    pass { OwnNavigationBar() }
    pass { OwnPageControl() }
    pass { OwnPickerView() }
    pass { OwnDatePicker() }
    pass { OwnCalendarView() }
    pass { OwnProgressView() }
    pass { OwnRefreshControl() }
    pass { OwnScrollView() }
    pass { OwnSegmentedControl() }
    pass { OwnSlider() }
    pass { OwnStackView() }
    pass { OwnStepper() }
    pass { OwnSwitch() }
    pass { OwnTabBar() }
    pass { OwnTextField() }
    pass { OwnTextView() }
    pass { OwnToolbar() }
    #expect(
      Goodbyes.take() == [
        "UIView", "UIWindow", "UIControl", "UIButton", "UILabel", "UIImageView",
        "UIActivityIndicatorView", "UIInputView", "UINavigationBar", "UIPageControl",
        "UIPickerView", "UIDatePicker", "UICalendarView", "UIProgressView", "UIRefreshControl",
        "UIScrollView", "UISegmentedControl", "UISlider", "UIStackView", "UIStepper", "UISwitch",
        "UITabBar", "UITextField", "UITextView",
        "UIToolbar",
      ])
  }

  @Test func `controllers of a program go with their plain deinitializers`() {
    pass { OwnViewController() }
    pass { OwnAlertController() }
    pass { OwnInputViewController() }
    pass { OwnNavigationController() }
    pass { OwnPageViewController() }
    pass { OwnSplitViewController() }
    pass { OwnTabBarController() }
    #expect(
      Goodbyes.take() == [
        "UIViewController", "UIAlertController", "UIInputViewController", "UINavigationController",
        "UIPageViewController", "UISplitViewController", "UITabBarController",
      ])
  }

  @Test func `layers, responders and recognizers of a program do too`() {
    pass { OwnLayer() }
    pass { OwnResponder() }
    pass { OwnTextLoupeSession() }
    pass { OwnTapGestureRecognizer() }
    #expect(
      Goodbyes.take() == [
        "CALayer", "UIResponder", "UITextLoupeSession", "UITapGestureRecognizer",
      ])
  }

  /// Makes an object and lets it go.
  private func pass(_ make: () -> AnyObject) { withExtendedLifetime(make()) {} }
}

/// Who said goodbye in a deinitializer, in the order of doing so.
private enum Goodbyes {
  private static let names = Mutex<[String]>([])

  static func say(_ name: String) { names.withLock { $0.append(name) } }

  static func take() -> [String] {
    names.withLock { names in
      defer { names = [] }
      return names
    }
  }
}

private final class OwnView: UIView {
  deinit { Goodbyes.say("UIView") }
}

private final class OwnWindow: UIWindow {
  deinit { Goodbyes.say("UIWindow") }
}

private final class OwnControl: UIControl {
  deinit { Goodbyes.say("UIControl") }
}

private final class OwnButton: UIButton {
  deinit { Goodbyes.say("UIButton") }
}

private final class OwnLabel: UILabel {
  deinit { Goodbyes.say("UILabel") }
}

private final class OwnImageView: UIImageView {
  deinit { Goodbyes.say("UIImageView") }
}

private final class OwnActivityIndicatorView: UIActivityIndicatorView {
  deinit { Goodbyes.say("UIActivityIndicatorView") }
}

private final class OwnInputView: UIInputView {
  deinit { Goodbyes.say("UIInputView") }
}

private final class OwnNavigationBar: UINavigationBar {
  deinit { Goodbyes.say("UINavigationBar") }
}

private final class OwnPageControl: UIPageControl {
  deinit { Goodbyes.say("UIPageControl") }
}

private final class OwnDatePicker: UIDatePicker {
  deinit { Goodbyes.say("UIDatePicker") }
}
private final class OwnCalendarView: UICalendarView {
  deinit { Goodbyes.say("UICalendarView") }
}
private final class OwnPickerView: UIPickerView {
  deinit { Goodbyes.say("UIPickerView") }
}

private final class OwnProgressView: UIProgressView {
  deinit { Goodbyes.say("UIProgressView") }
}

private final class OwnRefreshControl: UIRefreshControl {
  deinit { Goodbyes.say("UIRefreshControl") }
}

private final class OwnScrollView: UIScrollView {
  deinit { Goodbyes.say("UIScrollView") }
}

private final class OwnSegmentedControl: UISegmentedControl {
  deinit { Goodbyes.say("UISegmentedControl") }
}

private final class OwnSlider: UISlider {
  deinit { Goodbyes.say("UISlider") }
}

private final class OwnStackView: UIStackView {
  deinit { Goodbyes.say("UIStackView") }
}

private final class OwnStepper: UIStepper {
  deinit { Goodbyes.say("UIStepper") }
}

private final class OwnSwitch: UISwitch {
  deinit { Goodbyes.say("UISwitch") }
}

private final class OwnTabBar: UITabBar {
  deinit { Goodbyes.say("UITabBar") }
}

private final class OwnTextField: UITextField {
  deinit { Goodbyes.say("UITextField") }
}

private final class OwnTextView: UITextView {
  deinit { Goodbyes.say("UITextView") }
}

private final class OwnToolbar: UIToolbar {
  deinit { Goodbyes.say("UIToolbar") }
}

private final class OwnViewController: UIViewController {
  deinit { Goodbyes.say("UIViewController") }
}

private final class OwnAlertController: UIAlertController {
  deinit { Goodbyes.say("UIAlertController") }
}

private final class OwnInputViewController: UIInputViewController {
  deinit { Goodbyes.say("UIInputViewController") }
}

private final class OwnNavigationController: UINavigationController {
  deinit { Goodbyes.say("UINavigationController") }
}

private final class OwnPageViewController: UIPageViewController {
  deinit { Goodbyes.say("UIPageViewController") }
}

private final class OwnSplitViewController: UISplitViewController {
  deinit { Goodbyes.say("UISplitViewController") }
}

private final class OwnTabBarController: UITabBarController {
  deinit { Goodbyes.say("UITabBarController") }
}

private final class OwnLayer: CALayer {
  deinit { Goodbyes.say("CALayer") }
}

private final class OwnResponder: UIResponder {
  deinit { Goodbyes.say("UIResponder") }
}

private final class OwnTextLoupeSession: UITextLoupeSession {
  deinit { Goodbyes.say("UITextLoupeSession") }
}

private final class OwnTapGestureRecognizer: UITapGestureRecognizer {
  deinit { Goodbyes.say("UITapGestureRecognizer") }
}
