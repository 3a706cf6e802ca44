// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Porting

#if Port
  import SourceRewriter
#endif

// The command `Port`: a thin layer over the module `Porting`, which has no rewriter of its own.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

#if Port
  /// The rewriter, as the command asks for it.
  struct SyntaxRewriting: Rewriting {
    func rewrite(_ module: SourceModule) -> (texts: [String], findings: [Refusal]) {
      var options = RewriteOptions(module: module.name)
      options.languageMode = module.languageMode
      options.context = module.context.map { SourceFile(path: $0.path, text: $0.text) }
      for condition in module.conditions { options.flags[condition] = true }
      let result = SourceRewriter.rewrite(
        module.files.map { SourceFile(path: $0.path, text: $0.text) }, options: options)
      let texts = Dictionary(
        result.files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
      let findings = result.findings.map {
        Refusal(path: $0.path, line: $0.line, construct: $0.construct, advice: $0.advice)
      }
      return (module.files.map { texts[$0.path] ?? $0.text }, findings)
    }
  }

  do {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == RewriteCommand.word {
      try RewriteCommand(Array(words.dropFirst()))
        .run(rewriter: SyntaxRewriting()) { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
      exit(0)
    }
    let options = try PortOptions(words, responder: package)
    if options.isHelp {
      print(PortOptions.usage)
    } else {
      let report = try PortCommand(options, rewriter: SyntaxRewriting()) { print($0) }.run()
      if report.build?.isComplete == false || report.build?.testsPass == false { exit(1) }
    }
  } catch {
    fail("\(error)")
  }
#else
  fail(
    """
    The rewriter is not compiled in. Say instead:

      swift run --traits Port Port \(CommandLine.arguments.dropFirst().joined(separator: " "))
    """)
#endif
