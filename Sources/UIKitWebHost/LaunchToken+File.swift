// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  extension LaunchToken {
    /// The token that a file keeps from launch to launch; without the file it is made, and so is a
    /// token.
    ///
    /// - Parameter path: of the file, which only its owner may read, and which is no link.
    /// - Throws: `WebHostError.unusableTokenFile`, with what to do about it.
    init(keptIn path: String) throws {
      let made = PrivateFile.make(path)
      if made >= 0 {
        self.init()
        let file = FileHandle(fileDescriptor: made, closeOnDealloc: true)
        do {
          try file.write(contentsOf: Data((text + "\n").utf8))
        } catch {
          unlink(path)
          throw Self.unusable(path, error.localizedDescription)
        }
      } else if errno == EEXIST {
        self.init(text: try Self.read(path))
      } else {
        throw Self.unusable(path, String(cString: strerror(errno)))
      }
    }

    private static func read(_ path: String) throws -> String {
      let bytes: Data
      do {
        // A byte more than a token and the end of its line, so that a longer file is no token.
        bytes = try OwnFile.read(path, upToCount: length + 2)
      } catch {
        throw unusable(path, error.reason)
      }
      var text = String(decoding: bytes, as: UTF8.self)
      if text.hasSuffix("\n") { text.removeLast() }
      guard text.utf8.count == length, text.utf8.allSatisfy(isDigit) else {
        throw unusable(path, "it holds no token; without the file one is made")
      }
      return text
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }

    private static func unusable(_ path: String, _ reason: String) -> WebHostError {
      .unusableTokenFile(path: path, reason: reason)
    }
  }
#endif
