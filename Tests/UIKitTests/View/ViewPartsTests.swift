// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Parts of views and places on the screen", .freshApplication)
struct ViewPartsTests {
  private final class Part: NSObject, UIInteraction {
    let name: String
    let log: EventLog
    weak var view: UIView?
    init(_ name: String, _ log: EventLog) {
      self.name = name
      self.log = log
    }
    func willMove(to view: UIView?) { log.record("\(name) will \(view == nil ? "go" : "come")") }
    func didMove(to view: UIView?) {
      self.view = view
      log.record("\(name) did \(view == nil ? "go" : "come")")
    }
  }

  @Test func `a view is found by its tag in the order of the tree`() {
    let root = UIView()
    let (left, right, inner) = (UIView(), UIView(), UIView())
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
    inner.tag = 7
    right.tag = 7
    #expect(root.viewWithTag(7) === inner && right.viewWithTag(7) === right)
    #expect(root.viewWithTag(0) === root && root.viewWithTag(9) == nil)
  }

  @Test func `setting all recognizers takes away the others and keeps their order`() {
    let view = UIView()
    let (tap, pan, press) = (
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer()
    )
    view.gestureRecognizers = [tap, pan]
    #expect(view.gestureRecognizers == [tap, pan])
    view.gestureRecognizers = [press, pan]
    #expect(view.gestureRecognizers == [press, pan])
    #expect(tap.view == nil && press.view === view)
    view.gestureRecognizers = [pan, press, pan]
    #expect(view.gestureRecognizers == [pan, press])
    view.gestureRecognizers = [press, pan]
    let other = UIView()
    other.gestureRecognizers = [pan]
    #expect(view.gestureRecognizers == [press] && pan.view === other)
    view.gestureRecognizers = nil
    #expect(view.gestureRecognizers ?? [] == [] && press.view == nil)
  }

  @Test func `setting all interactions tells those that come and go, and nobody else`() {
    let log = EventLog()
    let view = UIView()
    let (a, b, c) = (Part("a", log), Part("b", log), Part("c", log))
    view.interactions = [a, b]
    #expect(log.take() == ["a will come", "a did come", "b will come", "b did come"])
    view.interactions = [b, c]
    #expect(log.take() == ["a will go", "a did go", "c will come", "c did come"])
    #expect(view.interactions.map { ($0 as? Part)?.name } == ["b", "c"])
    view.addInteraction(b)
    #expect(view.interactions.count == 2)
    view.interactions = []
    #expect(a.view == nil && b.view == nil && c.view == nil)
  }

