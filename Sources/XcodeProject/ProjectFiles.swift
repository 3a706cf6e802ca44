// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What a project needs to know of the folder that it is in.
package protocol ProjectFiles {
  /// The text of a file; nil if there is none.
  func text(of path: String) -> String?
  /// The files below a folder by their paths from there. What is one thing to Xcode, such as an asset
  /// catalogue or a bundle, is one, and nothing within it.
  func files(below path: String) -> [String]
}

/// Files on disk, by their paths from a folder.
package struct DiskFiles: ProjectFiles {
  package let folder: String

  package init(folder: String) { self.folder = folder }

  /// Folders that are one thing to Xcode.
  package static let wholes: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "framework", "xcframework", "docc", "app",
    "playground", "scnassets", "mlpackage", "xcodeproj", "xcworkspace",
  ]

  package func text(of path: String) -> String? {
    FileManager.default.contents(atPath: Path.join(folder, path))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  package func files(below path: String) -> [String] {
    let root = Path.join(folder, path)
    guard let walk = FileManager.default.enumerator(atPath: root) else { return [] }
    var files: [String] = []
    for case let name as String in walk {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: Path.join(root, name), isDirectory: &isFolder)
      guard exists else { continue }
      if Path.name(name).hasPrefix(".") {
        if isFolder.boolValue { walk.skipDescendants() }
      } else if !isFolder.boolValue {
        files.append(name)
      } else if Self.wholes.contains(Path.kind(name)) {
        walk.skipDescendants()
        files.append(name)
      }
    }
    return files.sorted()
  }
}
