// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKit
import UIKitTesting

/// The scenes of fingers, keys and what moves: each drives the library until its callbacks come.
extension RashScene {
  static let touches = [
    RashScene("touches", 4) { stage in
      let view = stage.show(RashView("view", stage))
      let inner = stage.show(
        RashView("inner", stage), in: CGRect(x: 60, y: 110, width: 80, height: 80))
      view.addSubview(inner)
      inner.frame.origin = CGPoint(x: 10, y: 10)
    } drive: { stage, generator in
      try? generator.fingerDown([.rightIndex, .rightMiddle], at: [at(100, 150), at(200, 250)])
      try? generator.fingerMove(.rightIndex, to: at(110, 160))
      try? generator.fingerUp(.rightMiddle)
      try? generator.fingerUp(.rightIndex)
      try? generator.fingerDown(at: at(100, 150))
      try? generator.cancelTouches()
    },
    RashScene("tree", 15) { stage in
      let view = stage.show(RashTreeView("tree", stage))
      view.addSubview(RashView("leaf", stage))
      view.addGestureRecognizer(UITapGestureRecognizer())
    } drive: { stage, generator in
      try? generator.fingerTap(at: at(150, 200))
      guard let view = stage.subject as? RashTreeView, let root = stage.root?.view else { return }
      view.subviews.first?.removeFromSuperview()
      view.addSubview(RashView("other", stage))
      view.frame.size.width = 180
      view.setNeedsDisplay()
      view.setNeedsUpdateConstraints()
      view.invalidateIntrinsicContentSize()
      generator.advance(by: 0.1)
      view.tintColor = .red
      view.overrideUserInterfaceStyle = .dark
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      root.frame.origin.y = 1
      generator.advance(by: 0.1)
      view.removeFromSuperview()
      root.addSubview(view)
      generator.advance(by: 0.1)
    },
    RashScene("tap recognizers", 6) { stage in
      let view = stage.show(RashView("view", stage))
      let delegate = stage.delegate()
      let twice = UITapGestureRecognizer(target: delegate, action: RashDelegate.act)
      twice.numberOfTapsRequired = 2
      let once = UITapGestureRecognizer(target: delegate, action: RashDelegate.act)
      once.require(toFail: twice)
      stage.add([twice, once], to: view, delegate)
    } drive: { stage, generator in
      try? generator.fingerTap(at: at(150, 200))
      generator.advance(by: 1)
      try? generator.fingerDoubleTap(at: at(150, 200))
      generator.advance(by: 1)
    },
    RashScene("moving recognizers", 10) { stage in
      let view = stage.show(
        RashView("view", stage), in: CGRect(x: 0, y: 60, width: 390, height: 500))
      let delegate = stage.delegate()
      let (target, action) = (delegate, RashDelegate.act)
      let edge = UIScreenEdgePanGestureRecognizer(target: target, action: action)
      edge.edges = .left
      stage.add(
        [
          UIPanGestureRecognizer(target: target, action: action),
          UIPinchGestureRecognizer(target: target, action: action),
          UIRotationGestureRecognizer(target: target, action: action),
          UILongPressGestureRecognizer(target: target, action: action),
          UISwipeGestureRecognizer(target: target, action: action),
          UIHoverGestureRecognizer(target: target, action: action), edge,
        ], to: view, delegate)
    } drive: { stage, generator in
      try? generator.fingerDrag(from: at(100, 200), to: at(300, 210), duration: 0.1)
      try? generator.fingerDrag(from: at(1, 200), to: at(200, 210), duration: 0.1)
      try? generator.fingerLongPress(at: at(150, 200), duration: 0.7)
      try? generator.fingerPinchOpen(at: at(200, 250))
      try? generator.fingerRotate(at: at(200, 250), angle: 1, duration: 0.2)
      try? generator.hover(to: at(150, 200))
      try? generator.hover(to: at(160, 200))
      try? generator.scrollWheel(by: CGPoint(x: 0, y: 20), at: at(150, 200))
    },
    RashScene("controls", 12) { stage in
      let delegate = stage.delegate()
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"),
        (.touchDragInside, "touchDragInside"), (.touchDragExit, "touchDragExit"),
        (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
        (.touchUpOutside, "touchUpOutside"), (.primaryActionTriggered, "primary"),
      ]
      let controls = [
        UIButton(), UISwitch(), UISlider(), UISegmentedControl(items: ["a", "b"]), UIStepper(),
      ]
      for (row, control) in controls.enumerated() {
        stage.show(control, in: CGRect(x: 50, y: 60 + 60 * row, width: 150, height: 50))
        let kind = "\(type(of: control))"
        for (event, name) in events {
          control.addAction(
            UIAction { [weak stage] _ in stage?.hear("\(kind) \(name)") }, for: event)
        }
        control.addTarget(delegate, action: RashDelegate.act, for: .touchUpInside)
      }
    } drive: { stage, generator in
      for row in 0..<5 {
        let y = CGFloat(80 + 60 * row)
        try? generator.fingerTap(at: at(70, y))
        try? generator.fingerDrag(from: at(70, y), to: at(120, y), duration: 0.04)
      }
      try? generator.fingerDown(at: at(70, 80))
      try? generator.fingerMove(to: at(70, 700))
      try? generator.fingerUp()
      try? generator.fingerDown(at: at(70, 80))
      try? generator.cancelTouches()
      try? generator.fingerDown(at: at(140, 320))
      generator.advance(by: 1.2)
      try? generator.fingerUp()
    },
    RashScene("first responder", 6) { stage in
      stage.show(RashView("view", stage))
      stage.kept.append(
        stage.show(RashView("second", stage), in: CGRect(x: 50, y: 400, width: 50, height: 50)))
      stage.delegate().observe([
        UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      ])
    } drive: { stage, generator in
      stage.subject?.becomeFirstResponder()
      generator.advance(by: 0.1)
      stage.root?.view.subviews.last?.becomeFirstResponder()
      generator.advance(by: 0.1)
      stage.subject?.becomeFirstResponder()
      stage.subject?.resignFirstResponder()
      stage.subject?.becomeFirstResponder()
      let other = UIWindow(frame: UIScreen.main.bounds)
      other.makeKeyAndVisible()
      generator.advance(by: 0.1)
      other.isHidden = true
      stage.window.makeKeyAndVisible()
    },
    RashScene("keys and presses", 8, isOfControllers: true) { stage in
      let view = stage.show(RashView("view", stage))
      (stage.root as? RashController)?.commands = [
        UIKeyCommand(
          title: "Go", action: Selector("performCommand:", RashController.performCommand),
          input: "g", modifierFlags: .command)
      ]
      _ = view.becomeFirstResponder()
      let delegate = stage.delegate()
      let press = UITapGestureRecognizer(target: delegate, action: RashDelegate.act)
      press.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      stage.add([press], to: view, delegate)
    } drive: { stage, generator in
      try? generator.keyDown(.leftGUI)
      try? generator.keyPress("g")
      try? generator.keyPress("c")
      try? generator.keyUp(.leftGUI)
      try? generator.keyPress("x")
      try? generator.press(.select)
      try? generator.keyDown("y")
      try? generator.cancelTouches()
      try? generator.keyUp("y")
    },
    RashScene("motion, remote, activity", 6) { stage in
      let view = stage.show(RashView("view", stage))
      _ = view.becomeFirstResponder()
      let activity = NSUserActivity(activityType: "reading")
      activity.needsSave = true
      stage.root?.userActivity = activity
      view.userActivity = activity
      let delegate = stage.delegate()
      UIApplication.shared.delegate = delegate
      UIApplication.shared.beginReceivingRemoteControlEvents()
    } drive: { stage, generator in
      try? generator.shake()
      generator.shakeBegin()
      try? generator.cancelTouches()
      generator.shakeEnd()
      try? generator.remoteControl(.remoteControlPlay)
      stage.subject?.userActivity?.needsSave = true
      generator.advance(by: 0.1)
      try? generator.restore(NSUserActivity(activityType: "reading"))
      generator.performShortcut("new")
    },
    RashScene("focus", 4) { stage in
      for (place, name) in ["a", "b"].enumerated() {
        let view = RashView(name, stage)
        view.isFocusable = true
        stage.show(view, in: CGRect(x: 50, y: 100 + 120 * place, width: 100, height: 100))
      }
      stage.delegate().observe([UIFocusSystem.didUpdateNotification])
    } drive: { stage, generator in
      try? generator.press(.downArrow)
      try? generator.press(.downArrow)
      generator.advance(by: 0.5)
      try? generator.press(.upArrow)
      generator.advance(by: 0.5)
    },
    RashScene("lifecycle", 8) { stage in
      stage.show(RashView("view", stage))
      let delegate = stage.delegate()
      UIApplication.shared.delegate = delegate
      delegate.observe([
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification,
        UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      ])
    } drive: { stage, generator in
      try? generator.fingerDown(at: at(100, 150))
      for change in [
        LifecycleChange.deactivate, .enterBackground, .enterForeground, .activate,
      ] {
        HostInput.send(.lifecycle(change, at: generator.now))
      }
    },
  ]

  static func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
}

extension RashStage {
  /// Puts recognizers on a view, with a delegate, and watches them.
  func add(_ recognizers: [UIGestureRecognizer], to view: UIView, _ delegate: RashDelegate) {
    for recognizer in recognizers {
      recognizer.delegate = delegate
      view.addGestureRecognizer(recognizer)
      track(recognizer)
    }
  }
}
