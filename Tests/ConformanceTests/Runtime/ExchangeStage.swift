// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

// As the rewriter writes it: methods that are exchanged, and what extensions override.

/// A window whose events and controllers whose appearance are noted.
final class StagedWindow: UIWindow {
  var log: [String] = []
}

/// Overrides `sendEvent(_:)` and calls super.
final class LoudWindow: UIWindow {
  var log: [String] = []
  override func sendEvent(_ event: UIEvent) {
    log.append("loud")
    super.sendEvent(event)
  }
}

extension UIWindow {
  func inUIWindow_noteEvent(_ event: UIEvent) {
    (self as? StagedWindow)?.log.append("before \(event.allTouches?.first?.phase.rawValue ?? -1)")
    (self as? LoudWindow)?.log.append("before")
    noteEvent(event)
    (self as? StagedWindow)?.log.append("after")
  }
  func noteEvent(_ a0: UIEvent) {
    if ReplacedMethod.answer("noteEvent:", of: self, in: UIWindow.self, a0, as: Void.self) == nil {
      inUIWindow_noteEvent(a0)
    }
  }
  @section(".init_array") @used private nonisolated static let atLoadUIWindow1:
    @convention(c) @Sendable () -> Void = {
      ExposedExtension.add(
        to: UIWindow.self,
        .method("noteEvent:") { (me: UIWindow, a: ExposedArguments) in
          me.noteEvent(a(0, as: UIEvent.self))
          return nil
        },
        .body("noteEvent:") { (me: UIWindow, a: ExposedArguments) in
          me.inUIWindow_noteEvent(a(0, as: UIEvent.self))
          return nil
        })
    }
}

/// A controller that notes what is called.
class StagedController: UIViewController {
  var log: [String] = []
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("will appear")
  }
}

/// One of a class below, to which methods are added.
final class LowerController: StagedController {}

extension UIViewController {
  func inUIViewController_tracked_viewDidAppear(_ animated: Bool) {
    (self as? StagedController)?.log.append("tracked")
    tracked_viewDidAppear(animated)
  }
  func tracked_viewDidAppear(_ a0: Bool) {
    if ReplacedMethod.answer(
      "tracked_viewDidAppear:", of: self, in: UIViewController.self, a0, as: Void.self) == nil
    {
      inUIViewController_tracked_viewDidAppear(a0)
    }
  }
  var inUIViewController_dark_preferredStatusBarStyle: UIStatusBarStyle {
    self is StagedController ? .lightContent : dark_preferredStatusBarStyle
  }
  var dark_preferredStatusBarStyle: UIStatusBarStyle {
    ReplacedMethod.answer(
      "dark_preferredStatusBarStyle", of: self, in: UIViewController.self,
      as: UIStatusBarStyle.self) ?? inUIViewController_dark_preferredStatusBarStyle
  }
  func inUIViewController_full_present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if self is StagedController { controller.modalPresentationStyle = .fullScreen }
    full_present(controller, animated: animated, completion: completion)
  }
  func full_present(_ a0: UIViewController, animated a1: Bool, completion a2: (() -> Void)?) {
    if ReplacedMethod.answer(
      "full_present:animated:completion:", of: self, in: UIViewController.self, a0, a1, a2,
      as: Void.self) == nil
    {
      inUIViewController_full_present(a0, animated: a1, completion: a2)
    }
  }
  @section(".init_array") @used private nonisolated static let atLoadUIViewController2:
    @convention(c) @Sendable () -> Void = {
      ExposedExtension.add(
        to: UIViewController.self,
        .body("tracked_viewDidAppear:") { (me: UIViewController, a: ExposedArguments) in
          me.inUIViewController_tracked_viewDidAppear(a(0, as: Bool.self))
          return nil
        },
        .body("dark_preferredStatusBarStyle") { (me: UIViewController, a: ExposedArguments) in
          me.inUIViewController_dark_preferredStatusBarStyle
        },
        .body("full_present:animated:completion:") {
          (me: UIViewController, a: ExposedArguments) in
          me.inUIViewController_full_present(
            a(0, as: UIViewController.self), animated: a(1, as: Bool.self),
            completion: a(2, as: (() -> Void)?.self))
          return nil
        })
    }
}

