// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DE the screen", .freshApplication)
struct ScreenRules {
  private func turn(_ orientation: ScreenMetrics.Orientation, _ width: Double, _ height: Double) {
    let metrics = ScreenMetrics(
      size: CGSize(width: width, height: height), scale: 2, orientation: orientation)
    HostInput.send(.screen(metrics, at: 0))
  }

  private func counting(_ name: NSNotification.Name, _ body: () -> Void) -> Int {
    let log = EventLog()
    let observer = NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { log.record("told") } }
    body()
    NotificationCenter.default.removeObserver(observer)
    return log.lines.count
  }

  @Test func `DE-40 brightness is kept between its ends and told`() {
    let screen = UIScreen.main
    #expect(screen.brightness == 0.5)
    let count = counting(UIScreen.brightnessDidChangeNotification) {
      for value in [0.7, 0.7, 3, 1, -.infinity, .nan] { screen.brightness = value }
    }
    #expect(count == 3 && screen.brightness == 0)
  }

  @Test func `DE-41 a screen has the mode of its pixels`() {
    defer { HostInput.send(.screen(.headless, at: 0)) }
    turn(.portrait, 400, 800)
    let screen = UIScreen.main
    #expect(screen.currentMode?.size == CGSize(width: 800, height: 1600))
    #expect(screen.availableModes.count == 1 && screen.preferredMode === screen.currentMode)
    #expect(screen.currentMode?.pixelAspectRatio == 1)
    screen.currentMode = nil
    #expect(screen.currentMode != nil && screen.overscanCompensationInsets == .zero)
    let count = counting(UIScreen.modeDidChangeNotification) {
      turn(.portrait, 400, 800)
      turn(.portrait, 410, 800)
    }
    #expect(count == 1 && screen.currentMode?.size.width == 820)
  }

  @Test func `DE-42 a place keeps its point in the fixed space`() throws {
    defer { HostInput.send(.screen(.headless, at: 0)) }
    turn(.portrait, 400, 800)
    let screen = UIScreen.main
    let window = UIWindow(frame: screen.bounds)
    window.isHidden = false
    let corner = CGPoint(x: 10, y: 20)
    #expect(screen.fixedCoordinateSpace.convert(corner, from: window) == corner)
    turn(.landscapeRight, 800, 400)
    let space = screen.fixedCoordinateSpace
    #expect(space.bounds == CGRect(x: 0, y: 0, width: 400, height: 800))
    // The upper end of the device is at the left now, its left side below.
    #expect(space.convert(corner, to: window) == CGPoint(x: 20, y: 390))
    #expect(space.convert(CGPoint(x: 20, y: 390), from: window) == corner)
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(
      space.convert(rect, to: window) == CGRect(x: 20, y: 360, width: 40, height: 30))
    #expect(space.convert(space.convert(rect, to: window), from: window) == rect)
    turn(.landscapeLeft, 800, 400)
    #expect(
      screen.fixedCoordinateSpace.convert(corner, to: window) == CGPoint(x: 780, y: 10))
    turn(.portraitUpsideDown, 400, 800)
    #expect(
      screen.fixedCoordinateSpace.convert(corner, to: screen.coordinateSpace)
        == CGPoint(x: 390, y: 780))
  }

  @Test func `DE-43 the screen says what has focus`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let generator = try EventGenerator(view: field)
    #expect(UIScreen.main.supportsFocus)
    #expect(
      UIScreen.main.focusedView === generator.window.windowScene?.focusSystem?.focusedItem
        || UIScreen.main.focusedItem == nil)
  }

  @Test func `DE-44 nothing locks what is stored`() {
    #expect(UIApplication.shared.isProtectedDataAvailable)
  }
}
