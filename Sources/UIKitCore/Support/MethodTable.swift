// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Reads from class metadata which methods a class overrides.
///
/// A class without the Objective-C runtime holds one word for each method it has or inherits, at
/// the same place in every subclass. Comparing the words of two classes tells which methods differ.
/// The place of a method is not assumed: a probe class that overrides just this method shows it.
/// Where the metadata does not look as expected there is no table, and all counts as overridden:
/// that costs speed and never an override. Edit actions are the exception (`StandardEditAction`).
struct MethodTable {
  private let words: UnsafePointer<UInt>
  private let count: Int

  /// The offset, in words, of the fields of class metadata that are read here.
  private enum Layout {
    static let sizes = 4
    static let firstPossibleMethod = 7
    static let greatestSaneCount = 1 << 16
  }

  /// The table of `type`, or nil when its metadata does not look like a native class.
  init?(_ type: AnyClass) {
    let base = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    let sizes = base[Layout.sizes]
    let classSize = Int(truncatingIfNeeded: sizes & 0xFFFF_FFFF)
    let addressPoint = Int(truncatingIfNeeded: sizes >> 32)
    let count = (classSize - addressPoint) / MemoryLayout<UInt>.size
    guard addressPoint >= 0, addressPoint < classSize, count > Layout.firstPossibleMethod,
      count < Layout.greatestSaneCount
    else { return nil }
    self.words = base
    self.count = count
  }

  /// The places at which `probe` differs from `base` while `control`, which overrides nothing, does
  /// not: the methods that `probe` overrides.
  static func slots(probe: AnyClass, control: AnyClass, base: AnyClass) -> [Int]? {
    guard let probed = MethodTable(probe), let plain = MethodTable(control),
      let original = MethodTable(base), probed.count >= original.count,
      plain.count >= original.count
    else { return nil }
    return (Layout.firstPossibleMethod..<original.count).filter {
      plain.words[$0] == original.words[$0] && probed.words[$0] != original.words[$0]
    }
  }

  /// The places among the methods of `base` at which two of its subclasses differ.
  static func differences(
    of subclass: AnyClass, from other: AnyClass, within base: AnyClass
  ) -> [Int] {
    guard let one = MethodTable(subclass), let two = MethodTable(other),
      let shared = MethodTable(base), one.count >= shared.count, two.count >= shared.count
    else { return [] }
    return (Layout.firstPossibleMethod..<shared.count).filter { one.words[$0] != two.words[$0] }
  }

  /// Whether this class has another method than `base` at any of `slots`.
  func differs(from base: MethodTable, at slots: [Int]) -> Bool {
    slots.contains { $0 >= count || words[$0] != base.words[$0] }
  }
}
