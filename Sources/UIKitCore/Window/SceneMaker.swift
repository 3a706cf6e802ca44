// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitSubmodules

/// Makes scenes of a class known only at run time.
@MainActor
enum SceneMaker {
  private final class One: UIScene {
    override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
      super.init(session: session, connectionOptions: connectionOptions)
    }
  }
  private final class Other: UIScene {
    override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
      super.init(session: session, connectionOptions: connectionOptions)
    }
  }

  /// A scene of `kind`; of the ordinary class where that cannot be told to make one.
  ///
  /// The initialiser is not `required`, as it is not in programs written for iOS. Like
  /// `NSObject.init()`, it stands in the table of methods (`ObjectMaker`).
  static func make(
    _ kind: UIScene.Type, _ session: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> UIScene {
    guard kind != UIWindowScene.self, let place else {
      return UIWindowScene(session: session, connectionOptions: options)
    }
    let words = unsafeBitCast(kind, to: UnsafePointer<UnsafeMutableRawPointer?>.self)
    guard let allocator = words[place],
      let made = responder_allocate_of_two(
        allocator, Unmanaged.passRetained(session).toOpaque(),
        Unmanaged.passRetained(options).toOpaque(),
        unsafeBitCast(kind, to: UnsafeMutableRawPointer.self))
    else { return UIWindowScene(session: session, connectionOptions: options) }
    return Unmanaged<UIScene>.fromOpaque(made).takeRetainedValue()
  }

  /// Where the initialiser stands: all that the two subclasses have of their own, beside what every
  /// class has.
  private static let place: Int? = {
    let places = MethodTable.differences(of: One.self, from: Other.self, within: UIScene.self)
    return places.count == 1 ? places[0] : nil
  }()
}
