// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// What the documentation prints as a trace is what happens.
@MainActor
@Suite("Documented traces", .freshApplication)
struct TraceTests {
  @Test func `the README prints the trace of its test`() throws {
    let generator = try EventGenerator(viewController: NoteController())
    generator.traceTopics = [.touch, .hit, .delivery, .chain]
    try generator.fingerTap(at: "page")
    let trace = generator.trace
    #expect(trace == (try documented(in: "README.md")), "\(trace.joined(separator: "\n"))")
  }

  @Test func `the path of an event prints the trace of its finger`() throws {
    let generator = try EventGenerator(viewController: NoteController())
    generator.traceTopics = Set(EventGenerator.TraceTopic.allCases)
    try generator.fingerDown(at: "page")
    let trace = generator.trace
    let printed = try documented(in: "Documentation/ThePathOfAnEvent.md")
    #expect(trace == printed, "\(trace.joined(separator: "\n"))")
  }

  /// The lines of all blocks of a document that are marked as text.
  private func documented(in path: String) throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    let blocks = text.components(separatedBy: "```text\n").dropFirst()
    return blocks.flatMap { block in
      (block.components(separatedBy: "\n```").first ?? "").split(separator: "\n").map(String.init)
    }
  }
}
