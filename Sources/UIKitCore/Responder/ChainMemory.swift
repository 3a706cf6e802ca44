// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Where climbs from a responder led, as long as no link of any chain changes.
///
/// OPTIMIZATION: a finger that moves climbs the same way sixty times a second, past every view on it.
///
/// There is one for the process, for views and their links may outlive an application.
@MainActor
final class ChainMemory {
  static let shared = ChainMemory()

  private struct Climb {
    var start: UnsafeMutableRawPointer?
    var members: Overrides<UIResponder> = []
    var changes = 0
    var end: Unmanaged<UIResponder>?
  }

  /// A place for each of the fingers that are usually down, chosen by the address of the start.
  private static let places = 32
  private let climbs = UnsafeMutablePointer<Climb>.allocate(capacity: places)
  /// How often links changed; no climb from before the last time counts.
  @exclusivity(unchecked) private var changes = 1

  private init() { climbs.initialize(repeating: Climb(), count: Self.places) }

  /// Says that a link changed, or that a responder with a link went and its address may be another's.
  @inline(__always)
  func linkDidChange() { changes &+= 1 }

  /// Where a climb from `responder` to whoever overrides any of `members` ends; `climb` finds it where
  /// it is not known.
  @inline(__always)
  func end(
    from responder: UIResponder, to members: Overrides<UIResponder>,
    _ climb: (UIResponder, Overrides<UIResponder>) -> Unmanaged<UIResponder>?
  ) -> Unmanaged<UIResponder>? {
    let start = Unmanaged.passUnretained(responder).toOpaque()
    let place = climbs + Self.place(of: start)
    if place.pointee.start == start, place.pointee.members == members,
      place.pointee.changes == changes
    {
      return place.pointee.end
    }
    let end = climb(responder, members)
    place.pointee = Climb(start: start, members: members, changes: changes, end: end)
    return end
  }

  /// Objects lie at multiples of sixteen, and views of one kind at equal distances.
  private static func place(of start: UnsafeMutableRawPointer) -> Int {
    let number = Int(bitPattern: start) >> 4
    return (number ^ number >> 5) & (places - 1)
  }
}
