// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Where climbs from a responder led, as long as no link of any chain changes.
///
/// OPTIMIZATION: a finger that moves climbs the same way sixty times a second, past every view on it.
///
/// There is one for the process, for views and their links may outlive an application.
@MainActor
struct ChainMemory {
  // OPTIMIZATION: it lies in the image, not behind an address that would have to be read first; and
  // unchecked, for nothing here calls a program during an access.
  @exclusivity(unchecked) static var shared = ChainMemory()

  /// Where a climb led.
  struct Climb {
    /// The address of the responder that it began at; 0 where none is known.
    fileprivate var start: UInt = 0
    /// What was looked for, and the number of changes of links so far.
    fileprivate var key: UInt = 0
    /// Nil where it reached the end of the chain.
    fileprivate(set) var end: Unmanaged<UIResponder>?
  }

  private typealias Climbs = InlineArray<256, Climb>
  /// A place for each of the fingers that are usually down, chosen by the address of the start; how many
  /// there are is a power of two, and enough that ten fingers seldom want the same.
  private var climbs = Climbs(repeating: Climb())
  /// How often links changed, in the bits above those of `Overrides`; no climb from before the last
  /// time counts.
  private var changes = ChainMemory.change
  private static let change: UInt = 1 << UInt16.bitWidth

  /// Who climbs tells, too; known when the first way is.
  private(set) var custody: Unmanaged<Custody>?

  private init() {}

  /// Says that a link changed, or that a responder with a link went and its address may be another's.
  @inline(__always)
  mutating func linkDidChange() { changes &+= Self.change }

  /// The climb from `responder` to whoever overrides any of `members`; nil where it is not known.
  ///
  /// OPTIMIZATION: changes nothing, but what may not change would be copied to be read.
  @inline(__always)
  mutating func climb(from responder: UIResponder, to members: Overrides<UIResponder>) -> Climb? {
    let start = Self.address(of: responder)
    let climb = climbs[unchecked: Self.place(of: start)]
    return climb.start == start && climb.key == key(of: members) ? climb : nil
  }

  /// Remembers where the climb from `responder` to whoever overrides any of `members` ended.
  mutating func remember(
    _ end: Unmanaged<UIResponder>?, from responder: UIResponder, to members: Overrides<UIResponder>
  ) {
    custody = Custody.unretained
    let start = Self.address(of: responder)
    climbs[Self.place(of: start)] = Climb(start: start, key: key(of: members), end: end)
  }

  @inline(__always)
  private func key(of members: Overrides<UIResponder>) -> UInt { changes | UInt(members.rawValue) }

  @inline(__always)
  private static func address(of responder: UIResponder) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(responder).toOpaque())
  }

  /// Objects lie at multiples of sixteen, and views of one kind at equal distances.
  @inline(__always)
  private static func place(of start: UInt) -> Int {
    let number = start >> 4
    return Int(bitPattern: (number ^ number >> 8) & UInt(bitPattern: Climbs.count - 1))
  }
}
