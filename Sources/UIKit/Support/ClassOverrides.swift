// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Members whose overrides dispatch wants to know of, because it may skip calling the original.
///
/// The set of a class is found once (`ClassOverrides.of(_:)`) and kept in each instance.
struct ClassOverrides: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let next = ClassOverrides(rawValue: 1 << 0)
  static let touchesBegan = ClassOverrides(rawValue: 1 << 1)
  static let touchesMoved = ClassOverrides(rawValue: 1 << 2)
  static let touchesEnded = ClassOverrides(rawValue: 1 << 3)
  static let touchesCancelled = ClassOverrides(rawValue: 1 << 4)
  static let hitTest = ClassOverrides(rawValue: 1 << 5)
  static let pointInside = ClassOverrides(rawValue: 1 << 6)
  /// `isHidden`, `alpha` or `isUserInteractionEnabled`.
  static let hittability = ClassOverrides(rawValue: 1 << 7)
  static let draw = ClassOverrides(rawValue: 1 << 8)
  static let layoutSubviews = ClassOverrides(rawValue: 1 << 9)

  static let pressesBegan = ClassOverrides(rawValue: 1 << 10)
  static let pressesChanged = ClassOverrides(rawValue: 1 << 11)
  static let pressesEnded = ClassOverrides(rawValue: 1 << 12)
  static let pressesCancelled = ClassOverrides(rawValue: 1 << 13)
  static let keyCommands = ClassOverrides(rawValue: 1 << 14)
  static let safeAreaInsetsDidChange = ClassOverrides(rawValue: 1 << 15)
  static let updateConstraints = ClassOverrides(rawValue: 1 << 16)

  /// What is taken for granted of a class whose metadata could not be read: it overrides all.
  static let unknown = ClassOverrides(rawValue: .max)
}

/// Reads from class metadata which methods a class overrides.
///
/// A class without the Objective-C runtime holds one word for each method it has or inherits, at
/// the same place in every subclass. Comparing the words of two classes tells which methods differ.
/// The place of a method is not assumed: a probe class that overrides just this method shows it.
/// Where the metadata does not look as expected, `ClassOverrides.unknown` is the answer, which
/// costs speed and never an override.
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

/// Finds the places of a base class's methods once and answers for its subclasses.
@MainActor
final class OverrideFinder {
  private let base: MethodTable?
  private var members: [(flag: ClassOverrides, slots: [Int])] = []
  private var isReliable: Bool
  private var known: [ObjectIdentifier: ClassOverrides] = [:]

  /// Learns where the methods of `base` are.
  ///
  /// - Parameters:
  ///   - control: a subclass that overrides nothing.
  ///   - probes: for every flag, subclasses that override just the methods it stands for.
  init(
    base: AnyClass, control: AnyClass, probes: [(ClassOverrides, [AnyClass])],
    inheriting inherited: OverrideFinder? = nil
  ) {
    self.base = MethodTable(base)
    isReliable = self.base != nil
    for (flag, classes) in probes {
      var slots: [Int] = []
      for probe in classes {
        let found = MethodTable.slots(probe: probe, control: control, base: base) ?? []
        isReliable = isReliable && !found.isEmpty
        slots += found
      }
      members.append((flag, slots))
    }
    if let inherited {
      members += inherited.members
      isReliable = isReliable && inherited.isReliable
    }
  }

  /// What `type`, a subclass of the base, overrides of the base's methods.
  func overrides(of type: AnyClass) -> ClassOverrides {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let answer = compute(type)
    known[key] = answer
    return answer
  }

  private func compute(_ type: AnyClass) -> ClassOverrides {
    guard isReliable, let base, let table = MethodTable(type) else { return .unknown }
    return members.reduce(into: []) { result, member in
      if table.differs(from: base, at: member.slots) { result.insert(member.flag) }
    }
  }
}
