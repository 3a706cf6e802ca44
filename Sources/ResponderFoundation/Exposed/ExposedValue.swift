// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Values on the way to a parameter or a property whose type is known only where they arrive.
enum ExposedValue {
  // Rules: RT-4, RT-103.
  /// `value` as a `Wanted`: as it is, nil as none, a number as whatever number is wanted, an address
  /// as whatever address is wanted.
  static func convert<Wanted>(_ value: Any?, to type: Wanted.Type) -> Wanted? {
    guard let value = ExposedMethod.flat(value), !(value is NSNull && Wanted.self != NSNull.self)
    else {
      return (nil as Any?) as? Wanted ?? address(nil, for: Wanted.self) as? Wanted
    }
    if let wanted = value as? Wanted { return wanted }
    guard let number = number(value) else {
      return address(value, for: Wanted.self).flatMap { $0 as? Wanted }
    }
    return make(number, for: Wanted.self) as? Wanted
  }

  /// Where nothing is: what stands for no address in a parameter that must be one.
  private static var nowhere: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }

  // Rules: RT-103.
  /// An address in the type that is wanted; nil where none is wanted, and for what is none.
  private static func address(_ value: Any?, for type: Any.Type) -> Any? {
    let address =
      switch value {
      case let value as UnsafeMutableRawPointer: value
      case let value as UnsafeRawPointer: UnsafeMutableRawPointer(mutating: value)
      case nil: nowhere
      default: nil as UnsafeMutableRawPointer?
      }
    return switch type {
    case is UnsafeRawPointer.Type, is UnsafeRawPointer?.Type: address.map { UnsafeRawPointer($0) }
    case is UnsafeMutableRawPointer.Type, is UnsafeMutableRawPointer?.Type: address
    default: nil
    }
  }

  /// A number of any type.
  static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    default: nil
    }
  }

  /// The number in the type that is wanted, of which an optional may be.
  private static func make(_ number: NSNumber, for type: Any.Type) -> Any? {
    switch type {
    case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue)
    case is Double.Type, is Double?.Type: number.doubleValue
    case is Float.Type, is Float?.Type: number.floatValue
    case is Bool.Type, is Bool?.Type: number.boolValue
    case is Int.Type, is Int?.Type: number.intValue
    case is UInt.Type, is UInt?.Type: number.uintValue
    case is Int32.Type, is Int32?.Type: number.int32Value
    case is UInt32.Type, is UInt32?.Type: number.uint32Value
    case is Int64.Type, is Int64?.Type: number.int64Value
    case is UInt64.Type, is UInt64?.Type: number.uint64Value
    case is Int16.Type, is Int16?.Type: number.int16Value
    case is UInt16.Type, is UInt16?.Type: number.uint16Value
    case is Int8.Type, is Int8?.Type: number.int8Value
    case is UInt8.Type, is UInt8?.Type: number.uint8Value
    case let raw as any RawRepresentable.Type: enumeration(number, raw)
    default: number
    }
  }

  /// The case of an enumeration that has the number as its raw value.
  private static func enumeration<Raw: RawRepresentable>(
    _ number: NSNumber, _ type: Raw.Type
  ) -> Any? {
    (make(number, for: Raw.RawValue.self) as? Raw.RawValue).flatMap(Raw.init(rawValue:))
  }
}
