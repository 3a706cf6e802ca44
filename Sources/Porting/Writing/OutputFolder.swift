// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
import XcodeProject

// Rules: PT-13.
/// The folder that a package is written into; it changes what differs, and takes out what is left of
/// the last time, so that a build after it compiles only what changed.
package struct OutputFolder {
  package let path: String
  private var written: Set<String> = []
  /// Folders that are the command's own.
  private static let own = ["Sources", "Tests"]
  package static let report = "Port-Report.json"

  /// - Throws: if the folder holds something that this command did not write.
  package init(_ path: String) throws {
    self.path = path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard names.isEmpty || names.contains(Self.report) else {
      throw PortFailure(
        "\(path) is there, and not of this command: name another folder with --output.")
    }
  }

  package mutating func write(_ text: String, to file: String) throws {
    try write(Data(text.utf8), to: file)
  }

  package mutating func write(_ data: Data, to file: String) throws {
    written.insert(file)
    let place = Path.join(path, file)
    guard FileManager.default.contents(atPath: place) != data else { return }
    try FileManager.default.createDirectory(
      atPath: Path.join(place, ".."), withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: place))
  }

  /// Copies a file, or a folder with all that is in it.
  package mutating func copy(_ from: String, to file: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: from, isDirectory: &isFolder) else {
      throw PortFailure("There is no file \(from), which the project names.")
    }
    guard isFolder.boolValue else {
      guard let data = FileManager.default.contents(atPath: from) else {
        throw PortFailure("The file \(from) cannot be read.")
      }
      return try write(data, to: file)
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: from).sorted() {
      try copy(Path.join(from, name), to: Path.join(file, name))
    }
  }

  /// Takes out files of the last time that were not written this time.
  package func finish() {
    for folder in Self.own {
      let place = Path.join(path, folder)
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: place)) ?? []
      for name in names {
        let file = Path.join(folder, name)
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: Path.join(path, file), isDirectory: &isFolder)
        if !isFolder.boolValue, !written.contains(file) {
          try? FileManager.default.removeItem(atPath: Path.join(path, file))
        }
      }
    }
  }
}
