// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension S {
  /// Windows and controllers, and what changes around views.
  static let surroundings = [
    Growth("S.windows.touch", .constant, sizes: [20, 80, 320], checksum: { _ in 1 }) {
      count in
      ManyWindowsScene(count: count).touchPass()
    },
    Growth(
      "S.windows.order", .constant, sizes: [20, 80, 320],
      operations: { _ in ManyWindowsScene.changes }, checksum: { _ in ManyWindowsScene.changes }
    ) { count in ManyWindowsScene(count: count).orderPass() },
    Growth("S.windows.make", .linear, sizes: [50, 200, 800], checksum: { $0 }) { count in
      { ManyWindowsScene.make(count) }
    },
    Growth("S.controllers.appear", .linear, sizes: [50, 200, 800], checksum: { $0 }) {
      depth in
      NestedControllersScene(depth: depth).appearPass()
    },
    Growth("S.controllers.turn", .linear, sizes: [25, 100, 400], checksum: { 2 * $0 }) { depth in
      NestedControllersScene(depth: depth).turnPass()
    },
    Growth("S.controllers.style", .linear, sizes: [50, 200, 800], checksum: { 2 * $0 }) { depth in
      NestedControllersScene(depth: depth).stylePass()
    },
    Growth("S.style", .linear, sizes: [100, 400, 1600], checksum: { 2 * $0 }) { count in
      SurroundedScene(count: count, areNested: false).stylePass()
    },
    Growth("S.style.register", .linear, sizes: [100, 400, 1600], checksum: { $0 }) { count in
      SurroundedScene(count: count, areNested: false).registerPass()
    },
    Growth("S.safearea", .linear, sizes: [100, 400, 1600], checksum: { 2 * $0 }) { count in
      SurroundedScene(count: count, areNested: false).insetPass()
    },
    Growth("S.safearea.deep", .linear, sizes: [50, 200, 800], checksum: { 2 * $0 }) { depth in
      SurroundedScene(count: depth, areNested: true).insetPass()
    },
    Growth("S.resize", .linear, sizes: [100, 1000, 10_000], checksum: { _ in 1 }) { count in
      SurroundedScene(count: count, areNested: false).resizePass()
    },
    Growth("S.resize.deep", .linear, sizes: [50, 200, 800], checksum: { _ in 1 }) { depth in
      SurroundedScene(count: depth, areNested: true).resizePass()
    },
  ]
}
