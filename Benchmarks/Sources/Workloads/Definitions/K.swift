// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Key commands, behind the application's event queue.
///
/// K1 is a key with Command that goes down and up: the last of 500 commands, which 20 responders of
/// one chain declare, is the one.
@MainActor
enum K {
  static let strokes = 100

  static let workloads = [
    Workload(name: "K1", operations: strokes, checksum: strokes) { implementation in
      implementation is UIKitImplementation.Type ? CommandScene().strokePass(strokes) : nil
    }
  ]
}
