// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension S {
  /// Small deeds beside many things that have nothing to do with them.
  static let idle =
    frames("waiting", .waitingAnimations) + frames("paused", .pausedAnimations)
    + frames("groups", .openGroups) + [
      Growth(
        "S.idle.key", .constant, sizes: [10, 100, 1000], operations: { _ in IdleScene.deeds },
        checksum: { _ in IdleScene.deeds }
      ) { count in IdleScene(.controllers, count: count).keyPass() }
    ]

  private static func frames(_ name: String, _ kind: IdleScene.Kind) -> [Growth] {
    [
      Growth(
        "S.idle.\(name)", .constant, sizes: [10, 100, 1000], operations: { _ in IdleScene.deeds },
        checksum: { _ in IdleScene.deeds }
      ) { count in IdleScene(kind, count: count).framePass() }
    ]
  }
}
