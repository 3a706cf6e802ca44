// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("DE host", .freshApplication)
struct DeviceHostTests {
  /// Shows the application on another host while `body` runs.
  @Test func `DE-6 generators reach the host at once, each in its own way`() {
    withHost { host in
      var lines: [String] = []
      let subscription = Trace.listen(to: [.action]) { lines.append($0.text) }
      defer { Trace.stop(subscription) }
      let view = UIView()
      let impact = UIImpactFeedbackGenerator(style: .rigid, view: view)
      #expect(impact.view === view && view.interactions.first === impact)
      impact.prepare()
      #expect(host.feedback == [])
      impact.impactOccurred()
      UIImpactFeedbackGenerator().impactOccurred(at: .zero)
      for style: UIImpactFeedbackGenerator.FeedbackStyle in [.light, .heavy, .soft] {
        UIImpactFeedbackGenerator(style: style).impactOccurred()
      }
      UISelectionFeedbackGenerator().selectionChanged()
      for outcome: UINotificationFeedbackGenerator.FeedbackType in [.success, .warning, .error] {
        UINotificationFeedbackGenerator().notificationOccurred(outcome)
      }
      let kinds: [HostFeedback.Kind] = [
        .rigid, .medium, .light, .heavy, .soft, .selection, .success, .warning, .error,
      ]
      #expect(host.feedback == kinds.map { HostFeedback($0) })
      #expect(lines == kinds.map { "feedback: \($0)" })
    }
  }

  @Test func `DE-7 an impact is as strong as it is asked to be, within its range`() {
    withHost { host in
      let generator = UIImpactFeedbackGenerator(style: .heavy)
      for intensity in [0.5, 7, 0, -3, .nan] { generator.impactOccurred(intensity: intensity) }
      #expect(host.feedback.map(\.intensity) == [0.5, 1, 1])
    }
  }

  @Test func `DE-8 DE-9 DE-10 a host keeps the screen on, counts at the icon, and shows a title`() {
    let application = UIApplication.shared
    defer {
      application.isIdleTimerDisabled = false
      application.applicationIconBadgeNumber = 0
    }
    withHost { host in
      application.isIdleTimerDisabled = true
      application.applicationIconBadgeNumber = 3
      #expect(host.isKeptAwake && host.badge == 3)
      application.applicationIconBadgeNumber = -1
      #expect(application.applicationIconBadgeNumber == 0 && host.badge == 0)
      let session = UISceneSession(role: .windowApplication, configuration: .none)
      let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
      application.scenes.append(scene)
      scene.title = "Page 4"
      #expect(host.title == nil)
      ApplicationDriving.endTurn()
      #expect(host.title == "Page 4")
      application.scenes.removeAll { $0 === scene }
      ApplicationDriving.endTurn()
      #expect(host.title == nil)
    }
    withHost { later in #expect(later.isKeptAwake && later.badge == 0) }
  }

  @Test func `DE-14 an address can be opened where a host opens it`() throws {
    final class Browser: UIKitHost.Host {
      let clock: any HostClock = VirtualClock()
      let screen = ScreenMetrics.headless
      var opened: [String] = []
      func start(reportingTo receiver: any HostReceiver) {}
      func show(_ commit: LayerCommit) {}
      func requestMetrics(of clusters: [FontFace: Set<String>]) {}
      func canOpen(_ address: String) -> Bool { true }
      func open(_ address: String) -> Bool {
        opened.append(address)
        return true
      }
      func stop() {}
    }
    let application = UIApplication.shared
    let page = try #require(URL(string: "https://swift.org"))
    let program = try #require(URL(string: "file:///bin/sh"))
    withHost { _ in #expect(!application.canOpenURL(page)) }
    let before = HostLink.shared.host
    let browser = Browser()
    HostLink.shared.host = browser
    defer { HostLink.shared.host = before }
    #expect(application.canOpenURL(page) && !application.canOpenURL(program))
    let session = UISceneSession(role: .windowApplication, configuration: .none)
    let scene = UIScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    var answers: [Bool] = []
    scene.open(page, options: nil) { answers.append($0) }
    scene.open(program, options: nil) { answers.append($0) }
    let options = UIScene.OpenExternalURLOptions()
    options.universalLinksOnly = true
    scene.open(page, options: options) { answers.append($0) }
    #expect(answers == [true, false, false])
    #expect(browser.opened == ["https://swift.org"])
  }
}
