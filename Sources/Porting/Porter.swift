// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import XcodeProject

// Rules: PT-10 to PT-13.
/// Writes the package of a plan, and tells what became of the project.
package struct Porter {
  private let plan: PortPlan
  private let rewriter: any Rewriting
  private let responder: String
  private let say: (String) -> Void
  private var output: OutputFolder
  private var report: PortReport
  /// The files of the package that are compiled, by their paths in it.
  package private(set) var compiled: [String] = []
  /// The sources of each target as the project has them.
  private var sources: [String: [SourceText]] = [:]

  /// - Parameters:
  ///   - plan: what to write.
  ///   - folder: where.
  ///   - responder: the folder of this package, or its address.
  ///   - rewriter: rewrites the modules.
  ///   - say: is told of each step.
  package init(
    _ plan: PortPlan, into folder: String, responder: String, rewriter: any Rewriting,
    say: @escaping (String) -> Void
  ) throws {
    self.plan = plan
    self.rewriter = rewriter
    self.responder = responder
    self.say = say
    output = try OutputFolder(folder)
    report = PortReport(project: plan.name, output: folder)
  }

  /// Writes everything but the reports.
  package mutating func port() throws -> PortReport {
    report.refusals = plan.refusals
    let modules = Set(plan.targets.map(\.name))
    for target in plan.targets { readSources(of: target, modules: modules) }
    var bundles: [String: String] = [:]
    for target in plan.targets {
      var resources = ResourceWriter(plan, target)
      bundles[target.name] = try resources.write(into: &output)
      report.refusals += resources.refusals
      try write(target, resources: resources.count)
    }
    try output.write(
      ManifestFile.text(of: plan, responder: responder, bundles: bundles), to: "Package.swift")
    output.finish()
    return report
  }

  /// Writes the reports.
  package mutating func write(_ report: PortReport) throws {
    try output.write(report.json(), to: OutputFolder.report)
    try output.write(report.markdown, to: "Port-Report.md")
  }

  // Rules: PT-11.
  private mutating func readSources(of target: PlannedTarget, modules: Set<String>) {
    var texts: [SourceText] = []
    for path in target.sources {
      guard let text = DiskFiles(folder: plan.root).text(of: path) else {
        report.blockers.append(
          Refusal(
            path: path, construct: "file that is not there", advice: "the project names it"))
        continue
      }
      if let missing = KnownModules.missingImport(in: text, modules: modules) {
        report.blockers.append(
          Refusal(
            path: path, line: missing.line, construct: "import \(missing.module)",
            advice: "the module is not there; put a protocol before what the file does with it"))
      } else {
        texts.append(SourceText(path: path, text: text))
      }
    }
    sources[target.name] = texts
  }

  private mutating func write(_ target: PlannedTarget, resources: Int) throws {
    let texts = sources[target.name] ?? []
    say("\(target.name): \(texts.count) files, \(resources) resources")
    let result = rewriter.rewrite(
      SourceModule(
        name: target.name, files: texts,
        context: target.dependencies.flatMap { sources[$0] ?? [] },
        languageMode: target.languageMode,
        conditions: target.conditions))
    let folder = ManifestFile.folder(of: target)
    let common = commonFolder(of: texts.map(\.path))
    let rewritten =
      target.kind == .tests ? TestCaseAttributes.corrected(result.texts) : result.texts
    for (source, text) in zip(texts, rewritten) {
      let name = source.path.dropFirst(common.count).replacing("../", with: "Outside/")
      let file = Path.join(folder, String(name))
      try output.write(text, to: file)
      compiled.append(file)
    }
    try output.write(
      SupportFile.text(for: texts.map(\.text)), to: Path.join(folder, SupportFile.name))
    report.findings += result.findings
    report.targets.append(
      PortReport.Target(
        name: target.name, kind: target.kind, files: texts.count,
        changedFiles: zip(texts, rewritten).filter { $0.text != $1 }.count,
        resources: resources,
        tests: target.kind == .tests ? texts.reduce(0) { $0 + tests(in: $1.text) } : 0))
  }

  /// The folders that all paths begin with, with the slash behind them.
  private func commonFolder(of paths: [String]) -> String {
    guard var common = paths.first?.split(separator: "/").dropLast().map(String.init) else {
      return ""
    }
    for path in paths {
      let parts = path.split(separator: "/").dropLast().map(String.init)
      common = zip(common, parts).prefix { $0 == $1 }.map(\.0)
    }
    return common.map { $0 + "/" }.joined()
  }

  /// Functions of test cases, and tests of Swift Testing.
  private func tests(in text: String) -> Int {
    text.split(whereSeparator: \.isNewline).filter { line in
      line.contains("func test") || line.contains("@Test")
    }.count
  }
}
