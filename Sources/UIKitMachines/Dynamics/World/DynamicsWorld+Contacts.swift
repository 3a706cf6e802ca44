// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What touches what.
extension DynamicsWorld {
  /// Finds all contacts anew, with the impulses they had.
  mutating func findContacts() {
    var found: [Contact] = []
    found.reserveCapacity(contacts.count)
    let proxies = proxies
    let bodies = bodies
    let isExact = groups.count <= ProxyList.exactGroups
    func share(_ a: [Int], _ b: [Int]) -> Bool { a.contains(where: b.contains) }
    func isWanted(_ first: ProxyList.Proxy, _ second: ProxyList.Proxy) -> Bool {
      guard bodies[first.body].isMovable || bodies[second.body].isMovable else { return false }
      if isExact { return true }
      if first.body == 0 { return bodies[second.body].boundaryGroups.contains(first.group) }
      if second.body == 0 { return bodies[first.body].boundaryGroups.contains(second.group) }
      return share(bodies[first.body].itemGroups, bodies[second.body].itemGroups)
    }
    proxies.corners.withUnsafeBufferPointer { corners in
      proxies.normals.withUnsafeBufferPointer { normals in
        proxies.forEachPair(isWanted) { first, second in
          let a = proxies.proxies[first]
          let b = proxies.proxies[second]
          let manifold = Manifold(
            proxies.outline(a, corners, normals), proxies.outline(b, corners, normals),
            margin: a.margin + b.margin, preference: a.body == 0 ? 1 : 0.05)
          if let manifold { found.append(contact(manifold, a, b)) }
        }
      }
    }
    found.sort { ($0.keyA, $0.keyB) < ($1.keyA, $1.keyB) }
    carryOver(to: &found)
    contacts = found
  }

  private func contact(
    _ manifold: Manifold, _ a: ProxyList.Proxy, _ b: ProxyList.Proxy
  ) -> Contact {
    let first = bodies[a.body]
    let second = bodies[b.body]
    func point(_ point: Manifold.Point) -> Contact.Point {
      Contact.Point(
        feature: point.feature, armA: point.place - first.place,
        armB: point.place - second.place, separation: point.separation)
    }
    let points = [manifold.first, manifold.second].compactMap { $0.map(point) }
    let one = first.material.sound()
    let other = second.material.sound()
    let isBoundary = a.body == 0
    return Contact(
      a: a.body, b: b.body, keyA: a.key, keyB: b.key, group: a.group, boundary: a.boundary,
      normal: manifold.normal,
      friction: isBoundary ? other.friction : (one.friction * other.friction).squareRoot(),
      elasticity: isBoundary ? other.elasticity : max(one.elasticity, other.elasticity),
      rolling: max(a.radius, b.radius) * Thresholds.rolling, count: points.count, first: points[0],
      second: points[points.count - 1])
  }

  /// Gives the impulses of the step before to those that are still there; both are in order.
  private func carryOver(to found: inout [Contact]) {
    var old = contacts[...]
    func carry(_ point: inout Contact.Point, from last: Contact) {
      for known in [last.first, last.second].prefix(last.count)
      where known.feature == point.feature && known.bounceImpulse == 0 {
        point.normalImpulse = known.normalImpulse
        point.tangentImpulse = known.tangentImpulse
        return
      }
    }
    for index in found.indices {
      let key = (found[index].keyA, found[index].keyB)
      while let first = old.first, (first.keyA, first.keyB) < key { old.removeFirst() }
      guard let last = old.first, (last.keyA, last.keyB) == key else { continue }
      carry(&found[index].first, from: last)
      if found[index].count > 1 { carry(&found[index].second, from: last) }
    }
  }

  // Rules: DY-11.
  /// What changed since the last step, in order: what ended, then what began.
  mutating func events() -> [ContactEvent] {
    var now: [ContactEvent] = []
    for contact in contacts {
      let pair = pair(of: contact)
      if !contact.touches {
        guard contact.separation < Thresholds.contactEnd, isTouching(pair) else { continue }
      }
      let point = contact.point(on: bodies[contact.a].place)
      now.append(ContactEvent(pair: pair, groups: groups(of: contact), point: point.point))
    }
    now.sort { $0.pair < $1.pair }
    var result: [ContactEvent] = []
    var kept: [ContactEvent] = []
    var old = touching[...]
    for event in now where event.pair != kept.last?.pair {
      while let first = old.first, first.pair < event.pair {
        result.append(ContactEvent(pair: first.pair, groups: first.groups))
        old.removeFirst()
      }
      kept.append(event)
      if old.first?.pair == event.pair { old.removeFirst() }
    }
    result += old.map { ContactEvent(pair: $0.pair, groups: $0.groups) }
    let began = kept.filter { !isTouching($0.pair) }
    touching = kept
    return result + began
  }

  /// Whether a pair touched in the step before.
  private func isTouching(_ pair: ContactEvent.Pair) -> Bool {
    var low = 0
    var high = touching.count
    while low < high {
      let middle = (low + high) / 2
      if touching[middle].pair < pair { low = middle + 1 } else { high = middle }
    }
    return low < touching.count && touching[low].pair == pair
  }

  private func pair(of contact: Contact) -> ContactEvent.Pair {
    let second = bodies[contact.b].id
    guard contact.a != 0 else {
      return .init(
        body: second, other: 0, group: groupIDs[contact.group], boundary: contact.boundary)
    }
    let first = bodies[contact.a].id
    return .init(body: min(first, second), other: max(first, second), group: 0, boundary: 0)
  }

  private func groups(of contact: Contact) -> [Int] {
    guard contact.a != 0 else { return [groupIDs[contact.group]] }
    let others = bodies[contact.b].itemGroups
    return bodies[contact.a].itemGroups.filter(others.contains).map { groupIDs[$0] }
  }
}
