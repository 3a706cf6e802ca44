// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import XcodeProject

// Rules: PT-18.
/// What the build-tool plugin asks for: the files of one module, rewritten into a folder.
package struct RewriteCommand: Equatable {
  /// The word that the command begins with.
  package static let word = "rewrite"
  let module: String
  let root: String
  let output: String
  var files: [String] = []
  var context: [String] = []

  /// - Parameter arguments: module, folder of the target, folder to write into, files by their paths
  ///   in the folder of the target; `--context` is in front of files of modules that it imports.
  package init(_ arguments: [String]) throws {
    guard arguments.count >= 3 else {
      throw PortFailure("\(Self.word) needs a module, a folder of sources and one to write into.")
    }
    (module, root, output) = (arguments[0], arguments[1], arguments[2])
    var rest = arguments.dropFirst(3)
    while let word = rest.popFirst() {
      if word == "--context" {
        if let file = rest.popFirst() { context.append(file) }
      } else {
        files.append(word)
      }
    }
  }

  /// Writes the files, and tells what is not carried over as warnings of the build.
  ///
  /// - Parameters:
  ///   - rewriter: rewrites the module.
  ///   - warn: is told of each finding, in the form that tools know.
  package func run(rewriter: any Rewriting, warn: (String) -> Void) throws {
    let sources = try files.map { try source(at: Path.join(root, $0)) }
    let result = rewriter.rewrite(
      SourceModule(
        name: module, files: sources, context: try context.map(source), languageMode: 5,
        conditions: []))
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    let texts = TestCaseAttributes.corrected(result.texts)
    for (name, (source, text)) in zip(files, zip(sources, texts)) {
      // Errors, breakpoints and coverage lead to the original.
      let place = ManifestFile.quoted(source.path)
      try write("#sourceLocation(file: \(place), line: 1)\n" + text, to: name)
    }
    try write(SupportFile.text(for: sources.map(\.text)), to: SupportFile.name)
    for finding in result.findings {
      warn("\(finding.path):\(finding.line ?? 1): warning: \(finding.construct): \(finding.advice)")
    }
  }

  private func source(at path: String) throws -> SourceText {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PortFailure("The file \(path) cannot be read.")
    }
    return SourceText(path: path, text: String(decoding: data, as: UTF8.self))
  }

  private func write(_ text: String, to name: String) throws {
    let file = Path.join(output, name.replacing("/", with: "+"))
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }
}
