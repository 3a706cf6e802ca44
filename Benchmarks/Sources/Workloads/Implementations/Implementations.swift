// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Everything that is measured, in the order of the output.
@MainActor
enum Implementations {
  static let all: [any Implementation.Type] = [
    UIKitImplementation.self, CxxImplementation.self, NaiveImplementation.self,
  ]
}
