// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import Porting

/// A folder for a test, which goes with it.
final class Workspace {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("port-\(UUID().uuidString)").path
    path = place
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }
}

/// Marks each file with its module, and finds the word `dynamic`.
struct MarkingRewriter: Rewriting {
  func rewrite(_ module: SourceModule) -> (texts: [String], findings: [Refusal]) {
    let texts = module.files.map { file in
      file.text + "// \(module.name) \(module.languageMode) \(module.context.count)"
    }
    let findings = module.files.filter { $0.text.contains("dynamic") }.map {
      Refusal(path: $0.path, line: 1, construct: "dynamic", advice: "take it out")
    }
    return (texts, findings)
  }
}
