// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import LLVMFuzzer

/// LLVM's fuzzer, where the program was built with it: it chooses the inputs.
@MainActor
enum LibFuzzer {
  static var isHere: Bool { llvmfuzzer_is_here() }

  /// What runs an input; the fuzzer calls a function that can hold nothing of its own.
  private static var run: ([UInt8]) -> Bool = { _ in true }

  /// Runs inputs until the time is over, which ends the process, as a finding does.
  ///
  /// - Parameters:
  ///   - options: for how long, from which seed, and where the corpus is.
  ///   - words: of the target's language.
  ///   - corpus: the folder of the target.
  ///   - run: answers whether an input is fine.
  static func drive(
    _ options: Options, words: [String], corpus: String, run: @escaping ([UInt8]) -> Bool
  ) throws -> Int32 {
    self.run = run
    let scratch = Watch.scratch(of: options.notes ?? NSTemporaryDirectory() + "fuzz")
    // What it keeps goes to the first folder that is named.
    try FileManager.default.createDirectory(
      atPath: scratch + "/kept", withIntermediateDirectories: true)
    let dictionary = words.map { word in
      "\"" + word.utf8.map { "\\x" + hex($0) }.joined() + "\"\n"
    }
    try Data(dictionary.joined().utf8).write(to: URL(fileURLWithPath: scratch + "/words"))
    var texts = [
      "Fuzz", "-max_total_time=\(Int(options.seconds.rounded(.up)))", "-seed=\(options.seed)",
      "-max_len=\(Mutator.longest)", "-artifact_prefix=\(scratch)/", "-print_final_stats=1",
      // Applications of an input stay until the loop of the next one lets go of them.
      "-detect_leaks=0",
    ]
    if !words.isEmpty { texts.append("-dict=\(scratch)/words") }
    texts += [scratch + "/kept", corpus]
    var arguments: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
    arguments.append(nil)
    return llvmfuzzer_drive(Int32(texts.count), &arguments) { start, count in
      let input = Array(UnsafeBufferPointer(start: start, count: count))
      let isFine = MainActor.assumeIsolated { LibFuzzer.run(input) }
      // The fuzzer takes every other answer than 0 for its own.
      if !isFine { _exit(Worker.found) }
      return 0
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
