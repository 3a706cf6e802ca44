// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The file in which an application's state is kept.
///
/// It is replaced as a whole: whoever reads it, even after the process was killed while it wrote,
/// finds either what was written last or what was there before. Processes that share a folder write
/// one after another.
struct StateFile {
  /// The folder; made when something is first written.
  let folder: String

  static let name = "state.json"
  private static let temporaryName = "state.json.new"
  /// Only the person who runs the application may read what it was doing.
  private static let folderPermissions = 0o700
  private static let writableByAll: mode_t = 0o002

  /// The folder that `--state-dir`, the environment or the desktop's convention names.
  static func folder(
    option: String?, environment: [String: String], processName: String
  ) -> String {
    if let option { return option }
    if let named = environment["UIKIT_STATE_DIR"], !named.isEmpty { return named }
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (state ?? NSHomeDirectory() + "/.local/state") + "/" + processName
  }

  /// What the file holds, or nil when there is none.
  func read() throws -> Data? {
    let path = folder + "/" + Self.name
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    close(try openFolder())
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Replaces what the file holds.
  func write(_ data: Data) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: Self.folderPermissions])
    let directory = try openFolder()
    defer { close(directory) }
    // Some file systems have no locks; there whoever writes last wins, or fails and says so.
    while flock(directory, LOCK_EX) != 0, errno == EINTR {}
    try replace(with: data)
    // Makes the new name last; some file systems have no way to, and none needs it to be consistent.
    _ = fsync(directory)
  }

  /// Opens the folder, unless everybody may put there what they like.
  private func openFolder() throws -> Int32 {
    let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { throw SystemFailure.last("open", folder) }
    var status = stat()
    guard fstat(directory, &status) == 0, status.st_mode & Self.writableByAll == 0 else {
      close(directory)
      throw SystemFailure(description: "everybody may write into \(folder)")
    }
    return directory
  }

  /// Writes beside the file and takes its name.
  ///
  /// What a process that was killed left there goes first: the new one is never a link to elsewhere.
  private func replace(with data: Data) throws {
    let temporary = folder + "/" + Self.temporaryName
    unlink(temporary)
    let file = PrivateFile.make(temporary)
    guard file >= 0 else { throw SystemFailure.last("open", temporary) }
    do {
      try Self.write(data, to: file, named: temporary)
      guard fsync(file) == 0 else { throw SystemFailure.last("fsync", temporary) }
    } catch {
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw SystemFailure.last("close", temporary) }
    let path = folder + "/" + Self.name
    guard rename(temporary, path) == 0 else { throw SystemFailure.last("rename", path) }
  }

  private static func write(_ data: Data, to file: Int32, named name: String) throws {
    try data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = Foundation.write(file, rest.baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          throw SystemFailure.last("write", name)
        }
        written += count
      }
    }
  }
}
