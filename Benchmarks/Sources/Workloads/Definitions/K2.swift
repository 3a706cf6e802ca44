// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Typing into a text view, behind the application's event queue.
///
/// An operation is a key that goes down and up in the middle of a text: of 10 kilobytes, and of one
/// megabyte; in lines of their own, and as one paragraph, which may be a shorter one too.
@MainActor
enum K2 {
  static let strokes = 100

  static let workloads = [
    ("10k", 10_000, false), ("1m", 1_000_000, false), ("paragraph1k", 1_000, true),
    ("paragraph10k", 10_000, true), ("paragraph1m", 1_000_000, true),
  ].map { name, length, isParagraph in
    Workload(name: "K2.\(name)", operations: strokes, checksum: strokes) { implementation in
      implementation is UIKitImplementation.Type
        ? TypingScene(length: length, isParagraph: isParagraph).typePass(strokes) : nil
    }
  }
}
