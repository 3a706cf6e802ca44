// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

extension UIWindowScene {
  /// How a scene lies on the screen.
  @preconcurrency @MainActor
  open class Geometry: NSObject, ExposedClass {
    /// What of the class can be asked for by name; a subclass adds its own.
    nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

    private let orientation: UIInterfaceOrientation

    init(_ orientation: UIInterfaceOrientation) {
      self.orientation = orientation
      super.init()
    }

    /// Which edge of the device is up.
    open var interfaceOrientation: UIInterfaceOrientation { orientation }
  }

  /// How a scene would like to lie on the screen; use a subclass.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject, ExposedClass {
    /// What of the class can be asked for by name; a subclass adds its own.
    nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }
  }
}

extension UIWindowScene.GeometryPreferences {
  /// What a scene would like on a device that can be turned.
  @preconcurrency @MainActor
  open class iOS: UIWindowScene.GeometryPreferences {
    /// Which edges may be up; nil for any.
    public final var interfaceOrientations: UIInterfaceOrientationMask?

    /// Prefers nothing.
    public override init() { super.init() }

    /// Prefers orientations.
    public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.init()
      self.interfaceOrientations = interfaceOrientations
    }
  }
}
