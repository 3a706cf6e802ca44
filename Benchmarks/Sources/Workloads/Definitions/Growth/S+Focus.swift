// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension S {
  /// Focus among items and below views, targets, recognizers in depth.
  static let focus = [
    Growth("S.focus", .linear, sizes: [50, 200, 800], checksum: { _ in 2 }) { count in
      FocusScene(count: count).tabPass()
    },
    Growth("S.focus.deep", .linear, sizes: [50, 200, 800], checksum: { _ in 2 }) {
      depth in
      FocusScene(count: 3, depth: depth).tabPass()
    },
    Growth("S.recognizer.targets", .linear, sizes: [100, 400, 1600], checksum: { $0 }) { count in
      RecognizerTargetsScene(count: count).tapPass()
    },
    Growth("S.recognizer.add", .linear, sizes: [100, 400, 1600], checksum: { $0 }) {
      count in
      RecognizerTargetsScene(count: count).addPass()
    },
    Growth("S.control.targets", .linear, sizes: [100, 400, 1600], checksum: { $0 }) { count in
      ControlTargetsScene(count: count).sendPass()
    },
    Growth("S.control.add", .linear, sizes: [100, 400, 1600], checksum: { $0 }) {
      count in
      ControlTargetsScene(count: count).addPass()
    },
    Growth("S.tap.deep", .linear, sizes: [25, 100, 400], checksum: { _ in 1 }) { depth in
      NestedTapScene(depth: depth).tapPass()
    },
  ]
}
