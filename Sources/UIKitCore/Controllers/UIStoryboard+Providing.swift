// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import ResponderFoundation

extension UIStoryboard {
  /// A controller of a storyboard.
  public struct Scene {
    let identifier: String
    let isInitial: Bool
    let make: @MainActor () -> UIViewController
    let segues: [Way]

    /// Describes a controller of a storyboard.
    ///
    /// - Parameters:
    ///   - identifier: its name in the storyboard.
    ///   - isInitial: whether the storyboard begins with it.
    ///   - segues: the ways from it to others.
    ///   - make: makes it anew at each call.
    public init(
      _ identifier: String, isInitial: Bool = false, segues: [Way] = [],
      make: @escaping @MainActor () -> UIViewController
    ) {
      self.identifier = identifier
      self.isInitial = isInitial
      self.segues = segues
      self.make = make
    }
  }

  /// A way from one controller of a storyboard to another.
  public struct Way {
    /// How it is gone.
    public enum Kind {
      /// As `show(_:sender:)` does.
      case show
      /// As `showDetailViewController(_:sender:)` does.
      case showDetail
      /// The destination is presented, with animation.
      case presentModally
      /// By a segue of the program's.
      case custom(
        @MainActor (
          _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
        ) -> UIStoryboardSegue)
      /// Back to a controller that has this action; the destination is not looked at.
      case unwind(Selector)
    }

    let identifier: String
    let kind: Kind
    let destination: String

    /// Describes a way.
    ///
    /// - Parameters:
    ///   - identifier: its name, for `performSegue(withIdentifier:sender:)`.
    ///   - kind: how it is gone.
    ///   - destination: the name of the scene that it leads to.
    public init(_ identifier: String, _ kind: Kind, to destination: String = "") {
      self.identifier = identifier
      self.kind = kind
      self.destination = destination
    }
  }

  // Rules: IF-10.
  /// Says what a storyboard has in it; what was said of the name before is forgotten.
  ///
  /// - Parameters:
  ///   - name: the name by which source asks for it.
  ///   - scenes: its controllers.
  public static func provide(_ name: String, scenes: [Scene]) {
    InterfaceFiles.shared.storyboards[name] = scenes
  }
}
