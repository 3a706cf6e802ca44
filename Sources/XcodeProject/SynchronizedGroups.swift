// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: PT-3.
/// Folders whose files belong to a target without being listed, since Xcode 16.
extension TargetReader {
  /// Takes the files of a folder into a target.
  ///
  /// - Parameters:
  ///   - group: the folder.
  ///   - object: the target.
  ///   - owns: whether the folder is the target's: exceptions are left out. Else only they are taken.
  ///   - target: where they go.
  func read(
    synchronized group: ProjectObject, of object: ProjectObject, owns: Bool,
    into target: inout Target
  ) {
    guard let folder = tree.paths[group.id] else { return }
    let exceptions = objects.list("exceptions", of: group)
      .filter { $0["target"] == object.id }
      .flatMap { $0.list("membershipExceptions") }
    let information = target.settings["INFOPLIST_FILE"] ?? ""
    for name in files.files(below: folder) {
      let path = Path.join(folder, name)
      guard owns != covers(exceptions, name), path != information else { continue }
      switch Path.kind(name) {
      case "swift", "m", "mm", "c", "cc", "cpp", "metal": target.sources.append(path)
      case "h", "hpp", "pch", "xcconfig", "entitlements", "md": break
      default: target.resources.append(path)
      }
    }
  }

  /// Takes what the exceptions of other targets' folders give to this one.
  func readBorrowed(of object: ProjectObject, into target: inout Target) {
    let own = Set(object.list("fileSystemSynchronizedGroups"))
    let others = objects.list("targets", of: objects.root)
      .flatMap { objects.list("fileSystemSynchronizedGroups", of: $0) }
    var seen = own
    for group in others where seen.insert(group.id).inserted {
      read(synchronized: group, of: object, owns: false, into: &target)
    }
  }

  private func covers(_ exceptions: [String], _ name: String) -> Bool {
    exceptions.contains { $0 == name || name.hasPrefix($0 + "/") || $0 == "/Localized: " + name }
  }
}
