// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What tables of objects say of how they keep and compare them.
///
/// [Apple: NSPointerFunctions](https://developer.apple.com/documentation/foundation/nspointerfunctions)
public enum NSPointerFunctions {
  /// How the objects of a table are kept and compared.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The table retains its objects: what is done when nothing is said.
    public static var strongMemory: Options { [] }
    /// The table does not retain its objects, and loses those that are gone.
    public static var weakMemory: Options { Options(rawValue: 5) }
    /// Objects are the same if they say that they are equal: what is done when nothing is said.
    public static var objectPersonality: Options { [] }
    /// Only one and the same object is the same.
    public static var objectPointerPersonality: Options { Options(rawValue: 2 << 8) }
    /// What is put in is copied, if it can be.
    public static var copyIn: Options { Options(rawValue: 1 << 16) }

    /// The bits of how objects are kept are a number.
    var isWeak: Bool { rawValue & 0xFF == 5 }
  }
}
