// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation

  /// Files that hold secrets of the person who runs the application.
  enum OwnFile {
    /// Why a file is not read, as the end of a sentence.
    struct Fault: Error { let reason: String }

    private static let notForOthers: mode_t = 0o077

    /// What a file holds, if nobody else can read or change it and it is no link.
    ///
    /// - Parameter count: the bytes that are read at most.
    static func read(_ path: String, upToCount count: Int) throws(Fault) -> Data {
      // Not waited for, in case it is a pipe.
      let opened = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard opened >= 0 else {
        throw Fault(reason: errno == ELOOP ? "it is a link" : String(cString: strerror(errno)))
      }
      let file = FileHandle(fileDescriptor: opened, closeOnDealloc: true)
      var status = stat()
      guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        throw Fault(reason: "it is not a file")
      }
      guard status.st_uid == geteuid(), status.st_mode & notForOthers == 0 else {
        throw Fault(reason: "others may read or change it; chmod 600 makes it yours alone")
      }
      return (try? file.read(upToCount: count)) ?? Data()
    }
  }
#endif
