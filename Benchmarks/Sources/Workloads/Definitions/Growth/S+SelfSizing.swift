// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension S {
  /// Lists whose cells say how high they are.
  static let selfSizing = [
    scroll("S.scroll.table", .table), scroll("S.scroll.list", .list),
    // Where sections begin is added up anew when one is longer than thought.
    scroll("S.scroll.sections", .sections, gate: 0.5),
    // The lines behind a cell that is larger than thought are moved on, one by one.
    scroll("S.scroll.flow", .flow, gate: 0.4),
    item("S.item.table", .table), item("S.item.list", .list),
    // So are all sections, which a program may place otherwise than before, when an item comes.
    item("S.item.sections", .sections, gate: 1.1), item("S.item.flow", .flow, gate: 1.1),
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
    _ name: String, _ kind: SelfSizingScene.Kind, gate: Double? = nil
  ) -> Growth {
    Growth(name, .constant, gate: gate, sizes: [1000, 4000, 16_000], checksum: { $0 }) { count in
      SelfSizingScene(kind, count: count).insertPass()
    }
  }
}
