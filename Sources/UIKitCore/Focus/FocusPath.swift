// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The way from an environment to the top.
@MainActor
enum FocusPath {
  /// The environment, its parent, and so on; ends where an environment comes twice.
  static func from(_ environment: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
    var path: [any UIFocusEnvironment] = []
    var current = environment
    while let step = current, !path.contains(where: { $0 === step }) {
      path.append(step)
      current = step.parentFocusEnvironment
    }
    return path
  }
}
