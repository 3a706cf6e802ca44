// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How costs grow with the number of things: each series at three sizes.
@MainActor
enum S {
  static let series: [Growth] = [
    gestures, drags, controllers, layout, hierarchy, chain, text, commands, lists, selfSizing,
    focus,
    surroundings, records, containers, idle, solver, pango,
  ].flatMap(\.self)

  static let workloads: [Workload] = series.flatMap(\.workloads)

  /// Recognizers that wait for each other, and those that do not.
  private static let gestures = [
    Growth("S.tap.linked", .linear, sizes: [25, 100, 400], checksum: { _ in 1 }) {
      count in
      LinkedTapScene(count: count).tapPass()
    },
    Growth("S.tap.star", .linear, sizes: [25, 100, 400], checksum: { _ in 1 }) { count in
      StarTapScene(count: count).tapPass()
    },
    Growth("S.link", .linear, sizes: [25, 100, 400], checksum: { $0 }) { count in
      { LinkedTapScene.link(count) }
    },
  ]

  /// Controllers on a stack, each at the price of one.
  private static let controllers = [
    Growth(
      "S.push", .constant, sizes: [100, 400, 1600], operations: { $0 }, checksum: { $0 }
    ) { count in
      { ControllerStackScene().push(count) }
    }
  ]

  /// Constraints and stacks of labels.
  private static let layout = [
    Growth("S.rows", .linear, sizes: [50, 200, 800], checksum: { $0 }) { count in
      { ConstraintRowScene(rows: count).laidOutRows }
    },
    Growth("S.rows.deactivate", .linear, sizes: [50, 200, 800], checksum: { $0 }) { count in
      { ConstraintRowScene(rows: count).deactivateAll() }
    },
    Growth("S.rows.remove", .linear, sizes: [50, 200, 800], checksum: { $0 }) { count in
      { ConstraintRowScene(rows: count).removeAll() }
    },
    Growth("S.stacks", .linear, sizes: [50, 200, 800], checksum: { $0 }) { count in
      { StackRowScene(rows: count).laidOutRows }
    },
    Growth("S.stacks.change", .constant, sizes: [50, 200, 800], checksum: { _ in 1 }) {
      count in
      StackRowScene(rows: count, isShown: true).changePass()
    },
    Growth("S.stacks.hide", .linear, sizes: [50, 200, 800], checksum: { $0 / 2 }) { count in
      StackRowScene(rows: count).hidePass()
    },
    Growth("S.stacks.gaps", .linear, gate: 1.3, sizes: [25, 100, 400], checksum: { $0 }) { count in
      { GapStackScene(views: count, areMiddles: false).evenViews }
    },
    Growth("S.stacks.centers", .linear, gate: 1.3, sizes: [25, 100, 400], checksum: { $0 }) {
      count in
      { GapStackScene(views: count, areMiddles: true).evenViews }
    },
    Growth(
      "S.constants", .constant, sizes: [50, 200, 800],
      operations: { _ in ConstantScene.changes }, checksum: { _ in ConstantScene.changes }
    ) { count in ConstantScene(count: count).changePass() },
  ]

  /// Views among their siblings.
  private static let hierarchy = [
    // These two move a word for each sibling.
    Growth(
      "S.insert.front", .constant, gate: 0.8, sizes: [1000, 4000, 16000],
      operations: { _ in SiblingScene.changes }, checksum: { $0 }
    ) { count in SiblingScene(count: count).insertPass() },
    Growth(
      "S.remove.front", .constant, gate: 0.8, sizes: [1000, 4000, 16000],
      operations: { _ in SiblingScene.changes }, checksum: { $0 }
    ) { count in SiblingScene(count: count).removePass() },
    Growth(
      "S.exchange", .constant, sizes: [1000, 4000, 16000],
      operations: { _ in SiblingScene.changes }, checksum: { $0 }
    ) { count in SiblingScene(count: count).exchangePass() },
    Growth("S.animate", .linear, sizes: [100, 1000, 10_000], checksum: { $0 }) { count in
      AnimationScene(count: count).animatePass()
    },
    Growth(
      "S.shapes", .linear, sizes: [100, 400, 1600],
      operations: { _ in ShapeScene.frames }, checksum: { $0 }
    ) { count in ShapeScene(count: count).animatePass() },
    Growth("S.animators", .linear, sizes: [50, 200, 800], checksum: { $0 }) { count in
      AnimationScene(count: count).animatorPass()
    },
    // Each that goes moves a word for each that is still there, which is little among these.
    Growth("S.sublayers", .linear, sizes: [250, 1000, 4000], checksum: { $0 }) { count in
      SublayerScene(count: count).setPass()
    },
    Growth("S.hit.turned", .linear, sizes: [100, 400, 1600], checksum: { _ in 1 }) { count in
      TurnedSiblingScene(count: count).hitPass()
    },
  ]

  /// Ways up through views and responders.
  private static let chain = [
    Growth("S.target", .linear, sizes: [100, 1000, 10_000], checksum: { _ in 1 }) { count in
      DeepScene(depth: count).targetPass()
    },
    // Of these two a step is a nanosecond or five where the views are in the nearest cache, and ten or
    // more where another program uses the others: the gates are below n², which a way down would cost.
    Growth("S.descendant", .linear, gate: 1.6, sizes: [100, 1000, 10_000], checksum: { _ in 1 }) {
      count in
      DeepScene(depth: count).descendantPass()
    },
    Growth("S.convert", .linear, gate: 1.6, sizes: [100, 1000, 10_000], checksum: { $0 }) { count in
      DeepScene(depth: count).convertPass()
    },
  ]

  /// Text that is typed and measured.
  private static let text = [
    Growth(
      "S.key.paragraph", .constant, sizes: [10_000, 100_000, 1_000_000],
      operations: { _ in K2.strokes }, checksum: { _ in K2.strokes }
    ) { count in TypingScene(length: count, isParagraph: true).typePass(K2.strokes) },
    Growth(
      "S.key.growing", .constant, sizes: [100, 400, 1600],
      operations: { _ in GrowingTextScene.strokes }, checksum: { _ in GrowingTextScene.strokes }
    ) { count in GrowingTextScene(paragraphs: count).typePass() },
    Growth("S.label", .linear, sizes: [1000, 10_000, 100_000], checksum: { _ in 1 }) { count in
      LabelScene(length: count).sizePass()
    },
  ]
}
