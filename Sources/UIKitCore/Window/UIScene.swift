// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitRuntime

/// One instance of an application's interface.
///
/// [Apple: UIScene](https://developer.apple.com/documentation/uikit/uiscene)
@preconcurrency @MainActor
open class UIScene: UIResponder {
  private let ownSession: UISceneSession
  final var state = ActivationState.unattached
  final var ownDelegate: (any UISceneDelegate)?

  /// Makes a scene for a session; the system does, when it connects one.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    ownSession = session
    super.init()
    session.connected = self
  }

  // Rules: RC-15, RC-16.
  /// The application.
  open override var next: UIResponder? { ApplicationLink.port }

  override var isOnScreen: Bool { state == .foregroundActive || state == .foregroundInactive }

  /// What identifies the scene for as long as a person keeps it.
  open var session: UISceneSession { ownSession }

  // Rules: RC-16.
  /// Told of the scene's life; kept by the scene, not in the responder chain.
  open var delegate: (any UISceneDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }

  /// Whether the scene is connected, on screen, and gets input.
  open var activationState: ActivationState { state }

  // Rules: DE-10.
  /// What a person sees as the scene's name, such as a page's title; nil, by default, shows the
  /// application's.
  open var title: String! { didSet { TurnWork.shared.enlist(.surroundings) } }

  /// A second line of the scene's name, empty by default; no host shows it.
  open var subtitle = ""

  // Rules: FR-65.
  /// Opens an address of the web, of mail or of a telephone outside the application.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - options: nil, or whether only an application that answers for the address may open it.
  ///   - completion: gets whether it was opened, before this returns.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    if options?.universalLinksOnly == true {
      completion?(false)
    } else {
      ApplicationLink.port.openAddress(url, then: completion)
    }
  }

  // Rules: AW-75.
  /// Whether the scene's pointer is locked; nil, for no host can lock one.
  open var pointerLockState: UIPointerLockState? { nil }

  // Rules: AW-70.
  /// What the scene is for, by the identifiers of contents; anything at first.
  open var activationConditions = UISceneActivationConditions()

  /// Posted before the delegate is told that the scene connects.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Posted after the scene was disconnected.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted after the scene became active.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted before the scene stops being active.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before the scene comes to the foreground.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after the scene went to the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIScene {
  /// Whether a scene is connected, on screen, and gets input.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// On screen and getting input.
    case foregroundActive = 0
    /// On screen without input.
    case foregroundInactive = 1
    /// Not on screen.
    case background = 2
  }

  /// What a scene is told when it connects.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject, ExposedClass {
    /// What of the class can be asked for by name; a subclass adds its own.
    nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

    private let activities: Set<NSUserActivity>

    init(activities: Set<NSUserActivity> = []) {
      self.activities = activities
      super.init()
    }

    /// What was being done when the application ran before and is to be taken up; empty without
    /// `--restore`.
    open var userActivities: Set<NSUserActivity> { activities }

    /// The addresses that the scene is to open: none, for those come to a scene that is connected.
    open var urlContexts: Set<UIOpenURLContext> { [] }

    /// The application that asked for the scene: none.
    open var sourceApplication: String? { nil }

    /// The kind of an activity that is about to be handed over; nil, for it comes with
    /// `userActivities`.
    open var handoffUserActivityType: String? { nil }
  }
}
