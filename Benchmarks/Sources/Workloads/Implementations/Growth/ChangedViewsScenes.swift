// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A tap through many nested views, each with a recognizer of its own.
final class NestedTapScene: GestureStage {
  private let counter = Counter()

  init(depth: Int) {
    super.init()
    var parent: UIView = window
    for _ in 0..<depth {
      let view = UIView(frame: window.bounds)
      view.addGestureRecognizer(
        UITapGestureRecognizer(target: counter, action: counter.action))
      parent.addSubview(view)
      parent = view
    }
  }

  /// A tap; how many recognizers told of it.
  func tapPass() -> @MainActor () -> Int {
    { [self] in
      let before = counter.count
      tap()
      return counter.count - before
    }
  }
}

/// Counts what views are told.
@MainActor
private final class Hearing {
  var traits = 0
  var safeAreas = 0
}

private final class HearingView: UIView {
  var hearing: Hearing?
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    hearing?.traits += 1
  }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    hearing?.safeAreas += 1
  }
}

/// Views, side by side or nested, whose surroundings change.
@MainActor
final class SurroundedScene {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let controller = UIViewController()
  private let hearing = Hearing()
  private var views: [UIView] = []

  init(count: Int, areNested: Bool) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var parent: UIView = controller.view
    for _ in 0..<count {
      let view = HearingView(frame: window.bounds)
      view.hearing = hearing
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(view)
      views.append(view)
      if areNested { parent = view }
    }
  }

  isolated deinit { window.isHidden = true }

  /// It becomes dark and light again; how often views were told.
  func stylePass() -> @MainActor () -> Int {
    { [self] in
      let before = hearing.traits
      for style in [UIUserInterfaceStyle.dark, .light] { window.overrideUserInterfaceStyle = style }
      return hearing.traits - before
    }
  }

  /// A bar comes and goes; how often views were told of the room that is left.
  func insetPass() -> @MainActor () -> Int {
    { [self] in
      let before = hearing.safeAreas
      for top in [44.0, 0] {
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
      }
      return hearing.safeAreas - before
    }
  }

  /// Views register for a trait and take it back; how many did.
  func registerPass() -> @MainActor () -> Int {
    { [self] in
      let made = views.map { view in
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }
      }
      for (view, registration) in zip(views, made) { view.unregisterForTraitChanges(registration) }
      return made.count
    }
  }

  /// The parent of all changes its size, and back; 1 when the last view has it.
  func resizePass() -> @MainActor () -> Int {
    { [self] in
      let size = controller.view.bounds.size
      controller.view.frame.size = CGSize(width: size.width / 2, height: size.height / 2)
      let isFitted = views.last?.bounds.size == controller.view.bounds.size
      controller.view.frame.size = size
      return isFitted ? 1 : 0
    }
  }
}
