// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import ResponderFoundation

// Rules: AW-90.
/// What code asks the class for by name that may also run where `shared` cannot be compiled, as in
/// extensions of applications.
extension UIApplication {
  private static let sharedNames: Set<String> = ["shared", "sharedApplication"]

  private static func named(_ name: String) -> UIApplication? {
    sharedNames.contains(name) ? shared : nil
  }

  /// Whether the class has a method of this name: `sharedApplication` is the one.
  public static func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { sharedNames.contains($0.name) } ?? false
  }

  /// Calls a method of the class; nil for one that it does not have.
  ///
  /// - Parameter aSelector: `sharedApplication`.
  /// - Returns: the application, not retained.
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    aSelector.flatMap { named($0.name) }.map { Unmanaged.passUnretained($0) }
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
