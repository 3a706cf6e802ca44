// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKitHost

@Suite("Merging commits")
struct LayerCommitTests {
  private let a = LayerID(rawValue: 1)
  private let b = LayerID(rawValue: 2)

  @Test func `later values win and the others stay`() {
    var commit = LayerCommit(
      number: 1, roots: [a], changes: [a: LayerChange(sublayers: [b], identifier: "a")])
    commit.merge(LayerCommit(number: 2, changes: [a: LayerChange(sublayers: [])]))
    #expect(
      commit
        == LayerCommit(
          number: 2, roots: [a], changes: [a: LayerChange(sublayers: [], identifier: "a")]))
  }

  @Test func `what is removed in the end is not described`() {
    var commit = LayerCommit(number: 1, changes: [b: LayerChange(identifier: "b")])
    commit.merge(LayerCommit(number: 2, removed: [b]))
    #expect(commit == LayerCommit(number: 2, removed: [b]))
  }

  @Test func `what comes back is not removed`() {
    var commit = LayerCommit(number: 1, removed: [b])
    commit.merge(LayerCommit(number: 2, changes: [b: LayerChange(identifier: "b")]))
    #expect(commit == LayerCommit(number: 2, changes: [b: LayerChange(identifier: "b")]))
  }

  @Test func `a commit of nothing is empty`() {
    #expect(LayerCommit(number: 9).isEmpty)
    #expect(!LayerCommit(number: 9, roots: []).isEmpty)
  }
}
