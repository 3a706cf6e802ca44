// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A displacement in two dimensions.
///
/// See [CGVector](https://developer.apple.com/documentation/corefoundation/cgvector).
@frozen
public struct CGVector: Hashable, Sendable {
  /// Along x.
  public var dx: CGFloat
  /// Along y.
  public var dy: CGFloat

  /// Makes a displacement of nothing.
  @inlinable
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a displacement.
  @inlinable
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a displacement of whole numbers.
  @inlinable
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a displacement of double-precision numbers.
  @inlinable
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// No displacement.
  @inlinable
  public static var zero: CGVector { CGVector() }
}

extension CGVector: Codable {
  /// Reads dx, then dy.
  ///
  /// - Throws: what the decoder throws when a number is missing.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(dx: try numbers.decode(CGFloat.self), dy: try numbers.decode(CGFloat.self))
  }

  /// Writes dx, then dy.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(dx)
    try numbers.encode(dy)
  }
}
