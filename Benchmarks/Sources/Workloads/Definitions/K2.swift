// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Typing into a text view, behind the application's event queue.
///
/// An operation is a key that goes down and up in the middle of a text: of 10 kilobytes, and of one
/// megabyte.
@MainActor
enum K2 {
  static let strokes = 1000

  static let workloads = [("10k", 10_000), ("1m", 1_000_000)].map { name, length in
    Workload(name: "K2.\(name)", operations: strokes, checksum: strokes) { implementation in
      implementation is UIKitImplementation.Type
        ? TypingScene(length: length).typePass(strokes) : nil
    }
  }
}
