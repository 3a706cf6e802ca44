// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import PackagePlugin

// Rules: PT-18.
/// Compiles a target's sources, written for iOS, on Linux: what is compiled is what the rewriter makes
/// of all Swift files in the folder of the target but those that the manifest lists.
@main
struct PortSources: BuildToolPlugin {
  func createBuildCommands(
    context: PluginContext, target: any PackagePlugin.Target
  ) async throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let folder = context.pluginWorkDirectoryURL.appendingPathComponent("Rewritten")
    let names = originals(of: module)
    let files = names.map { module.directoryURL.appendingPathComponent($0) }
    let below = module.dependencies.flatMap { dependency -> [URL] in
      guard case .target(let other) = dependency, let other = other as? SwiftSourceModuleTarget
      else { return [] }
      return originals(of: other).map { other.directoryURL.appendingPathComponent($0) }
    }
    let outputs = (names + ["Port+Resources.swift"]).map {
      folder.appendingPathComponent($0.replacingOccurrences(of: "/", with: "+"))
    }
    return [
      .buildCommand(
        displayName: "Rewriting \(module.name)",
        executable: try context.tool(named: "Port").url,
        arguments: ["rewrite", module.moduleName, module.directoryURL.path, folder.path]
          + names + below.flatMap { ["--context", $0.path] },
        inputFiles: files + below,
        outputFiles: outputs)
    ]
  }

  /// The Swift files in the folder of a target that are not compiled as they are.
  private func originals(of module: SwiftSourceModuleTarget) -> [String] {
    let root = module.directoryURL.standardizedFileURL.path
    // Files that the manifest does not list are among these too, as files of no known kind.
    let compiled = Set(
      module.sourceFiles.filter { $0.type == .source }.map { $0.url.standardizedFileURL.path })
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return names.filter { $0.hasSuffix(".swift") && !compiled.contains(root + "/" + $0) }.sorted()
  }
}
