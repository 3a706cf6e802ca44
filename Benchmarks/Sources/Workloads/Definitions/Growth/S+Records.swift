// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension S {
  /// Undo, the trace, display links and timers, messages, long texts.
  static let records = [
    Growth("S.undo.register", .linear, sizes: [100, 1000, 10_000], checksum: { $0 }) { count in
      UndoScene(count: count).registerPass()
    },
    Growth("S.undo.each", .linear, sizes: [100, 400, 1600], checksum: { 2 * $0 }) { count in
      UndoScene(count: count).eachPass()
    },
    Growth("S.undo.all", .linear, sizes: [100, 1000, 10_000], checksum: { 2 * $0 }) { count in
      UndoScene(count: count).allPass()
    },
    Growth(
      "S.undo.limited", .constant, sizes: [100, 1000, 10_000],
      operations: { _ in UndoScene.changes }, checksum: { _ in UndoScene.changes }
    ) { count in UndoScene(count: count, isLimited: true).limitedPass() },
    Growth("S.trace", .linear, sizes: [10, 100, 1000], checksum: { $0 }) { taps in
      (try? TracedScene(taps: taps))?.readPass() ?? { -1 }
    },
    Growth("S.links.frame", .linear, sizes: [100, 400, 1600], checksum: { $0 }) { count in
      DisplayLinkScene(count: count).framePass()
    },
    Growth("S.links.make", .linear, sizes: [100, 400, 1600], checksum: { $0 }) {
      count in
      DisplayLinkScene(count: count).makePass()
    },
    Growth("S.timers", .linear, sizes: [1000, 4000, 16_000], checksum: { $0 }) { count in
      TimerScene(count: count).firePass(inOrder: false)
    },
    Growth("S.timers.inorder", .linear, sizes: [1000, 4000, 16_000], checksum: { $0 }) { count in
      TimerScene(count: count).firePass(inOrder: true)
    },
    Growth("S.observers", .linear, sizes: [100, 1000, 10_000], checksum: { $0 }) { count in
      ObserverScene(count: count).observePass()
    },
    Growth("S.watches", .linear, sizes: [100, 1000, 10_000], checksum: { $0 }) { count in
      WatchScene(count: count).watchPass()
    },
    Growth("S.performs", .linear, sizes: [100, 1000, 10_000], checksum: { $0 }) { count in
      DelayedPerformScene(count: count).performPass()
    },
    Growth("S.attachments", .linear, sizes: [100, 400, 1600], checksum: { $0 }) { count in
      AttachmentScene(count: count).setPass()
    },
    Growth("S.select", .constant, sizes: [10_000, 100_000, 1_000_000], checksum: { _ in 1 }) {
      length in
      SelectionScene(length: length).selectPass()
    },
    Growth("S.select.copy", .linear, sizes: [10_000, 100_000, 1_000_000], checksum: { _ in 1 }) {
      length in
      SelectionScene(length: length).copyPass()
    },
    Growth("S.select.replace", .linear, sizes: [1000, 10_000, 100_000], checksum: { _ in 1 }) {
      length in
      SelectionScene(length: length).replacePass()
    },
  ]
}
