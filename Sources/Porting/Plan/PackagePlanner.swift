// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
package import XcodeProject

// Rules: PT-15.
/// Makes a plan of a Swift package, of what the package manager says of its manifest.
package enum PackagePlanner {
  /// Plans the package in a folder.
  package static func plan(packageAt path: String) throws -> PortPlan {
    let run = try ToolRun.run(
      ["swift", "package", "--package-path", path, "dump-package"], each: { _ in })
    guard run.status == 0, let start = run.output.firstIndex(of: "{") else {
      throw PortFailure("The manifest of \(path) cannot be read:\n\(run.output)")
    }
    return try plan(json: String(run.output[start...]), root: path, files: DiskFiles(folder: path))
  }

  /// Plans a package from the text of `swift package dump-package`.
  package static func plan(
    json: String, root: String, files: any ProjectFiles
  ) throws -> PortPlan {
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(json.utf8)) else {
      throw PortFailure("The description of the package in \(root) cannot be read.")
    }
    var plan = PortPlan(name: manifest.name, root: root)
    let names = Set(manifest.targets.map(\.name))
    for target in manifest.targets {
      add(target, names: names, files: files, to: &plan)
    }
    return plan
  }

  private static func add(
    _ target: Manifest.Target, names: Set<String>, files: any ProjectFiles, to plan: inout PortPlan
  ) {
    let kinds: [String: PlannedTarget.Kind] = [
      "regular": .library, "executable": .application, "test": .tests,
    ]
    guard let kind = kinds[target.type] else {
      return plan.refusals.append(
        Refusal(
          path: target.name, construct: "target of another kind",
          advice: "an application, frameworks, libraries and unit tests are taken"))
    }
    let folder = target.path ?? (kind == .tests ? "Tests/" : "Sources/") + target.name
    let excluded = target.exclude ?? []
    let found = files.files(below: folder)
      .filter { name in !excluded.contains { name == $0 || name.hasPrefix($0 + "/") } }
      .filter { name in
        target.sources.map { list in list.contains { name == $0 || name.hasPrefix($0 + "/") } }
          ?? true
      }
      .map { Path.join(folder, $0) }
    var planned = PlannedTarget(name: BuildSettings.identifier(target.name), kind: kind)
    let needed = target.dependencies.compactMap(\.name)
    planned.dependencies = needed.filter(names.contains).map(BuildSettings.identifier)
    plan.refusals += needed.filter { !names.contains($0) }.map {
      Refusal(
        path: "\(target.name): \($0)", construct: "product of a Swift package",
        advice: "if it builds on Linux, add it to the manifest that was written")
    }
    let isCode = { (path: String) in
      ["swift", "m", "mm", "c", "cc", "cpp"].contains(Path.kind(path))
    }
    plan.refusals += FileSorting.sort(
      sources: found.filter(isCode),
      resources: found.filter { !isCode($0) && !["h", "md", "docc"].contains(Path.kind($0)) },
      into: &planned)
    if !planned.sources.isEmpty { plan.targets.append(planned) }
  }

  /// What is of use here in the description of a package.
  private struct Manifest: Decodable {
    let name: String
    let targets: [Target]

    struct Target: Decodable {
      let name: String
      let type: String
      let path: String?
      let exclude: [String]?
      let sources: [String]?
      let dependencies: [Dependency]
    }

    /// `{"byName": ["Name", null]}`, or `target`, or `product`.
    struct Dependency: Decodable {
      let name: String?

      init(from decoder: any Decoder) throws {
        let values = try decoder.singleValueContainer().decode([String: [Part]].self)
        name = values.first?.value.first?.text
      }
    }

    /// A part that is read if it is a text.
    struct Part: Decodable {
      let text: String?

      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
  }
}
