// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitHost

extension UIApplication {
  // Rules: AW-21, AW-52, AW-73, DE-4.
  /// Fits the windows to another screen.
  ///
  /// A window that filled the screen fills the new one; others keep their place.
  ///
  /// Order: the screen, each window with its controllers and views, the scenes' delegates, who
  /// watches the orientation.
  func takeScreen(_ metrics: ScreenMetrics) {
    let held = Rotation.shared.deviceOrientation
    guard Rotation.shared.takes(metrics) else {
      if metrics.orientation != held { UIDevice.current.wasTurned() }
      return
    }
    let former = UIWindowScene.shownOrientation
    let new = UIWindowScene.orientation(metrics.orientation)
    let bar = StatusBar.frame(on: UIScreen.main.metrics)
    let newBar = StatusBar.frame(on: metrics)
    if former != new {
      delegate?.application(self, willChangeStatusBarOrientation: new, duration: 0)
      post(UIApplication.willChangeStatusBarOrientationNotification, new)
    }
    if bar != newBar { willChangeStatusBar(to: newBar) }
    changeScreen(heldBefore: held) { UIScreen.main.update(metrics) }
    if bar != newBar { didChangeStatusBar(from: bar) }
    if former != new {
      delegate?.application(self, didChangeStatusBarOrientation: former)
      post(UIApplication.didChangeStatusBarOrientationNotification, former)
    }
    DisplayLinks.shared.framesPerSecond = metrics.framesPerSecond
    Trace.record(.lifecycle, "screen \(metrics.size.width) × \(metrics.size.height)")
  }

  // Rules: AW-30, AW-35, AW-37.
  /// Shows the windows as the person wants them, in the same order; then whoever watches single
  /// preferences is told.
  func takePreferences(_ preferences: HostPreferences) {
    let former = ViewTrees.shared.preferences
    guard preferences != former else { return }
    changeScreen { UIScreen.main.update(preferences) }
    Trace.record(.lifecycle, "preferences \(preferences)")
    postPreferences(former: former)
  }

  private func post(_ name: NSNotification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: self,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
  }

  private func changeScreen(
    heldBefore: ScreenMetrics.Orientation? = nil, _ body: () -> Void
  ) {
    let old = UIScreen.main.bounds
    let former = FormerScreen(
      space: FormerSpace(bounds: old), traits: UIScreen.main.traitCollection,
      orientation: UIScreen.main.metrics.orientation)
    let windows = WindowList.shared.all.map { ($0, $0.traitCollection) }
    body()
    let (now, then) = (UIScreen.main.traitCollection.values, former.traits.values)
    if now.style != then.style || now.contrast != then.contrast || now.textSize != then.textSize {
      ViewTrees.shared.noteChange(of: former.traits)
    }
    if UIScreen.main.traitCollection != former.traits {
      UIScreen.main.traitCollectionDidChange(former.traits)
    }
    let rotation = RotationNotice(
      from: UIWindowScene.orientation(former.orientation), to: UIWindowScene.shownOrientation)
    for (window, traits) in windows {
      if window.frame == old {
        SizeTransition.run(on: window, to: UIScreen.main.bounds, rotation: rotation)
      }
      window.setNeedsLayout()
      SafeArea.update(window)
      Traits.tell(window, of: traits, now: window.traitCollection)
    }
    InputDirector.shared.screenDidChange()
    tellScenes(of: former)
    let held = heldBefore ?? former.orientation
    if UIScreen.main.metrics.orientation != held { UIDevice.current.wasTurned() }
    StatusBar.shared.setNeedsUpdate()
  }

  private func tellScenes(of former: FormerScreen) {
    let screen = UIScreen.main
    guard
      former.space.bounds != screen.bounds || former.traits != screen.traitCollection
        || former.orientation != screen.metrics.orientation
    else { return }
    for case let scene as UIWindowScene in scenes {
      (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
        scene, didUpdate: former.space,
        interfaceOrientation: UIWindowScene.orientation(former.orientation),
        traitCollection: former.traits)
    }
  }
}

/// What the screen was before it changed.
private struct FormerScreen {
  let space: FormerSpace
  let traits: UITraitCollection
  let orientation: ScreenMetrics.Orientation
}

/// The screen's coordinates before it changed: the same origin, another rectangle.
private final class FormerSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) { self.bounds = bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIScreen.main.convert(point, to: coordinateSpace)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIScreen.main.convert(point, from: coordinateSpace)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIScreen.main.convert(rect, to: coordinateSpace)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIScreen.main.convert(rect, from: coordinateSpace)
  }
}
