// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import XcodeProject

// Rules: PT-15.
/// Makes a plan of a folder of sources that no project describes.
package enum FolderPlanner {
  /// Plans one module of all sources, and one of each folder whose name ends in `Tests`.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - module: the name of the module; nil is that of the folder.
  package static func plan(folderAt path: String, module: String?) throws -> PortPlan {
    let name = BuildSettings.identifier(module ?? Path.name(path))
    var plan = PortPlan(name: Path.name(path), root: path)
    let all = DiskFiles(folder: path).files(below: "").filter { !isGenerated($0) }
    guard all.contains(where: { Path.kind($0) == "swift" }) else {
      throw PortFailure("There is no Swift file in \(path).")
    }
    let tests = Dictionary(grouping: all) { testFolder(of: $0) ?? "" }
    let own = tests[""] ?? []
    let texts = DiskFiles(folder: path)
    let isApplication = own.contains { file in
      Path.kind(file) == "swift" && hasEntry(texts.text(of: file) ?? "", file)
    }
    add(
      own, as: PlannedTarget(name: name, kind: isApplication ? .application : .library), to: &plan)
    for (folder, files) in tests.sorted(by: { $0.key < $1.key }) where folder != "" {
      var target = PlannedTarget(name: BuildSettings.identifier(Path.name(folder)), kind: .tests)
      target.dependencies = [name]
      add(files, as: target, to: &plan)
    }
    return plan
  }

  private static func add(_ files: [String], as target: PlannedTarget, to plan: inout PortPlan) {
    var target = target
    let sources = files.filter { ["swift", "m", "mm", "c", "cc", "cpp"].contains(Path.kind($0)) }
    let others = Set(sources)
    let resources = files.filter { file in
      !others.contains(file) && isResource(file)
    }
    plan.refusals += FileSorting.sort(sources: sources, resources: resources, into: &target)
    if !target.sources.isEmpty { plan.targets.append(target) }
  }

  private static func isResource(_ path: String) -> Bool {
    [
      "xcassets", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg", "gif", "svg", "webp",
      "json", "storyboard", "xib", "ttf", "otf", "bundle", "xcdatamodeld",
    ].contains(Path.kind(path))
  }

  /// Whether an application begins in a file.
  private static func hasEntry(_ text: String, _ path: String) -> Bool {
    Path.name(path) == "main.swift"
      || text.split(whereSeparator: \.isNewline).contains { line in
        let code = line.drop(while: \.isWhitespace)
        return ["@UIApplicationMain", "@main", "@NSApplicationMain"].contains {
          code.hasPrefix($0)
        }
      }
  }

  private static func testFolder(of path: String) -> String? {
    let parts = path.split(separator: "/").dropLast()
    guard let place = parts.firstIndex(where: { $0.hasSuffix("Tests") }) else { return nil }
    return parts[...place].joined(separator: "/")
  }

  private static func isGenerated(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    return parts.contains { ["Pods", "Carthage", "DerivedData", "build"].contains($0) }
      || parts.last == "Package.swift"
  }
}
