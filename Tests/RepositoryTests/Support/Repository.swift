// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The files of this repository, read once.
enum Repository {
  /// The folder that holds `Package.swift`; not that of `Scripts/test-module`, which links here.
  static let root: URL = {
    var folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// Every Swift file below `Sources`, `Tests`, `Examples`, `Benchmarks` and `Fuzz`.
  static let swiftFiles = files(
    in: ["Sources", "Tests", "Examples", "Benchmarks", "Fuzz"], ending: "swift"
  )
  .map(SwiftFile.init)

  /// The Swift files below a folder of the repository.
  static func swiftFiles(in folder: String) -> [SwiftFile] {
    swiftFiles.filter { $0.path.hasPrefix(folder + "/") }
  }

  /// The text of a file, by its path from the root.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Paths from the root of the files below `folders` with an extension, sorted.
  static func files(in folders: [String], ending: String) -> [String] {
    folders.flatMap { folder -> [String] in
      let base = root.appending(path: folder).path
      guard let walker = FileManager.default.enumerator(atPath: base) else { return [] }
      return walker.compactMap { $0 as? String }
        .filter { $0.hasSuffix("." + ending) && !isBuilt($0) }
        .map { folder + "/" + $0 }
    }.sorted()
  }

  private static func isBuilt(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".build") }
  }
}
