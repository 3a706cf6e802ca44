// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import Synchronization

  /// A file that may be dropped outside the page: its bytes, for whoever knows its key.
  struct OfferedFile: Sendable, Equatable {
    /// Such as `image/png`.
    var mediaType: String
    /// Where it may be put, without anything that leads elsewhere.
    var name: String
    var data: Data

    /// Bytes that a name has at most: what file systems take, with room for what a browser adds.
    static let longestName = 200

    /// - Parameter name: what the application calls it.
    init(mediaType: String, name: String, data: Data) {
      self.mediaType =
        WireClipboard.isMediaType(mediaType) ? mediaType : "application/octet-stream"
      self.name = Self.cleaned(name)
      self.data = data
    }

    // Rules: DD-106.
    /// A name without folders, colons, which end it on the wire, and what cannot be seen.
    private static func cleaned(_ name: String) -> String {
      // By scalars: a slash with an accent is another character, and leads elsewhere all the same.
      let parts = name.unicodeScalars.split { $0 == "/" || $0 == "\\" }
      let last = parts.last.map { String($0) } ?? ""
      let seen = last.unicodeScalars.filter { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: !"<>:\"|?*".unicodeScalars.contains(scalar)
        }
      }
      var cleaned = String(String.UnicodeScalarView(seen)).drop { $0 == "." || $0 == " " }
      while cleaned.utf8.count > longestName { cleaned.removeLast() }
      return cleaned.isEmpty ? "file" : String(cleaned)
    }
  }

  /// The file that was offered last, for the server to send once, to whoever knows its key.
  ///
  /// Filled on the main actor, read on the server's thread.
  final class OfferedFileStore: Sendable {
    private let offered = Mutex<(key: String, file: OfferedFile)?>(nil)

    /// Keeps a file in the place of the one before.
    ///
    /// - Returns: its key, which nobody guesses.
    func put(_ file: OfferedFile) -> String {
      let key = LaunchToken().text
      offered.withLock { $0 = (key, file) }
      return key
    }

    /// Hands the file with this key over, and lets it go; nil for another key.
    func take(_ key: String) -> OfferedFile? {
      offered.withLock { offered in
        guard let found = offered, found.key == key else { return nil }
        offered = nil
        return found.file
      }
    }

    /// Lets the file go.
    func removeAll() { offered.withLock { $0 = nil } }
  }
#endif
