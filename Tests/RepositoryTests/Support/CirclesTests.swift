// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@Suite("Circles of a graph")
struct CirclesTests {
  @Test func `nodes that lead to each other make a circle, the largest first`() {
    let circles = Circles(of: [
      "a": ["b"], "b": ["c", "x"], "c": ["a"], "x": ["y"], "y": ["x"], "z": ["a", "z"],
    ])
    #expect(circles.all == [["a", "b", "c"], ["x", "y"]])
  }

  @Test func `arrows one way make none`() {
    #expect(Circles(of: ["a": ["b", "c"], "b": ["c"], "c": ["d"]]).all == [])
  }
}
