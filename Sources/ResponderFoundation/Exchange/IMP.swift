// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What runs when a method is called: the body that a class gives it, or one that took its place.
///
/// [Apple: IMP](https://developer.apple.com/documentation/objectivec/imp)
public struct IMP: Hashable, Sendable {
  let code: ExposedMethod
  /// Which body it is.
  private let identity: Identity

  private enum Identity: Hashable, Sendable {
    case body(MethodPlace)
    case closure(ObjectIdentifier)
  }

  /// The body that a class gives a method.
  init(_ code: ExposedMethod, of place: MethodPlace) {
    self.code = code
    identity = .body(place)
  }

  /// A closure; it is known by its box, which it keeps.
  init(_ code: ExposedMethod, box: AnyObject) {
    self.code = code
    identity = .closure(ObjectIdentifier(box))
  }

  /// True for the same body.
  public static func == (a: IMP, b: IMP) -> Bool { a.identity == b.identity }

  /// Hashes which body it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
