// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@testable import QuartzCore

@Suite("Values in the order in which they came")
struct ArrivalOrderTests {
  private final class Key {}

  @Test func `who leaves makes no difference to the order of the others`() {
    let keys = (0..<60).map { _ in Key() }
    var order = ArrivalOrder<Int>()
    for (number, key) in keys.enumerated() { order[ObjectIdentifier(key)] = number }
    for key in keys.prefix(50) { order[ObjectIdentifier(key)] = nil }
    order[ObjectIdentifier(keys[0])] = 100
    order[ObjectIdentifier(keys[55])] = 200
    order[ObjectIdentifier(keys[1])] = nil
    #expect(order.all == [50, 51, 52, 53, 54, 200, 56, 57, 58, 59, 100])
    #expect(order[ObjectIdentifier(keys[0])] == 100 && order[ObjectIdentifier(keys[2])] == nil)
    let some = [0, 2, 58, 50].map { ObjectIdentifier(keys[$0]) }
    #expect(order.values(of: Set(some)) == [50, 58, 100] && order.values(of: []) == [])
    #expect(order.values(of: Set(keys.map { ObjectIdentifier($0) })) == order.all)
    for key in keys { order[ObjectIdentifier(key)] = nil }
    #expect(order.isEmpty && order.all.isEmpty)
  }

  @Test func `who rests is left out until it is woken or has another value`() {
    let keys = (0..<6).map { _ in Key() }
    let ids = keys.map { ObjectIdentifier($0) }
    var order = ArrivalOrder<Int>()
    for (number, id) in ids.enumerated() { order[id] = number }
    for id in ids.dropFirst() { order.rest(id) }
    #expect(order.ofAwake == [0] && order.all == [0, 1, 2, 3, 4, 5])
    order[ids[4]] = 40
    order.change(ids[2]) { $0 = 20 }
    let isThere = order.wake(ids[1])
    #expect(isThere && order.ofAwake == [0, 1, 20, 40])
    order[ids[1]] = nil
    let wasThere = order.wake(ids[1])
    #expect(!wasThere && order.ofAwake == [0, 20, 40])
    order.wakeAll()
    #expect(order.ofAwake == [0, 20, 3, 40, 5])
  }
}
