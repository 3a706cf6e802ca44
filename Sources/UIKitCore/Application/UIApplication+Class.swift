// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

// Rules: AW-90.
/// What code asks the class for by name that may also run where `shared` cannot be compiled, as in
/// extensions of applications.
extension UIApplication {
  private nonisolated static let sharedNames: Set<String> = ["shared", "sharedApplication"]

  private static func named(_ name: String) -> UIApplication? {
    sharedNames.contains(name) ? shared : nil
  }

  /// The value of a property of the class: `shared`, or nil for any other.
  public static func value(forKey key: String) -> Any? { named(key) }

  /// The value at the end of a path that begins with `shared`; nil for any other.
  public static func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = keys.first, let application = named(first) else { return nil }
    return keys.count == 1 ? application : application.value(forKeyPath: keys[1])
  }
}

extension UIApplication: ClassAnswering {
  package nonisolated static func hasClassMethod(_ name: String) -> Bool {
    sharedNames.contains(name)
  }

  package nonisolated static func callClassMethod(_ name: String) -> AnyObject? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { named(name) }
  }
}