/// A class of the program of which methods are exchanged.
class ExchangedPad: UIView {
  var log: [String] = []
  func inExchangedPad_first(_ number: Int) -> String { "first \(number)" }
  func inExchangedPad_second(_ number: Int) -> String { "second, then " + second(number) }
  func first(_ a0: Int) -> String {
    ReplacedMethod.answer("first:", of: self, in: ExchangedPad.self, a0, as: String.self)
      ?? inExchangedPad_first(a0)
  }
  func second(_ a0: Int) -> String {
    ReplacedMethod.answer("second:", of: self, in: ExchangedPad.self, a0, as: String.self)
      ?? inExchangedPad_second(a0)
  }
  func fixed() {}

  override nonisolated class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(
      .method("fixed") { (me: ExchangedPad, _) in
        me.fixed()
        return nil
      },
      .body("first:") { (me: ExchangedPad, a: ExposedArguments) in
        me.inExchangedPad_first(a(0, as: Int.self))
      },
      .body("second:") { (me: ExchangedPad, a: ExposedArguments) in
        me.inExchangedPad_second(a(0, as: Int.self))
      })
  }
}

extension StagedWindow {
  // `override func motionEnded(_:with:)`, if the class were UIKit's.
  func inStagedWindow_motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.append("shaken")
    ReplacedMethod.above(StagedWindow.self, of: self, "motionEnded:withEvent:") {
      super.motionEnded(motion, with: event)
    }
  }
  @section(".init_array") @used private nonisolated static let atLoadStagedWindow3:
    @convention(c) @Sendable () -> Void = {
      ExposedExtension.override(in: StagedWindow.self, "motionEnded:withEvent:") {
        (me: StagedWindow, a: ExposedArguments) in
        me.inStagedWindow_motionEnded(
          a(0, as: UIEvent.EventSubtype.self), with: a(1, as: UIEvent?.self))
        return nil
      }
    }
}

extension UINavigationController {
  // `open override var preferredStatusBarStyle: UIStatusBarStyle`.
  var inUINavigationController_preferredStatusBarStyle: UIStatusBarStyle {
    (topViewController as? StagedController)?.preferredStatusBarStyle
      ?? ReplacedMethod.above(UINavigationController.self, of: self, "preferredStatusBarStyle") {
        super.preferredStatusBarStyle
      }
  }
  @section(".init_array") @used private nonisolated static let atLoadUINavigationController4:
    @convention(c) @Sendable () -> Void = {
      ExposedExtension.override(in: UINavigationController.self, "preferredStatusBarStyle") {
        (me: UINavigationController, a: ExposedArguments) in
        me.inUINavigationController_preferredStatusBarStyle
      }
    }
}

/// A view that touches are passed on to by one within.
final class TouchedPad: UIView {
  var log: [String] = []
}

extension TouchedPad {
  // `override func touchesBegan(_:with:)`, if the class were UIKit's.
  func inTouchedPad_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began \(touches.count)")
  }
  @section(".init_array") @used private nonisolated static let atLoadTouchedPad5:
    @convention(c) @Sendable () -> Void = {
      ExposedExtension.override(in: TouchedPad.self, "touchesBegan:withEvent:") {
        (me: TouchedPad, a: ExposedArguments) in
        me.inTouchedPad_touchesBegan(a(0, as: Set<UITouch>.self), with: a(1, as: UIEvent?.self))
        return nil
      }
    }
}

/// Has a responder above it that a test chooses.
final class ChainedResponder: UIResponder {
  var upper: UIResponder?
  var log: [String] = []
  override var next: UIResponder? { upper }
}

/// Notes the touches that reach it.
final class TouchedResponder: UIResponder {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("touchesBegan")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("touchesMoved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("touchesEnded")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("touchesCancelled")
  }
}

/// A window that notes when it is asked for its layer.
final class LayeredWindow: UIWindow {
  var log: [String] = []
}

extension LayeredWindow {
  // `override var layer: CALayer`, if the class were UIKit's.
  var inLayeredWindow_layer: CALayer {
    log.append("layer")
    return ReplacedMethod.above(LayeredWindow.self, of: self, "layer") { super.layer }
  }
  @section(".init_array") @used private nonisolated static let atLoadLayeredWindow6:
    @convention(c) @Sendable () -> Void = {
      ExposedExtension.override(in: LayeredWindow.self, "layer") {
        (me: LayeredWindow, a: ExposedArguments) in
        me.inLayeredWindow_layer
      }
    }
}
