// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// A value that an animation can go through.
enum AnimatedValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case list([AnimatedValue])
  /// What cannot be mixed: it changes at once.
  case object(Any)
  case none

  /// - Parameter value: what a program gave, or what a key answered.
  init(_ value: Any?) {
    switch value {
    case nil, is NSNull: self = .none
    case let value as CATransform3D: self = .transform(value)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGVector: self = .point(CGPoint(x: value.dx, y: value.dy))
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as any BinaryInteger: self = .number(Double(Int64(truncatingIfNeeded: value)))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as NSValue: self = Self.unwrapped(value)
    case let value as [Any]: self = .list(value.map { AnimatedValue($0) })
    case let value?: self = .object(value)
    }
  }

  /// What a Foundation value wraps.
  private static func unwrapped(_ value: NSValue) -> AnimatedValue {
    func wraps(_ other: NSValue) -> Bool {
      String(cString: value.objCType) == String(cString: other.objCType)
    }
    if wraps(NSValue(point: .zero)) { return .point(value.pointValue) }
    if wraps(NSValue(size: .zero)) { return .size(value.sizeValue) }
    if wraps(NSValue(rect: .zero)) { return .rect(value.rectValue) }
    return .object(value)
  }

  /// The value as a property takes it.
  var plain: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .list(let values): Self.plain(values)
    case .object(let value): value
    case .none: nil
    }
  }

  /// A list of one kind as an array of that kind, as properties are declared.
  private static func plain(_ values: [AnimatedValue]) -> Any {
    let plain = values.compactMap(\.plain)
    if let colors = plain as? [CGColor] { return colors }
    if let numbers = plain as? [Double] { return numbers.map { NSNumber(value: $0) } }
    return plain
  }

  /// The numbers that make it up, as far as it is made of numbers.
  var numbers: [Double] {
    switch self {
    case .number(let value): [value]
    case .point(let value): [Double(value.x), Double(value.y)]
    case .size(let value): [Double(value.width), Double(value.height)]
    case .rect(let value):
      [
        Double(value.origin.x), Double(value.origin.y), Double(value.size.width),
        Double(value.size.height),
      ]
    case .transform(let value): value.numbers.map { Double($0) }
    case .color(let value):
      [value.exact.red, value.exact.green, value.exact.blue, value.exact.alpha]
    case .list(let values): values.flatMap(\.numbers)
    case .path, .object, .none: []
    }
  }

  /// A value of the same kind made of other numbers.
  func with(_ n: [Double]) -> AnimatedValue {
    guard n.count == numbers.count else { return self }
    switch self {
    case .number: return .number(n[0])
    case .point: return .point(CGPoint(x: n[0], y: n[1]))
    case .size: return .size(CGSize(width: n[0], height: n[1]))
    case .rect: return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .transform: return .transform(CATransform3D(numbers: n.map { CGFloat($0) }))
    case .color: return .color(CGColor(red: n[0], green: n[1], blue: n[2], alpha: n[3]))
    case .list(let values):
      var rest = n[...]
      return .list(
        values.map { value in
          let count = value.numbers.count
          defer { rest = rest.dropFirst(count) }
          return value.with(Array(rest.prefix(count)))
        })
    case .path, .object, .none: return self
    }
  }
}
