// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Identifies a scene for as long as a person keeps it, connected or not.
///
/// [Apple: UISceneSession](https://developer.apple.com/documentation/uikit/uiscenesession)
@preconcurrency @MainActor
open class UISceneSession: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final weak var connected: UIScene?
  /// Whether it was not discarded.
  final var isKept = true
  private let ownRole: Role
  private let identifier: String
  final var currentConfiguration: UISceneConfiguration

  init(role: Role, configuration: UISceneConfiguration, identifier: String = UUID().uuidString) {
    ownRole = role
    currentConfiguration = configuration
    self.identifier = identifier
    super.init()
  }

  /// The scene while it is connected.
  open var scene: UIScene? { connected }

  /// What the scene is for.
  open var role: Role { ownRole }

  /// How the scene was made.
  open var configuration: UISceneConfiguration { currentConfiguration }

  /// Different for every session.
  open var persistentIdentifier: String { identifier }

  /// What the scene was doing when its application ran before, or when it went to the background.
  ///
  /// Set to what the scene's delegate answers in `stateRestorationActivity(for:)`, and saved.
  open var stateRestorationActivity: NSUserActivity?

  /// Values of the application's own that belong to the session.
  open var userInfo: [String: Any]?
}

extension UISceneSession {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a role.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows of the application on its own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    // Rules: AW-71.
    /// Windows on another screen that nobody touches; there is none, so no scene has this role.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    // Rules: AW-71.
    /// Windows on another screen; there is none, so no scene has this role.
    @available(*, deprecated, renamed: "windowExternalDisplayNonInteractive")
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }
}

/// How a scene is to be made.
///
/// [Apple: UISceneConfiguration](https://developer.apple.com/documentation/uikit/uisceneconfiguration)
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// What a delegate answers that does not choose a configuration: no scenes, the classic life cycle.
  static let none = UISceneConfiguration(
    name: nil, sessionRole: UISceneSession.Role.windowApplication)

  private let ownName: String?
  private let ownRole: UISceneSession.Role

  // Rules: PT-16.
  /// Makes a configuration, with the delegate that the application's `Info.plist` has for it.
  ///
  /// - Parameters:
  ///   - name: the name of the configuration; nil for the first one of the role.
  ///   - sessionRole: what its scenes are for.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    ownName = name
    ownRole = sessionRole
    super.init()
    let entry = SceneManifest.entry(named: name, role: sessionRole.rawValue)
    delegateClass = entry?.delegate.flatMap { NSClassFromString($0) }
  }

  /// The name, by which `Info.plist` has the delegate's class.
  open var name: String? { ownName }

  /// What the scene is for.
  open var role: UISceneSession.Role { ownRole }

  /// The class of the scene; nil makes a `UIWindowScene`.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate, which is made with `init()`; nil makes none.
  open var delegateClass: AnyClass?
}

/// How a scene is to be taken off the screen.
///
/// [Apple: UISceneDestructionRequestOptions](https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions)
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }
}
