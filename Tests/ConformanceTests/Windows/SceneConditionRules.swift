// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AW scenes and the status bar, seldom needed", .freshApplication)
struct SceneConditionRules {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    let log = EventLog()

    func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
      log.record("handle \(url.absoluteString)")
      return true
    }
    func application(
      _ application: UIApplication,
      willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) { log.record("will turn to \(newStatusBarOrientation.rawValue)") }
    func application(
      _ application: UIApplication,
      didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) { log.record("turned from \(oldStatusBarOrientation.rawValue)") }
    func application(
      _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
    ) { log.record("bar will be \(Int(newStatusBarFrame.width))") }
    func application(
      _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
    ) { log.record("bar was \(Int(oldStatusBarFrame.width))") }
  }

  @Test func `AW-52 AW-73 a turn is told with the frames of the status bar`() {
    defer { HostInput.send(.screen(.headless, at: 0)) }
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    func screen(_ orientation: ScreenMetrics.Orientation, _ width: Double, _ height: Double) {
      HostInput.send(
        .screen(
          ScreenMetrics(
            size: CGSize(width: width, height: height), scale: 1,
            orientation: orientation, safeArea: EdgeDistances(top: 20)), at: 0))
    }
    screen(.portrait, 400, 800)
    let before = delegate.log.lines.count
    screen(.landscapeRight, 800, 400)
    #expect(
      Array(delegate.log.lines.dropFirst(before)) == [
        "will turn to 3", "bar will be 800", "bar was 400", "turned from 1",
      ])
  }

  @Test func `AW-74 older ways to open a URL are asked`() {
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    HostInput.send(
      .openURL(OpenedURL(URL(string: "notes:1")!, sourceApplication: "mail"), at: 0))
    #expect(delegate.log.lines == ["handle notes:1"])
    #expect(
      delegate.application(
        UIApplication.shared, open: URL(string: "notes:2")!, options: [.sourceApplication: "x"]))
    #expect(delegate.log.lines.last == "handle notes:2")
  }

  @Test func `FR-65 an address for applications alone is not opened`() {
    var answers: [Bool] = []
    UIApplication.shared.open(
      URL(string: "https://example.org")!, options: [.universalLinksOnly: true]
    ) { answers.append($0) }
    #expect(answers == [false])
  }

  @Test func `AW-71 AW-72 roles and options of scenes have their names`() {
    #expect(UISceneSession.Role.windowExternalDisplayNonInteractive != .windowApplication)
    let options = UIWindowScene.ActivationRequestOptions()
    #expect(options.preferredPresentationStyle == .automatic)
    options.preferredPresentationStyle = .prominent
    #expect(options.preferredPresentationStyle.rawValue == 2)
    #expect(UIWindowScene.DismissalAnimation(rawValue: 3) == .decline)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
  }
}
