// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension NSValue {
  /// Wraps a map of space.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(bytes: t.numbers.map(Double.init), objCType: Self.transformType)
  }

  /// The map that this object wraps; the identity if it wraps something else.
  public var caTransform3DValue: CATransform3D {
    (self as Any) as? CATransform3D ?? CATransform3DIdentity
  }

  /// Foundation keeps no structures of others here, but sixteen numbers in a row.
  fileprivate static let transformType = "[16d]"
}

/// Lets `as? CATransform3D` and `as? NSValue` find the same value, as for rectangles.
extension CATransform3D: _ObjectiveCBridgeable {
  /// The object that stands for a map.
  public typealias _ObjectiveCType = NSValue

  /// The map as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

  /// Reads a map from an object that must hold one.
  ///
  /// - Parameters:
  ///   - source: the object that holds the value.
  ///   - result: where the map is put.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// Reads a map from an object.
  ///
  /// - Parameters:
  ///   - source: the object that holds the value.
  ///   - result: where the map is put.
  /// - Returns: whether it holds one.
  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CATransform3D?
  ) -> Bool {
    // Numbers are values too, and cannot be asked for bytes of another size.
    guard !(source is NSNumber), String(cString: source.objCType) == NSValue.transformType else {
      return false
    }
    var numbers = [Double](repeating: 0, count: 16)
    source.getValue(&numbers)
    result = CATransform3D(numbers: numbers.map { CGFloat($0) })
    return true
  }

  /// Reads a map from an object; the identity from anything else.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    var result: CATransform3D?
    if let source { _conditionallyBridgeFromObjectiveC(source, result: &result) }
    return result ?? CATransform3DIdentity
  }
}
