// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKit
import UIKitTesting

/// Something that a program may do in a callback.
struct RashDeed: Sendable {
  let name: String
  let perform: @MainActor @Sendable (RashStage) -> Void

  init(_ name: String, _ perform: @escaping @MainActor @Sendable (RashStage) -> Void) {
    self.name = name
    self.perform = perform
  }

  static let all = views + recognizers + responders + motions + controllers + windows + events

  private static let views = [
    RashDeed("removes the view") { $0.subject?.removeFromSuperview() },
    RashDeed("moves the view") { stage in
      guard let subject = stage.subject, let target = stage.top?.viewIfLoaded,
        !target.isDescendant(of: subject)
      else { return }
      target.addSubview(subject)
    },
    RashDeed("empties the root view") { stage in
      // What a container put into its view is its own.
      guard let root = stage.root as? RashController else { return }
      for view in root.viewIfLoaded?.subviews ?? [] { view.removeFromSuperview() }
    },
    RashDeed("hides the view") { stage in
      stage.subject?.isHidden = true
      stage.subject?.isUserInteractionEnabled = false
    },
    RashDeed("reloads") { $0.reload() },
    RashDeed("lays out") { stage in
      stage.subject?.setNeedsLayout()
      stage.window.setNeedsLayout()
      stage.window.layoutIfNeeded()
    },
    RashDeed("lets go of everything") { stage in
      stage.letGo()
      stage.root?.dismiss(animated: false)
      stage.window.rootViewController = nil
      for view in stage.window.subviews { view.removeFromSuperview() }
    },
  ]

  private static let recognizers = [
    RashDeed("adds a recognizer") { stage in
      let tap = UITapGestureRecognizer()
      stage.track(tap)
      stage.subject?.addGestureRecognizer(tap)
    },
    RashDeed("disables recognizers") { stage in
      forEachRecognizer(below: stage.window) { $0.isEnabled = false }
    },
    RashDeed("resets recognizers") { stage in
      forEachRecognizer(below: stage.window) {
        $0.isEnabled = false
        $0.isEnabled = true
      }
    },
    RashDeed("removes recognizers") { stage in
      forEachRecognizer(below: stage.window) { $0.view?.removeGestureRecognizer($0) }
    },
  ]

  @MainActor
  private static func forEachRecognizer(
    below view: UIView, _ body: (UIGestureRecognizer) -> Void
  ) {
    for recognizer in view.gestureRecognizers ?? [] { body(recognizer) }
    for child in view.subviews { forEachRecognizer(below: child, body) }
  }

  private static let responders = [
    RashDeed("makes another first") { $0.field?.becomeFirstResponder() },
    RashDeed("makes the view first") { $0.subject?.becomeFirstResponder() },
    RashDeed("ends editing") { $0.window.endEditing(true) },
    RashDeed("undoes") { stage in
      // One that is running refuses another.
      guard let manager = stage.window.undoManager, !manager.isUndoing, !manager.isRedoing else {
        return
      }
      manager.undo()
    },
  ]

  private static let motions = [
    RashDeed("starts an animation") { stage in
      guard let view = stage.subject ?? stage.root?.viewIfLoaded else { return }
      let done = stage.once("animation")
      UIView.animate(withDuration: 0.2) {
        view.alpha = 0.5
      } completion: { _ in
        done()
      }
    },
    RashDeed("stops animations") { stage in stop(stage.window) },
    RashDeed("disables animations") { stage in
      UIView.performWithoutAnimation { stage.window.layoutIfNeeded() }
    },
  ]

  @MainActor
  private static func stop(_ view: UIView) {
    view.layer.removeAllAnimations()
    for child in view.subviews { stop(child) }
  }

  private static let controllers = [
    RashDeed("replaces the root") { stage in
      stage.window.rootViewController = RashController("other", stage)
    },
    RashDeed("presents") { stage in
      let over = RashController("over", stage)
      over.modalPresentationStyle = .fullScreen
      stage.top?.present(over, animated: false)
    },
    RashDeed("presents a moving card") { stage in
      stage.top?.present(RashController("card", stage), animated: true)
    },
    RashDeed("dismisses") { $0.root?.dismiss(animated: false) },
    RashDeed("dismisses moving") { $0.root?.dismiss(animated: true) },
    RashDeed("pops to the root") { stage in
      let stack = stage.root as? UINavigationController
      stack?.popToRootViewController(animated: false)
      (stage.root as? UITabBarController)?.selectedIndex = 0
    },
    RashDeed("pushes moving") { stage in
      let stack = stage.root as? UINavigationController
      stack?.pushViewController(RashController("pushed", stage), animated: true)
    },
  ]

  private static let windows = [
    RashDeed("closes the window") { $0.window.isHidden = true },
    RashDeed("opens another window") { stage in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = RashController("elsewhere", stage)
      stage.opened.append(window)
      window.makeKeyAndVisible()
    },
    RashDeed("turns the screen") { stage in
      guard let generator = stage.generator else { return }
      let screen = ScreenMetrics(size: CGSize(width: 800, height: 400), scale: 2)
      HostInput.send(.screen(screen, at: generator.now))
    },
  ]

  private static let events = [
    RashDeed("sends an event") { stage in
      UIApplication.shared.sendEvent(UIEvent())
      stage.window.sendEvent(UIEvent())
    },
    RashDeed("taps") { stage in
      try? stage.generator?.fingerTap(at: CGPoint(x: 150, y: 200))
    },
    RashDeed("cancels touches") { stage in try? stage.generator?.cancelTouches() },
    RashDeed("turns the loop") { stage in
      stage.generator?.advance(by: 0.1)
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSince1970: 0))
    },
    RashDeed("goes to the background") { stage in
      guard let now = stage.generator?.now else { return }
      HostInput.send(.lifecycle(.deactivate, at: now))
      HostInput.send(.lifecycle(.enterBackground, at: now))
    },
  ]
}
