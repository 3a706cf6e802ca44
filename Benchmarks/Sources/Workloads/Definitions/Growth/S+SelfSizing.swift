// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension S {
  /// Lists whose cells say how high they are.
  static let selfSizing = [
    scroll("S.scroll.table", .table), scroll("S.scroll.list", .list),
    scroll("S.scroll.sections", .sections),
    // The lines behind a cell that is larger than thought are moved on, one by one.
    scroll("S.scroll.flow", .flow, gate: 0.4),
    item("S.item.table", .table), item("S.item.list", .list),
    // The program is asked how many items each section has, and the layout where each is.
    item("S.item.sections", .sections, .linear),
    // All lines are worked out anew, with sizes that cells said among those that they did not.
    item("S.item.flow", .flow, gate: 0.7),
  ]

  private static func scroll(
    _ name: String, _ kind: SelfSizingScene.Kind, gate: Double? = nil
  ) -> Growth {
    Growth(
      name, .constant, gate: gate, sizes: [2000, 8000, 32_000],
      operations: { _ in SelfSizingScene.steps }, checksum: { _ in SelfSizingScene.steps }
    ) { count in SelfSizingScene(kind, count: count).scrollPass() }
  }

  private static func item(
    _ name: String, _ kind: SelfSizingScene.Kind, _ aim: Growth.Aim = .constant,
    gate: Double? = nil
  ) -> Growth {
    Growth(name, aim, gate: gate, sizes: [1000, 4000, 16_000], checksum: { $0 }) { count in
      SelfSizingScene(kind, count: count).insertPass()
    }
  }
}
