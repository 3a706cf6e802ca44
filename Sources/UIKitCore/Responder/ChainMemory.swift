// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Synchronization

/// Where climbs from a responder led, as long as no link of any chain changes.
///
/// OPTIMIZATION: a finger that moves climbs the same way sixty times a second, past every view on it.
///
/// There is one for the process, for views and their links may outlive an application.
@MainActor
struct ChainMemory {
  /// Where the one is; 0 before its first use.
  private static let address = Atomic<UInt>(0)

  /// The one, which stays for good.
  ///
  /// OPTIMIZATION: a number that the program begins with is a load, and `static let` of anything else
  /// a call.
  @inline(__always)
  static var shared: UnsafeMutablePointer<ChainMemory> {
    UnsafeMutablePointer(bitPattern: address.load(ordering: .relaxed)) ?? made()
  }

  @inline(never)
  private static func made() -> UnsafeMutablePointer<ChainMemory> {
    let memory = UnsafeMutablePointer<ChainMemory>.allocate(capacity: 1)
    memory.initialize(to: ChainMemory())
    address.store(UInt(bitPattern: memory), ordering: .relaxed)
    return memory
  }

  /// Where a climb led.
  private struct Climb {
    /// The address of the responder that it began at; 0 where none is known.
    var start: UInt = 0
    /// What was looked for, and the number of changes of links so far.
    var key: UInt = 0
    var end: Unmanaged<UIResponder>?
  }

  /// A place for each of the fingers that are usually down, chosen by the address of the start.
  private static let places: UInt = 32
  private let climbs = UnsafeMutablePointer<Climb>.allocate(capacity: Int(bitPattern: places))
  /// How often links changed, in the bits above those of `Overrides`; no climb from before the last
  /// time counts.
  private var changes = ChainMemory.change
  private static let change: UInt = 1 << UInt16.bitWidth
  /// Who climbs tells, too.
  let custody = Custody.unretained

  private init() { climbs.initialize(repeating: Climb(), count: Int(bitPattern: Self.places)) }

  /// Says that a link changed, or that a responder with a link went and its address may be another's.
  @inline(__always)
  mutating func linkDidChange() { changes &+= Self.change }

  /// Where a climb from `responder` to whoever overrides any of `members` ends; `climb` finds it where
  /// it is not known.
  @inline(__always)
  func end(
    from responder: UIResponder, to members: Overrides<UIResponder>,
    _ climb: (UIResponder, Overrides<UIResponder>) -> Unmanaged<UIResponder>?
  ) -> Unmanaged<UIResponder>? {
    let start = UInt(bitPattern: Unmanaged.passUnretained(responder).toOpaque())
    let key = changes | UInt(members.rawValue)
    let place = climbs + Self.place(of: start)
    if place.pointee.start == start, place.pointee.key == key { return place.pointee.end }
    let end = climb(responder, members)
    place.pointee = Climb(start: start, key: key, end: end)
    return end
  }

  /// Objects lie at multiples of sixteen, and views of one kind at equal distances.
  private static func place(of start: UInt) -> Int {
    let number = start >> 4
    return Int(bitPattern: (number ^ number >> 5) & (places - 1))
  }
}
