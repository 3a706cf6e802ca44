// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension S {
  /// A finger that leads something over views that take drops.
  static let drags = [
    Growth(
      "S.drag.move", .constant, sizes: [100, 1000, 10_000],
      operations: { _ in DragOverScene.moves }, checksum: { _ in DragOverScene.moves }
    ) { count in DragOverScene(beside: count).movePass() },
    Growth(
      "S.drag.deep", .linear, sizes: [25, 100, 400],
      operations: { _ in DragOverScene.moves }, checksum: { _ in DragOverScene.moves }
    ) { depth in DragOverScene(depth: depth).movePass() },
  ]
}
