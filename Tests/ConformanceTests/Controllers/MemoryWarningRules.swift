// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

private final class Frugal: UIViewController {
  let log: EventLog
  let name: String
  init(_ name: String, _ log: EventLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    log.record(name)
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    log.record("\(name) awoke")
  }
}

private final class Delegate: NSObject, UIApplicationDelegate {
  let log: EventLog
  init(_ log: EventLog) { self.log = log }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.record("delegate") }
}

@MainActor @Suite("VC memory warnings", .freshApplication)
struct MemoryWarningRules {
  @Test func `VC-117 a warning of little memory reaches delegate, controllers and observers`() {
    let log = EventLog()
    let (before, delegate) = (UIApplication.shared.delegate, Delegate(log))
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = before }
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { log.record("observer") } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let root = Frugal("root", log)
    root.addChild(Frugal("child", log))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.isHidden = false
    defer { window.isHidden = true }
    root.present(Frugal("presented", log), animated: false)
    HostInput.send(.lifecycle(.warnOfMemory, at: 0))
    #expect(log.take() == ["delegate", "root", "child", "presented", "observer"])
    root.dismiss(animated: false)
  }

  @Test func `RC-31 nothing but the program calls what interface files would`() {
    let log = EventLog()
    let controller = Frugal("one", log)
    controller.loadViewIfNeeded()
    #expect(log.take() == [])
    controller.awakeFromNib()
    controller.prepareForInterfaceBuilder()
    UIBarItem().awakeFromNib()
    UITapGestureRecognizer().awakeFromNib()
    #expect(log.take() == ["one awoke"])
  }

  @Test func `UA-18 the older way of restoring keeps names and calls nothing`() {
    let controller = Frugal("one", EventLog())
    controller.restorationIdentifier = "one"
    #expect(controller.restorationIdentifier == "one")
    controller.applicationFinishedRestoringState()
    #expect(UIViewController().restorationIdentifier == nil)
  }
}
