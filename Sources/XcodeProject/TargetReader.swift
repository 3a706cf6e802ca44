// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Reads the targets of a project: settings, phases, dependencies.
struct TargetReader {
  let objects: ObjectTable
  let tree: FileTree
  let files: any ProjectFiles

  func target(_ object: ProjectObject) -> Target {
    let name = object["name"] ?? object["productName"] ?? object.id
    var target = Target(name: name, kind: kind(of: object))
    target.settings = settings(of: object, name: name)
    for phase in objects.list("buildPhases", of: object) { read(phase, into: &target) }
    for group in objects.list("fileSystemSynchronizedGroups", of: object) {
      read(synchronized: group, of: object, owns: true, into: &target)
    }
    readBorrowed(of: object, into: &target)
    target.dependencies = objects.list("dependencies", of: object).compactMap(dependency)
    target.packageProducts += objects.list("packageProductDependencies", of: object)
      .compactMap { $0["productName"] }
    target.packageProducts = unique(target.packageProducts)
    target.sources = unique(target.sources)
    target.resources = unique(target.resources)
    return target
  }

  private func kind(of object: ProjectObject) -> Target.Kind {
    guard object.kind == "PBXNativeTarget" else { return .other(object.kind) }
    return Target.Kind(productType: object["productType"] ?? "")
  }

  private func dependency(_ object: ProjectObject) -> String? {
    objects[object["target"]]?["name"] ?? object["name"]
  }

  private func read(_ phase: ProjectObject, into target: inout Target) {
    let references = objects.list("files", of: phase)
    switch phase.kind {
    case "PBXSourcesBuildPhase":
      target.sources += references.flatMap(paths)
    case "PBXResourcesBuildPhase":
      target.resources += references.flatMap(paths)
    case "PBXFrameworksBuildPhase":
      target.frameworks += references.compactMap(frameworkName)
      target.packageProducts += references.compactMap { objects[$0["productRef"]]?["productName"] }
    case "PBXShellScriptBuildPhase":
      target.scripts.append(phase["name"] ?? "Run Script")
    default:
      break
    }
  }

  /// The files of a build file: one, or those of all languages.
  private func paths(of build: ProjectObject) -> [String] {
    guard let file = objects[build["fileRef"]] else { return [] }
    if file.kind == "PBXVariantGroup" {
      return objects.list("children", of: file).compactMap { tree.paths[$0.id] }
    }
    return tree.paths[file.id].map { [$0] } ?? []
  }

  private func frameworkName(_ build: ProjectObject) -> String? {
    guard let file = objects[build["fileRef"]], let path = file["path"] ?? file["name"] else {
      return nil
    }
    return Path.name(path).split(separator: ".").first.map(String.init)
  }

  // Rules: PT-4.
  private func settings(of object: ProjectObject, name: String) -> BuildSettings {
    var settings = BuildSettings(["TARGET_NAME": name, "SRCROOT": "", "PROJECT_DIR": ""])
    for owner in [objects.root, object] {
      guard let configuration = configuration(of: owner) else { continue }
      if let base = configuration["baseConfigurationReference"], let path = tree.paths[base] {
        settings.override(with: ConfigurationFile.read(path, files: files))
      }
      settings.override(
        with: configuration.dictionary("buildSettings").compactMapValues { value in
          value.string ?? value.array.map { $0.compactMap(\.string).joined(separator: " ") }
        })
    }
    return settings
  }

  /// The configuration for building while one works on it, which is usually called Debug.
  private func configuration(of owner: ProjectObject) -> ProjectObject? {
    guard let list = objects[owner["buildConfigurationList"]] else { return nil }
    let all = objects.list("buildConfigurations", of: list)
    return all.first { $0["name"] == "Debug" }
      ?? all.first { $0["name"] == list["defaultConfigurationName"] } ?? all.first
  }

  private func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }
}
