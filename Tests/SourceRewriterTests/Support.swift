// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SourceRewriter

  /// What becomes of one file.
  func rewritten(_ text: String, change: (inout RewriteOptions) -> Void = { _ in }) -> String {
    var options = RewriteOptions(module: "App")
    change(&options)
    return rewrite([SourceFile(path: "A.swift", text: text)], options: options).files[0].text
  }

  /// What becomes of several files of a module.
  func rewritten(_ texts: [String]) -> [String] {
    let files = texts.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
    return rewrite(files, options: RewriteOptions(module: "App")).files.map(\.text)
  }

  /// What is reported of one file, as `line construct`.
  func findings(_ text: String) -> [String] {
    rewrite([SourceFile(path: "A.swift", text: text)], options: RewriteOptions(module: "App"))
      .findings.map { "\($0.line) \($0.construct)" }
  }

  /// The last line that differs between a file and what becomes of it.
  func changedLine(_ text: String) -> Substring {
    let before = text.split(separator: "\n", omittingEmptySubsequences: false)
    let after = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
    return zip(before, after).reduce("") { $1.0 == $1.1 ? $0 : $1.1 }
  }
#endif
