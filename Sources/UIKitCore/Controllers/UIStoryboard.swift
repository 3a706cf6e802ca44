// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import ResponderFoundation

/// Controllers by name, and the ways between them.
///
/// The files of Interface Builder are not read here. `UIStoryboard.provide(_:scenes:)` says in code
/// what one has; source that names the storyboard works with that.
///
/// [Apple: UIStoryboard](https://developer.apple.com/documentation/uikit/uistoryboard)
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// Names a storyboard; whether there is one is asked when a controller is made.
  ///
  /// - Parameters:
  ///   - name: the name, without an extension.
  ///   - storyboardBundleOrNil: not looked at: names are those of the program.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  // Rules: IF-10.
  /// Makes the controller that the storyboard begins with; nil if none of its scenes is that.
  open func instantiateInitialViewController() -> UIViewController? {
    scenes.first(where: \.isInitial).map { make($0, nil) }
  }

  // Rules: IF-10.
  /// Makes a controller; a name that the storyboard does not have ends the program with a message.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(scene(identifier), nil)
  }

  // Rules: IF-11.
  /// Makes the controller that the storyboard begins with; nil if none of its scenes is that.
  ///
  /// - Parameter creator: makes it instead, from a coder in which there is nothing; nil, from it too,
  ///   leaves it to the scene.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    scenes.first(where: \.isInitial).map { checked(make($0, creator), $0.identifier) }
  }

  // Rules: IF-11.
  /// Makes a controller; a name that the storyboard does not have ends the program with a message.
  ///
  /// - Parameters:
  ///   - identifier: the name of its scene.
  ///   - creator: makes it instead, from a coder in which there is nothing; nil, from it too, leaves
  ///     it to the scene.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController { checked(make(scene(identifier), creator), identifier) }

  private var scenes: [Scene] {
    guard let scenes = InterfaceFiles.shared.storyboards[name] else {
      InterfaceFiles.unknown("UIStoryboard", name)
    }
    return scenes
  }

  private func scene(_ identifier: String) -> Scene {
    guard let scene = scenes.first(where: { $0.identifier == identifier }) else {
      violation(
        "The storyboard \"\(name)\" was asked for \"\(identifier)\"",
        contract: "a controller is asked for by a name that the storyboard has",
        instead: "provide a scene of that name; it has \(scenes.map(\.identifier).sorted())")
    }
    return scene
  }

  private func make(_ scene: Scene, _ creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController
  {
    let controller = creator.flatMap { $0(EmptyCoder.make()) } ?? scene.make()
    controller.origin = SceneOrigin(storyboard: self, segues: scene.segues)
    controller.awakeFromNib()
    return controller
  }

  private func checked<ViewController: UIViewController>(
    _ controller: UIViewController, _ identifier: String
  ) -> ViewController {
    guard let wanted = controller as? ViewController else {
      violation(
        "The scene \"\(identifier)\" of \"\(name)\" made a \(type(of: controller))",
        contract: "the scene makes a \(ViewController.self), for the caller asks for that",
        instead: "make one in the scene that was provided, or ask for another class")
    }
    return wanted
  }
}

/// Where a controller comes from.
@MainActor
final class SceneOrigin {
  let storyboard: UIStoryboard
  let segues: [UIStoryboard.Way]

  init(storyboard: UIStoryboard, segues: [UIStoryboard.Way]) {
    self.storyboard = storyboard
    self.segues = segues
  }
}

/// A coder in which there is nothing, for initializers that want one.
private enum EmptyCoder {
  static func make() -> NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    // An archive that was made just now can be read; who reads nothing is served by what wrote it.
    return (try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)) ?? archiver
  }
}
