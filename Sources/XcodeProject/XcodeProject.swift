// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: PT-1, PT-2, PT-3.
/// What a project file of Xcode says of its targets.
package struct XcodeProject: Equatable, Sendable {
  package let targets: [Target]
  /// Languages that texts are translated to, in the order of the project.
  package let regions: [String]
  /// The language of texts that are not translated.
  package let developmentRegion: String
  /// Swift packages that the project takes, by address or path.
  package let packages: [String]

  /// Reads the text of a `project.pbxproj`.
  ///
  /// - Parameters:
  ///   - text: the project file's text.
  ///   - file: its path, for messages.
  ///   - files: the files of the folder that the project is in.
  package init(_ text: String, file: String, files: any ProjectFiles) throws {
    let list = try PropertyListReader.read(text, file: file)
    let objects = try ObjectTable(list, file: file)
    let reader = TargetReader(objects: objects, tree: FileTree(objects), files: files)
    targets = objects.list("targets", of: objects.root).map(reader.target)
    regions = objects.root.list("knownRegions").filter { $0 != "Base" }
    developmentRegion = objects.root["developmentRegion"] ?? "en"
    packages = objects.list("packageReferences", of: objects.root)
      .compactMap { $0["repositoryURL"] ?? $0["relativePath"] }
  }
}
