// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension NSValue {
  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The rectangle that this object wraps; an empty one if it wraps something else.
  public var cgRectValue: CGRect { (self as Any) as? CGRect ?? .zero }
}

/// Lets `as? CGRect` and `as? NSValue` find the same value, as they do where Apple's frameworks are.
///
/// What notifications carry is read in both ways.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The object that stands for a rectangle.
  public typealias _ObjectiveCType = NSValue

  /// The rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Reads a rectangle from an object that must hold one.
  ///
  /// - Parameters:
  ///   - source: the object that holds the value.
  ///   - result: where the rectangle is put.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// Reads a rectangle from an object.
  ///
  /// - Parameters:
  ///   - source: the object that holds the value.
  ///   - result: where the rectangle is put.
  /// - Returns: whether it holds one.
  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    // Numbers are values too, and cannot be asked for a rectangle.
    guard !(source is NSNumber), source.type == NSValue(rect: .zero).type else { return false }
    result = source.rectValue
    return true
  }

  /// Reads a rectangle from an object; an empty one from anything else.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    var result: CGRect?
    if let source { _conditionallyBridgeFromObjectiveC(source, result: &result) }
    return result ?? .zero
  }
}

extension NSValue {
  /// What an object wraps, as its encoded type.
  fileprivate var type: String { String(cString: objCType) }
}
