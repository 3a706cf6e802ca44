// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@Suite("Layering")
struct LayeringTests {
  @Test func `every folder of UIKitCore stands in the layer table once`() {
    let listed = LayerTable.lines.flatMap(\.folders)
    let found = Set(Layering.coreFiles.map(\.path.folder))
    #expect(found.subtracting(listed).sorted() == [], "add it to LayerTable.lines")
    #expect(Set(listed).subtracting(found).sorted() == [], "no such folder")
    #expect(listed.count == Set(listed).count)
  }

  @Test func `a folder mentions only folders below it`() {
    let wrong = Layering.core.wrong.map { "\($0.file) mentions \($0.name) of \($0.homes[0])" }
    #expect(
      wrong == [],
      """
      move it down, or reach it by a member that the upper class overrides, or by ApplicationPort; \
      LayerTable.exceptions is for signatures of Apple's
      """)
  }

  @Test func `no exception of the layer table is left over`() {
    #expect(Layering.core.idle == [], "take it out of LayerTable.exceptions")
  }

  @Test func `exceptions, hooks and circles become fewer only`() {
    #expect(LayerTable.exceptions.count <= LayerTable.mostExceptions)
    #expect(Layering.core.hooks.count <= LayerTable.mostHooks, "\(Layering.core.hooks)")
    let circles = Layering.core.circlesOutsideKnots
    #expect(circles.allSatisfy { $0.count <= LayerTable.largestCircle }, "\(circles)")
  }
}
