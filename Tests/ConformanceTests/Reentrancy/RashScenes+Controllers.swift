// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// The scenes of controllers that come and go.
extension RashScene {
  static let controllers = [
    RashScene("root", 5, isOfControllers: true) { stage in
      stage.show(RashView("view", stage))
    } drive: { stage, generator in
      stage.window.rootViewController = RashController("next", stage)
      generator.advance(by: 0.2)
      let screen = ScreenMetrics(size: CGSize(width: 700, height: 390), scale: 2)
      HostInput.send(.screen(screen, at: generator.now))
      generator.advance(by: 0.5)
      stage.window.isHidden = true
      stage.window.isHidden = false
    },
    RashScene("containment", 6, isOfControllers: true) { stage in
      stage.kept.append(RashController("child", stage))
    } drive: { stage, generator in
      guard let child = stage.kept.first as? RashController, let root = stage.root else { return }
      root.addChild(child)
      root.view.addSubview(child.view)
      stage.subject = child.view
      child.didMove(toParent: root)
      generator.advance(by: 0.1)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      generator.advance(by: 0.1)
    },
    RashScene("presentation", 8, isOfControllers: true) { stage in
      stage.show(RashView("view", stage))
    } drive: { stage, generator in
      for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
        let over = RashController("over", stage)
        over.modalPresentationStyle = style
        stage.root?.present(over, animated: true) { [weak stage] in stage?.hear("presented") }
        generator.advance(by: 1)
        stage.root?.dismiss(animated: true) { [weak stage] in stage?.hear("dismissed") }
        generator.advance(by: 1)
        stage.root?.present(over, animated: false) { [weak stage] in stage?.hear("presented") }
        stage.root?.dismiss(animated: false) { [weak stage] in stage?.hear("dismissed") }
        generator.advance(by: 1)
      }
    },
    RashScene("sheet", 10, isOfControllers: true) { stage in
      stage.show(RashView("view", stage))
      stage.delegate()
    } drive: { stage, generator in
      let sheet = RashController("sheet", stage)
      sheet.modalPresentationStyle = .pageSheet
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.delegate = stage.kept.first as? RashDelegate
      stage.root?.present(sheet, animated: true)
      generator.advance(by: 1)
      let height = UIScreen.main.bounds.height
      try? generator.fingerDrag(
        from: at(195, height * 0.55), to: at(195, height * 0.15), duration: 0.3)
      generator.advance(by: 1)
      try? generator.fingerDrag(
        from: at(195, height * 0.2), to: at(195, height * 0.98), duration: 0.2)
      generator.advance(by: 1)
    },
    RashScene("popover", 6, isOfControllers: true) { stage in
      stage.show(RashView("view", stage))
      stage.delegate()
    } drive: { stage, generator in
      let over = RashController("popover", stage)
      over.modalPresentationStyle = .popover
      over.preferredContentSize = CGSize(width: 150, height: 150)
      over.popoverPresentationController?.sourceView = stage.subject
      over.popoverPresentationController?.delegate = stage.kept.first as? RashDelegate
      stage.root?.present(over, animated: true)
      generator.advance(by: 1)
      try? generator.fingerTap(at: at(380, 830))
      generator.advance(by: 1)
    },
    RashScene("custom presentation", 10, isOfControllers: true) { stage in
      stage.show(RashView("view", stage))
      stage.delegate().animates = true
    } drive: { stage, generator in
      let over = RashController("custom", stage)
      over.modalPresentationStyle = .custom
      over.transitioningDelegate = stage.kept.first as? RashDelegate
      stage.root?.present(over, animated: true) { [weak stage] in stage?.hear("presented") }
      generator.advance(by: 1)
      stage.root?.dismiss(animated: true) { [weak stage] in stage?.hear("dismissed") }
      generator.advance(by: 1)
    },
    RashScene("alerts", 4, isOfControllers: true) { stage in
      stage.show(RashView("view", stage))
    } drive: { stage, generator in
      for style in [UIAlertController.Style.alert, .actionSheet] {
        let alert = UIAlertController(title: "Go?", message: nil, preferredStyle: style)
        alert.addAction(
          UIAlertAction(title: "Yes", style: .default) { [weak stage] _ in stage?.hear("yes") })
        alert.addAction(
          UIAlertAction(title: "No", style: .cancel) { [weak stage] _ in stage?.hear("no") })
        if style == .alert {
          alert.addTextField { [weak stage] field in
            field.delegate = stage?.delegate()
            stage?.track(field)
          }
        }
        stage.track(alert)
        stage.top?.present(alert, animated: true) { [weak stage] in stage?.hear("shown") }
        generator.advance(by: 1)
        if style == .alert {
          try? generator.keyPress("a")
          try? generator.keyPress(.returnOrEnter)
        } else if let row = try? generator.viewWithIdentifier("Yes") {
          try? generator.fingerTap(at: row)
        }
        generator.advance(by: 1)
      }
    },
    navigation("navigation", animates: false), navigation("custom navigation", animates: true),
    pages("pages", .scroll), pages("leaves", .pageCurl),
    tabs("tabs", animates: false), tabs("custom tabs", animates: true),
    RashScene("split", 6, isOfControllers: true) { stage in
      HostInput.send(
        .screen(ScreenMetrics(size: CGSize(width: 1200, height: 800), scale: 2), at: 0))
      let split = UISplitViewController(style: .doubleColumn)
      split.delegate = stage.delegate()
      split.setViewController(RashController("primary", stage), for: .primary)
      split.setViewController(RashController("secondary", stage), for: .secondary)
      stage.window.rootViewController = split
      stage.subject = split.view
      stage.track(split)
    } drive: { stage, generator in
      let split = stage.root as? UISplitViewController
      split?.hide(.primary)
      generator.advance(by: 0.5)
      split?.show(.primary)
      generator.advance(by: 0.5)
      for width: Double in [400, 1200] {
        let screen = ScreenMetrics(size: CGSize(width: width, height: 800), scale: 2)
        HostInput.send(.screen(screen, at: generator.now))
        generator.advance(by: 0.5)
      }
      (stage.root as? UISplitViewController)?.setViewController(
        RashController("third", stage), for: .secondary)
      generator.advance(by: 0.5)
    },
  ]

  private static func navigation(_ name: String, animates: Bool) -> RashScene {
    RashScene(name, 10, isOfControllers: true) { stage in
      let delegate = stage.delegate()
      delegate.animates = animates
      let stack = UINavigationController(rootViewController: RashController("bottom", stage))
      stack.delegate = delegate
      stage.window.rootViewController = stack
      stage.subject = stack.view
      stage.track(stack)
      stage.reload = { [weak stack] in
        stack?.setViewControllers(stack?.viewControllers.reversed() ?? [], animated: false)
      }
    } drive: { stage, generator in
      var stack: UINavigationController? { stage.root as? UINavigationController }
      stack?.pushViewController(RashController("middle", stage), animated: true)
      generator.advance(by: 1)
      stack?.pushViewController(RashController("upper", stage), animated: false)
      generator.advance(by: 0.2)
      stack?.popViewController(animated: true)
      generator.advance(by: 1)
      try? generator.fingerDrag(from: at(1, 400), to: at(60, 400), duration: 0.5)
      generator.advance(by: 1)
      try? generator.fingerDrag(from: at(1, 400), to: at(350, 400), duration: 0.2)
      generator.advance(by: 1)
      stack?.setViewControllers([RashController("fresh", stage)], animated: true)
      generator.advance(by: 1)
      stack?.setNavigationBarHidden(true, animated: true)
      generator.advance(by: 0.5)
    }
  }

  private static func pages(
    _ name: String, _ style: UIPageViewController.TransitionStyle
  ) -> RashScene {
    RashScene(name, 10, isOfControllers: true) { stage in
      let delegate = stage.delegate()
      let source = RashPages(stage)
      let pages = UIPageViewController(
        transitionStyle: style, navigationOrientation: .horizontal)
      stage.kept.append(source)
      pages.delegate = delegate
      pages.dataSource = source
      pages.setViewControllers([source.pages[1]], direction: .forward, animated: false)
      stage.window.rootViewController = pages
      stage.subject = pages.view
      stage.track(pages, source)
      stage.reload = { [weak pages, weak source] in
        guard let last = source?.pages.last else { return }
        pages?.setViewControllers([last], direction: .reverse, animated: false)
      }
    } drive: { stage, generator in
      try? generator.fingerDrag(from: at(350, 400), to: at(60, 400), duration: 0.3)
      generator.advance(by: 1)
      try? generator.fingerDrag(from: at(300, 400), to: at(250, 400), duration: 1)
      generator.advance(by: 1)
      try? generator.fingerDrag(from: at(60, 400), to: at(350, 400), duration: 0.1)
      generator.advance(by: 0.1)
      try? generator.fingerDrag(from: at(300, 400), to: at(100, 400), duration: 0.2)
      generator.advance(by: 1)
      let pages = stage.root as? UIPageViewController
      pages?.setViewControllers(
        [RashController("fresh", stage)], direction: .forward, animated: true
      ) { [weak stage] _ in stage?.hear("set") }
      generator.advance(by: 1)
    }
  }

  private static func tabs(_ name: String, animates: Bool) -> RashScene {
    RashScene(name, 9, isOfControllers: true) { stage in
      let delegate = stage.delegate()
      delegate.animates = animates
      let tabs = UITabBarController()
      tabs.viewControllers = ["one", "two", "three"].map { RashController($0, stage) }
      tabs.delegate = delegate
      stage.window.rootViewController = tabs
      stage.subject = tabs.view
      stage.track(tabs)
      stage.reload = { [weak tabs] in
        tabs?.viewControllers = tabs?.viewControllers?.reversed()
      }
    } drive: { stage, generator in
      var tabs: UITabBarController? { stage.root as? UITabBarController }
      tabs?.selectedIndex = 1
      generator.advance(by: 0.5)
      try? generator.fingerTap(at: at(350, UIScreen.main.bounds.height - 25))
      generator.advance(by: 0.5)
      tabs?.viewControllers = Array(tabs?.viewControllers?.prefix(2) ?? [])
      generator.advance(by: 0.5)
    }
  }
}
