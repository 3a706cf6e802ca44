// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: PT-12.
extension PortReport {
  /// The report for people.
  package var markdown: String {
    var parts = ["# \(project), ported", summary, targetTable]
    parts += [
      section("Files left out", blockers, none: "Every Swift file was taken."),
      section("To write otherwise", findings, none: "Everything was carried over."),
      section("Not taken", refusals, none: nil),
    ].compactMap { $0 }
    if let build { parts.append(text(of: build)) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// What is most worth to know, in a line.
  package var summary: String {
    let files = targets.reduce(0) { $0 + $1.files }
    let tests = targets.reduce(0) { $0 + $1.tests }
    return "\(files) files taken, \(blockers.count) left out, \(findings.count) places to write "
      + "otherwise, \(tests) tests."
  }

  private var targetTable: String {
    let rows = targets.map { target in
      "| \(target.name) | \(target.kind.rawValue) | \(target.files) | \(target.changedFiles) "
        + "| \(target.resources) | \(target.tests) |"
    }
    return """
      | target | kind | files | of them rewritten | resources | tests |
      |---|---|---:|---:|---:|---:|
      \(rows.joined(separator: "\n"))
      """
  }

  /// The places by what they have in common, the most frequent first.
  private func section(_ title: String, _ items: [Refusal], none: String?) -> String? {
    guard !items.isEmpty else { return none.map { "## \(title)\n\n\($0)" } }
    let groups = Dictionary(grouping: items) { $0.construct }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let texts = groups.map { construct, items in
      let places = items.map { item in
        "- `\(item.path)\(item.line.map { ":\($0)" } ?? "")`: \(item.advice)"
      }
      return "### \(construct) (\(items.count))\n\n\(places.joined(separator: "\n"))"
    }
    return "## \(title)\n\n\(texts.joined(separator: "\n\n"))"
  }

  private func text(of build: BuildResult) -> String {
    var lines = [
      "## Build", "",
      build.isComplete
        ? "All \(build.compiledFiles) files compile."
        : "\(build.compiledFiles) files without an error, \(build.failedFiles.count) with.",
    ]
    if let tests = build.tests { lines += ["", "Tests: \(tests)"] }
    let kinds = build.kinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    if !kinds.isEmpty {
      lines += ["", "| error | times |", "|---|---:|"]
      lines += kinds.map { "| \($0.key.replacing("|", with: "\\|")) | \($0.value) |" }
    }
    if !build.failedFiles.isEmpty {
      lines += ["", "| file | errors |", "|---|---:|"]
      lines += build.failedFiles.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "| `\($0.key)` | \($0.value) |" }
    }
    return lines.joined(separator: "\n")
  }
}
