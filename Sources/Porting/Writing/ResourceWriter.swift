// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import XcodeProject

// Rules: PT-5, PT-6, PT-7, PT-8.
/// Writes the bundle of a target: pictures, colours, texts, files, and what describes it.
struct ResourceWriter {
  let plan: PortPlan
  let target: PlannedTarget
  private(set) var refusals: [Refusal] = []
  private(set) var count = 0

  init(_ plan: PortPlan, _ target: PlannedTarget) {
    self.plan = plan
    self.target = target
  }

  /// Writes the bundle.
  ///
  /// - Returns: its name in the folder of the target; nil if the target needs none.
  mutating func write(into output: inout OutputFolder) throws -> String? {
    guard target.kind == .application || !target.resources.isEmpty else { return nil }
    let ending = [.application: "app", .library: "framework"][target.kind] ?? "xctest"
    let name = "\(target.name).\(ending)"
    let folder = Path.join(ManifestFile.folder(of: target), name)
    var assets = AssetReader(root: plan.root)
    var texts = StringTables()
    for path in target.resources {
      let place = Path.join(plan.root, path)
      switch Path.kind(path) {
      case "xcassets": assets.read(path)
      case "strings": texts.read(strings: data(at: place), path: path)
      case "xcstrings": texts.read(catalogue: data(at: place), path: path)
      default: try copy(path, into: folder, &output)
      }
    }
    for copy in assets.copies {
      try output.copy(Path.join(plan.root, copy.from), to: Path.join(folder, copy.to))
    }
    for (path, table) in texts.tables {
      try output.write(StringTables.file(of: table), to: Path.join(folder, path))
    }
    if assets.index != AssetIndex() {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try output.write(encoder.encode(assets.index), to: Path.join(folder, "Assets.json"))
    }
    try writeInformation(into: folder, &output)
    refusals += assets.refusals + texts.refusals
    count += assets.index.images.count + assets.index.colors.count + texts.tables.count
    return name
  }

  private mutating func copy(
    _ path: String, into folder: String, _ output: inout OutputFolder
  ) throws {
    let language = Path.language(path).map { $0 + ".lproj/" } ?? ""
    do {
      try output.copy(
        Path.join(plan.root, path), to: Path.join(folder, language + Path.name(path)))
      count += 1
    } catch let failure as PortFailure {
      refusals.append(
        Refusal(
          path: path, construct: "resource that cannot be read", advice: failure.description))
    }
  }

  private mutating func writeInformation(
    into folder: String, _ output: inout OutputFolder
  ) throws {
    let set = target.settings["INFOPLIST_FILE"] ?? ""
    let file = Path.join(plan.root, set)
    let data = set.isEmpty ? nil : FileManager.default.contents(atPath: file)
    let (values, isRead) = InformationFile.values(
      of: target, data: data, region: plan.developmentRegion)
    if !isRead {
      refusals.append(
        Refusal(path: set, construct: "Info.plist that cannot be read", advice: "save it in Xcode"))
    }
    for key in ["UIMainStoryboardFile", "NSMainStoryboardFile"] where values[key] != nil {
      refusals.append(
        Refusal(
          path: set, construct: "interface file",
          advice: "make the window in the delegate, in code, instead of \(key)"))
    }
    if let data = InformationFile.data(of: values) {
      try output.write(data, to: Path.join(folder, "Info.plist"))
    }
  }

  private func data(at path: String) -> Data {
    FileManager.default.contents(atPath: path) ?? Data()
  }
}
