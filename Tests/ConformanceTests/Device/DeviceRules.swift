// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DE device", .freshApplication)
struct DeviceRules {
  private func turn(_ orientation: ScreenMetrics.Orientation, _ width: Double, _ height: Double) {
    let metrics = ScreenMetrics(
      size: CGSize(width: width, height: height), scale: 2, orientation: orientation)
    HostInput.send(.screen(metrics, at: 0))
  }

  /// The texts of the trace that hold one of some words.
  private func lines(of generator: EventGenerator, _ words: String...) -> [String] {
    generator.trace.filter { line in words.contains { line.contains($0) } }
      .map { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? $0 }
  }

  @Test func `DE-1 DE-2 a device says what it is`() {
    defer { HostInput.send(.screen(.headless, at: 0)) }
    let device = UIDevice.current
    #expect(device === UIDevice.current)
    #expect(device.systemName == "Linux")
    #expect(!device.name.isEmpty)
    #expect(device.systemVersion.split(separator: ".").compactMap { Int($0) }.count == 3)
    #expect(device.isMultitaskingSupported)
    turn(.portrait, 414, 896)
    #expect(device.userInterfaceIdiom == .phone && device.model == "Phone")
    turn(.landscapeLeft, 896, 414)
    #expect(device.userInterfaceIdiom == .phone)
    turn(.portrait, 768, 1024)
    #expect(device.userInterfaceIdiom == .pad && device.localizedModel == "Tablet")
  }

  @Test func `DE-45 a program is told from others by an identifier that stays`() {
    let made = UIDevice.current.identifierForVendor
    #expect(made != nil && UIDevice.current.identifierForVendor == made)
  }

  @Test func `DE-46 DE-47 DE-48 what nothing here has says so`() {
    let device = UIDevice.current
    device.isBatteryMonitoringEnabled = true
    #expect(device.isBatteryMonitoringEnabled)
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    let old: any OldApplication = UIApplication.shared
    #expect(!old.isNetworkActivityIndicatorVisible)
    old.isNetworkActivityIndicatorVisible = true
    #expect(old.isNetworkActivityIndicatorVisible)
    #expect(UIScreen.main.traitCollection.forceTouchCapability == .unavailable)
  }

  @Test func `DE-3 DE-4 who watches the orientation learns that the device is turned`() {
    defer { HostInput.send(.screen(.headless, at: 0)) }
    turn(.portrait, 414, 896)
    let device = UIDevice.current
    let log = EventLog()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        log.record("\(device.orientation) \(Int(window.bounds.width))")
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(device.orientation == .unknown)
    turn(.landscapeRight, 896, 414)
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.orientation == .landscapeLeft)
    turn(.portrait, 414, 896)
    turn(.portrait, 420, 896)
    device.endGeneratingDeviceOrientationNotifications()
    turn(.landscapeLeft, 896, 414)
    turn(.portraitUpsideDown, 414, 896)
    device.endGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    turn(.portrait, 414, 896)
    #expect(
      log.lines == ["portrait 414", "landscapeRight 896", "portraitUpsideDown 414"])
  }

  @Test func `DE-11 DE-12 work in the background is counted, and has time while nobody looks`()
    throws
  {
    let application = UIApplication.shared
    let generator = try EventGenerator(view: UIView())
    defer { HostInput.send(.lifecycle(.activate, at: 0)) }
    HostInput.send(.lifecycle(.activate, at: 0))
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    #expect(application.backgroundRefreshStatus == .restricted)
    generator.traceTopics = [.lifecycle]
    _ = generator.trace
    let (first, second) = (
      application.beginBackgroundTask(withName: "save"), application.beginBackgroundTask()
    )
    #expect(first != second && first != .invalid && second != .invalid)
    HostInput.send(.lifecycle(.enterBackground, at: 0))
    #expect(application.backgroundTimeRemaining == 30)
    try generator.wait(10)
    #expect(abs(application.backgroundTimeRemaining - 20) < 0.1)
    application.endBackgroundTask(first)
    application.endBackgroundTask(first)
    application.endBackgroundTask(.invalid)
    application.endBackgroundTask(second)
    HostInput.send(.lifecycle(.activate, at: 0))
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    #expect(
      lines(of: generator, "background task") == [
        "background task save begins", "background task \(second.rawValue) begins",
        "background task save ends", "background task \(second.rawValue) ends",
      ])
  }

  @Test func `DE-13 what has no time left is told, and nothing can be begun then`() throws {
    let application = UIApplication.shared
    let generator = try EventGenerator(view: UIView())
    defer { HostInput.send(.lifecycle(.activate, at: 0)) }
    HostInput.send(.lifecycle(.activate, at: 0))
    let log = EventLog()
    var good = UIBackgroundTaskIdentifier.invalid
    good = application.beginBackgroundTask(withName: "good") {
      log.record("good has \(application.backgroundTimeRemaining)")
      application.endBackgroundTask(good)
    }
    let bad = application.beginBackgroundTask(withName: "bad") { log.record("bad goes on") }
    generator.traceTopics = [.lifecycle, .anomaly]
    _ = generator.trace
    HostInput.send(.lifecycle(.enterBackground, at: 0))
    try generator.wait(31)
    #expect(log.lines == ["good has 0.0", "bad goes on"])
    #expect(application.beginBackgroundTask() == .invalid)
    application.endBackgroundTask(bad)
    HostInput.send(.lifecycle(.activate, at: 0))
    let late = application.beginBackgroundTask()
    #expect(late != .invalid)
    application.endBackgroundTask(late)
    #expect(
      lines(of: generator, "task good", "task bad") == [
        "background task good has no time left", "background task good ends",
        "background task bad has no time left", "background task bad did not end in time",
        "background task bad ends",
      ])
  }
}

/// What is deprecated, asked without a warning.
@MainActor
private protocol OldApplication: AnyObject {
  var isNetworkActivityIndicatorVisible: Bool { get set }
}

extension UIApplication: OldApplication {}
