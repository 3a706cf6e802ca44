// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Gives objects short names for a trace: `red`, `UIView#2`, `UIWindow#1`.
struct TraceNames {
  private var numbered: [ObjectIdentifier: (weak: WeakObject, name: String)] = [:]
  private var counts: [String: Int] = [:]
  /// Classes whose objects have no names of their own.
  private var plain: Set<ObjectIdentifier> = []

  /// An object that is named but not kept.
  private final class WeakObject {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  /// The accessibility identifier of an object if it has one, else its class and a number that
  /// counts the objects of the class in the order in which the trace met them.
  @MainActor
  mutating func name(_ object: Any?) -> String {
    guard let object else { return "nil" }
    // OPTIMIZATION: remembered, for asking a class what it conforms to takes long.
    let type = ObjectIdentifier(type(of: object))
    if !plain.contains(type) {
      if let named = object as? any TraceNamed { return name(named) }
      guard Swift.type(of: object) is AnyClass else { return String(describing: object) }
      plain.insert(type)
    }
    return number(object as AnyObject)
  }

  /// The same for an object that is known to have a name of its own, perhaps.
  @MainActor
  mutating func name(_ object: any TraceNamed) -> String {
    if let name = object.traceName, !name.isEmpty { return name }
    return number(object)
  }

  /// The name of an object that has one already, of its own or by number; nil for any other.
  @MainActor
  func known(_ object: AnyObject) -> String? {
    if let name = (object as? any TraceNamed)?.traceName, !name.isEmpty { return name }
    guard let known = numbered[ObjectIdentifier(object)], known.weak.object === object else {
      return nil
    }
    return known.name
  }

  private mutating func number(_ object: AnyObject) -> String {
    let key = ObjectIdentifier(object)
    if let known = numbered[key], known.weak.object === object { return known.name }
    let kind = String(describing: type(of: object))
    let number = counts[kind, default: 0] + 1
    counts[kind] = number
    let name = "\(kind)#\(number)"
    numbered[key] = (WeakObject(object), name)
    return name
  }
}

/// An object that has a name of its own for the trace.
@MainActor
protocol TraceNamed: AnyObject {
  /// The name, or nil or empty for class and number.
  var traceName: String? { get }
}
