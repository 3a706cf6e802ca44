// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: RT-99.
/// Lets `as NSNumber` and `as? CGFloat` find the same number, as they do where Apple's frameworks are.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The object that stands for a number.
  public typealias _ObjectiveCType = NSNumber

  /// The number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Reads a number from an object.
  ///
  /// - Parameters:
  ///   - source: the object that holds the number.
  ///   - result: where the number is put.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Reads a number from an object.
  ///
  /// - Parameters:
  ///   - source: the object that holds the number.
  ///   - result: where the number is put.
  /// - Returns: true, for every number is one.
  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Reads a number from an object; 0 from none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    source.map { CGFloat($0.doubleValue) } ?? 0
  }
}
