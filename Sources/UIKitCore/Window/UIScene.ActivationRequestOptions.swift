// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

extension UIScene {
  /// How a scene is brought to the front.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject, ExposedClass {
    /// What of the class can be asked for by name; a subclass adds its own.
    nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

    /// The scene that asks; without effect on the one screen there is.
    open var requestingScene: UIScene?

    /// Makes options.
    public override init() { super.init() }
  }

  /// How a scene opens an address.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject, ExposedClass {
    /// What of the class can be asked for by name; a subclass adds its own.
    nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

    /// Whether the address is opened only if an application answers for it, which none does here;
    /// false by default.
    open var universalLinksOnly = false

    /// Makes options.
    public override init() { super.init() }
  }
}

/// A request to show a scene: a new one of a role, or that of a session.
///
/// [Apple: UISceneSessionActivationRequest](https://developer.apple.com/documentation/uikit/uiscenesessionactivationrequest)
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let wantedRole: UISceneSession.Role
  private let wantedSession: UISceneSession?

  private init(role: UISceneSession.Role, session: UISceneSession?) {
    wantedRole = role
    wantedSession = session
    super.init()
  }

  /// Requests a new scene.
  public convenience init(role: UISceneSession.Role) { self.init(role: role, session: nil) }

  /// Requests the scene of a session.
  public convenience init(session: UISceneSession) {
    self.init(role: session.role, session: session)
  }

  /// What the scene is for.
  open var role: UISceneSession.Role { wantedRole }

  /// The session; nil for a new scene.
  open var session: UISceneSession? { wantedSession }

  /// What the scene is to show; nil for nothing in particular.
  open var userActivity: NSUserActivity?

  /// How it is brought to the front.
  open var options: UIScene.ActivationRequestOptions?
}
