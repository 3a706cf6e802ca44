// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A method of a class, as the functions that exchange implementations take it.
///
/// [Apple: Method](https://developer.apple.com/documentation/objectivec/method)
public struct Method: Hashable, Sendable {
  let place: MethodPlace

  init(_ place: MethodPlace) { self.place = place }
}

/// A class and the name of a method that it has itself, rather than inherits.
struct MethodPlace: Hashable, Sendable {
  let owner: ObjectIdentifier
  let name: String

  init(_ name: String, of owner: AnyClass) {
    self.owner = ObjectIdentifier(owner)
    self.name = name
  }

  /// The class.
  var type: AnyClass {
    // What an identifier of a class was made of.
    unsafeBitCast(owner, to: AnyClass.self)
  }

  /// For messages: `-[UIWindow sendEvent:]`.
  var label: String { "-[\(ClassNames.string(type)) \(name)]" }
}