  @Test func `the screen has as many pixels as its scale says, and its coordinates are a view's`() {
    HostInput.send(
      .screen(ScreenMetrics(size: CGSize(width: 300, height: 500), scale: 3), at: 0))
    let screen = UIScreen.main
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 900, height: 1500))
    #expect(screen.nativeScale == 3 && UIScreen.screens == [screen])
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    window.addSubview(view)
    let (point, rect) = (CGPoint(x: 1, y: 2), CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(screen.convert(point, from: view) == CGPoint(x: 16, y: 27))
    #expect(screen.convert(rect, from: view) == CGRect(x: 16, y: 27, width: 3, height: 4))
    #expect(screen.convert(CGPoint(x: 16, y: 27), to: view) == point)
    #expect(screen.convert(CGRect(x: 16, y: 27, width: 3, height: 4), to: view) == rect)
    #expect(
      screen.convert(point, to: screen) == point && screen.convert(rect, from: screen) == rect)
    #expect(
      screen.convert(point, from: screen) == point && screen.convert(rect, to: screen) == rect)
    let other = UIWindow(frame: CGRect(x: 110, y: 20, width: 200, height: 200))
    #expect(other.convert(CGPoint(x: 100, y: 0), from: window) == .zero)
    #expect(window.convert(rect, to: other) == CGRect(x: -99, y: 2, width: 3, height: 4))
    #expect(window.convert(point, from: nil) == CGPoint(x: -9, y: -18))
    #expect(window.convert(point, to: nil) == CGPoint(x: 11, y: 22))
  }

  @Test func `a scene hears of a new size with the space that was, which still converts`() throws {
    final class Watching: UIResponder, UIWindowSceneDelegate {
      var told: [String] = []
      func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
      ) {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
        windowScene.windows.first?.addSubview(view)
        let rect = CGRect(x: 1, y: 1, width: 2, height: 2)
        let space = previousCoordinateSpace
        told.append("\(space.bounds.size) \(windowScene.screen === UIScreen.main)")
        told.append("\(space.convert(CGPoint.zero, from: view))")
        told.append("\(space.convert(CGPoint(x: 10, y: 10), to: view))")
        told.append("\(space.convert(rect, from: view).origin)")
        told.append("\(space.convert(rect, to: view).origin)")
        told.append("\(windowScene.traitCollection == UIScreen.main.traitCollection)")
      }
    }
    final class Scenic: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let made = UISceneConfiguration(name: "main", sessionRole: connectingSceneSession.role)
        made.delegateClass = Watching.self
        return made
      }
    }
    let delegate = Scenic()
    UIApplication.shared.delegate = delegate
    ApplicationDriving.launch()
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let watching = try #require(scene.delegate as? Watching)
    #expect(scene.session.configuration.name == "main")
    #expect(scene.session.configuration.role == .windowApplication)
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    let size = UIScreen.main.bounds.size
    HostInput.send(
      .screen(ScreenMetrics(size: CGSize(width: 300, height: 500), scale: 2), at: 0))
    #expect(
      watching.told == [
        "\(size) true", "\(CGPoint(x: 10, y: 10))", "\(CGPoint.zero)", "\(CGPoint(x: 11, y: 11))",
        "\(CGPoint(x: -9, y: -9))", "true",
      ])
    withExtendedLifetime((window, delegate)) {}
  }

  @Test func `traits made of one value have it, and nothing else`() {
    let all = [
      UITraitCollection(), UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(accessibilityContrast: .high),
    ]
    #expect(all.map(\.verticalSizeClass) == [.unspecified, .compact, .unspecified, .unspecified])
    #expect(all.map(\.userInterfaceIdiom) == [.unspecified, .unspecified, .pad, .unspecified])
    #expect(
      all.map(\.accessibilityContrast) == [.unspecified, .unspecified, .unspecified, .high])
    let sum = UITraitCollection(traitsFrom: all)
    #expect(all.allSatisfy(sum.containsTraits) && !all[1].containsTraits(in: sum))
    #expect(Set([sum, UITraitCollection(traitsFrom: all), all[0]]).count == 2)
    let former = UITraitCollection.current
    UITraitCollection.current = sum
    #expect(UITraitCollection.current == sum)
    UITraitCollection.current = former
  }

  @Test func `errors of scenes have codes of their own`() {
    let codes: [UISceneError.Code] = [
      UISceneError.multipleScenesNotSupported, UISceneError.requestDenied,
      UISceneError.geometryRequestUnsupported, UISceneError.geometryRequestDenied,
    ]
    #expect(codes.map { UISceneError($0).errorCode } == [0, 1, 100, 101])
    #expect(UISceneError.errorDomain == "UISceneErrorDomain")
  }

  @Test func `options of animations are bits that do not meet`() {
    let keyframes: [UIView.KeyframeAnimationOptions] = [
      .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]
    #expect(keyframes.map(\.rawValue) == [2, 4, 8, 16])
    #expect(UIView.KeyframeAnimationOptions.calculationModeLinear.rawValue == 0)
    let transitions: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCrossDissolve,
      .transitionFlipFromTop, .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown,
    ]
    #expect(transitions.map { $0.rawValue >> 20 } == [1, 2, 5, 6, 7, 3, 4])
    let rates: [UIView.AnimationOptions] = [
      .preferredFramesPerSecond60, .preferredFramesPerSecond30,
    ]
    #expect(rates.map { $0.rawValue >> 24 } == [3, 7])
  }
}
