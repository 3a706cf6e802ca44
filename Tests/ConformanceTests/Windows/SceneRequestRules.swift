// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor private let log = CallbackLog()

private final class Delegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { log.note("connect \(connectionOptions.userActivities.map(\.activityType))") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.note("active") }
  func sceneDidDisconnect(_ scene: UIScene) { log.note("disconnected") }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    log.note("continue \(userActivity.activityType)")
  }
}

@MainActor @Suite("AW scene requests", .freshApplication)
struct SceneRequestRules {
  private func withScene(_ body: (UIWindowScene) throws -> Void) throws {
    let application = UIApplication.shared
    let (before, delegate) = (application.delegate, Delegate())
    application.delegate = delegate
    ApplicationDriving.launch()
    _ = log.take()
    defer {
      for session in application.openSessions {
        application.requestSceneSessionDestruction(session, options: nil)
      }
      application.delegate = before
      _ = log.take()
    }
    try body(try #require(application.connectedScenes.first as? UIWindowScene))
  }

  private func request(_ session: UISceneSession?, _ activity: String?) -> UISceneError.Code? {
    var code: UISceneError.Code?
    UIApplication.shared.requestSceneSessionActivation(
      session, userActivity: activity.map { NSUserActivity(activityType: $0) }, options: nil
    ) { code = ($0 as? UISceneError)?.code }
    return code
  }

  @Test func `AW-70 a scene that prefers a content gets it`() throws {
    try withScene { scene in
      let activity = NSUserActivity(activityType: "page")
      @MainActor func ask() -> UISceneError.Code? {
        var code: UISceneError.Code?
        UIApplication.shared.requestSceneSessionActivation(
          nil, userActivity: activity, options: nil
        ) { code = ($0 as? UISceneError)?.code }
        return code
      }
      scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate =
        NSPredicate { object, _ in (object as? String)?.hasPrefix("page-") ?? false }
      #expect(ask() == .multipleScenesNotSupported)
      activity.targetContentIdentifier = "page-1"
      #expect(ask() == nil && log.take() == ["continue page"])
      activity.targetContentIdentifier = "photo-1"
      #expect(ask() == .multipleScenesNotSupported)
      activity.targetContentIdentifier = "page-2"
      scene.activationConditions.canActivateForTargetContentIdentifierPredicate =
        NSPredicate(value: false)
      #expect(ask() == .multipleScenesNotSupported && log.take().isEmpty)
    }
  }

  @Test func `AW-26 there is room for one scene`() throws {
    try withScene { scene in
      #expect(!UIApplication.shared.supportsMultipleScenes)
      #expect(request(nil, "page") == .multipleScenesNotSupported)
      var code: UISceneError.Code?
      let activation = UISceneSessionActivationRequest(role: .windowApplication)
      UIApplication.shared.activateSceneSession(for: activation) {
        code = ($0 as? UISceneError)?.code
      }
      #expect(code == .multipleScenesNotSupported)
      #expect(log.take() == [])
      let session = scene.session
      UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
      #expect(request(session, nil) == .multipleScenesNotSupported)
      #expect(log.take() == ["disconnected"])
    }
  }

  @Test func `AW-27 a session that is shown gets the activity`() throws {
    try withScene { scene in
      #expect(request(scene.session, nil) == nil)
      #expect(log.take() == [])
      #expect(request(scene.session, "page") == nil)
      let activation = UISceneSessionActivationRequest(session: scene.session)
      activation.userActivity = NSUserActivity(activityType: "mosaic")
      UIApplication.shared.activateSceneSession(for: activation)
      #expect(activation.session === scene.session && activation.role == .windowApplication)
      #expect(log.take() == ["continue page", "continue mosaic"])
    }
  }

  @Test func `AW-28 an application that ended takes no input`() throws {
    let view = ProbeView("view", log: EventLog(), frame: UIScreen.main.bounds)
    let generator = try EventGenerator(view: view)
    generator.traceTopics = [.anomaly, .delivery]
    _ = generator.trace
    HostInput.send(.lifecycle(.terminate, at: 0))
    let contact = Contact(id: 77, phase: .began, location: CGPoint(x: 9, y: 9))
    HostInput.send(.contacts(ContactFrame(time: 0, contacts: [contact])))
    HostInput.send(.lifecycle(.activate, at: 0))
    let lines = generator.trace
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains("the application ended") })
    ApplicationDriving.activate()
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func `AW-29 no host turns what it shows`() throws {
    try withScene { scene in
      #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
      #expect(scene.isFullScreen && scene.sizeRestrictions == nil)
      var codes: [UISceneError.Code?] = []
      for mask: UIInterfaceOrientationMask in [.landscape, .allButUpsideDown, .portrait] {
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) {
          codes.append(($0 as? UISceneError)?.code)
        }
      }
      scene.requestGeometryUpdate(.iOS()) { _ in codes.append(nil) }
      #expect(codes == [.geometryRequestUnsupported])
      let error = UISceneError(.geometryRequestUnsupported) as NSError
      #expect(error.domain == UISceneErrorDomain && error.code == 100)
    }
  }
}
