// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import XcodeProject

// Rules: PT-14, PT-15, PT-17.
/// The command from its arguments to its reports.
package struct PortCommand {
  private let options: PortOptions
  private let rewriter: any Rewriting
  private let say: (String) -> Void

  /// - Parameters:
  ///   - options: what was asked for.
  ///   - rewriter: rewrites the modules.
  ///   - say: is told of each step.
  package init(
    _ options: PortOptions, rewriter: any Rewriting, say: @escaping (String) -> Void
  ) {
    self.options = options
    self.rewriter = rewriter
    self.say = say
  }

  /// Ports the project.
  ///
  /// - Returns: what became of it; with `--build` or `--test` also what the build said.
  @discardableResult
  package func run() throws -> PortReport {
    let input = absolute(options.input)
    say("reading \(input)")
    let plan = try plan(for: input)
    let output = absolute(
      options.output ?? Path.join(beside(input), plan.name + "-Linux"))
    var porter = try Porter(
      plan, into: output, responder: responder, rewriter: rewriter, say: say)
    var report = try porter.port()
    if options.builds || options.tests {
      report.build = try build(output, files: porter.compiled)
    }
    try porter.write(report)
    say(report.summary)
    if let build = report.build { say(text(of: build)) }
    say("\(output): Port-Report.md says it in full. Next: cd \(output) && swift test")
    return report
  }

  /// Plans by what the path leads to.
  private func plan(for input: String) throws -> PortPlan {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: input, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw PortFailure("There is no folder \(input).") }
    if Path.kind(input) == "xcodeproj" { return try ProjectPlanner.plan(projectAt: input) }
    let names = try FileManager.default.contentsOfDirectory(atPath: input)
    let projects = names.filter { Path.kind($0) == "xcodeproj" }
    if names.contains("Package.swift"), options.module == nil {
      return try PackagePlanner.plan(packageAt: input)
    }
    if projects.count == 1, options.module == nil {
      return try ProjectPlanner.plan(projectAt: Path.join(input, projects[0]))
    }
    return try FolderPlanner.plan(folderAt: input, module: options.module)
  }

  private func build(_ output: String, files: [String]) throws -> BuildResult {
    let place = ["--package-path", output] + options.swiftOptions
    let command = ["swift", "build", "--build-tests"] + place
    say(command.joined(separator: " "))
    let run = try ToolRun.run(command) { line in
      if line.hasPrefix("["), line.contains("Compiling") { say(String(line)) }
    }
    var result = BuildResult(
      output: run.output, status: run.status, folder: output, files: files)
    if options.tests, result.isComplete {
      let test = ["swift", "test", "--skip-build"] + place
      say(test.joined(separator: " "))
      let tests = try ToolRun.run(test) { line in
        if line.contains("error:") { say(String(line)) }
      }
      result.tests = BuildResult.summary(ofTests: tests.output)
      result.testsPass = tests.status == 0
    }
    return result
  }

  private func text(of build: BuildResult) -> String {
    if build.isComplete { return "all files compile. \(build.tests ?? "")" }
    return "\(build.compiledFiles) files without an error, \(build.failedFiles.count) with"
  }

  private var responder: String {
    let place = options.responder
    return place.contains("://") || place.hasPrefix("git@") ? place : absolute(place)
  }

  private func beside(_ input: String) -> String { Path.join(input, "..") }

  private func absolute(_ path: String) -> String {
    Path.join(FileManager.default.currentDirectoryPath, path)
  }
}
