// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Gives objects short names for a trace: `red`, `UIView#2`, `UIWindow#1`.
struct TraceNames {
  private var numbers: [ObjectIdentifier: (weak: WeakObject, number: Int)] = [:]
  private var counts: [String: Int] = [:]

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
    if let named = object as? any TraceNamed, let name = named.traceName, !name.isEmpty {
      return name
    }
    guard type(of: object) is AnyClass else { return String(describing: object) }
    let reference = object as AnyObject
    let kind = String(describing: type(of: object))
    let key = ObjectIdentifier(reference)
    if let known = numbers[key], known.weak.object === reference {
      return "\(kind)#\(known.number)"
    }
    let number = counts[kind, default: 0] + 1
    counts[kind] = number
    numbers[key] = (WeakObject(reference), number)
    return "\(kind)#\(number)"
  }
}

/// An object that has a name of its own for the trace.
@MainActor
protocol TraceNamed {
  /// The name, or nil or empty for class and number.
  var traceName: String? { get }
}
