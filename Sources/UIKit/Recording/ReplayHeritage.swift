// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost
  import UIKitWebHost

  /// What a replay leaves to the one that begins anew in its process: the recording, the address,
  /// the state that the application begins with, and the moment to go to.
  ///
  /// It lies in a file without a name, for it lets in whoever reads it.
  struct ReplayHeritage: Codable {
    /// Has the number of the file; not for people.
    static let variable = "UIKIT_REPLAY_HERITAGE"

    let moment: Int
    let host: WebHostEstate
    let state: BorrowedState

    /// What the program that was executed before left in this process, and the recording's file;
    /// nil when there was none.
    static func take() -> (heritage: ReplayHeritage, recording: Data)? {
      let environment = ProcessInfo.processInfo.environment
      guard let word = environment[variable], let number = Int32(word) else { return nil }
      // Programs that the application starts are not to have it.
      unsetenv(variable)
      return read(number)
    }

    /// Reads and closes the file with a number; nil when it is none that a program left.
    static func read(_ number: Int32) -> (heritage: ReplayHeritage, recording: Data)? {
      var status = stat()
      guard number > STDERR_FILENO, fstat(number, &status) == 0,
        status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(), status.st_nlink == 0
      else { return nil }
      let file = FileHandle(fileDescriptor: number, closeOnDealloc: true)
      guard let data = try? file.readToEnd(), let end = data.firstIndex(of: newline),
        let heritage = try? JSONDecoder().decode(Self.self, from: data[..<end])
      else { return nil }
      _ = fcntl(heritage.host.listener, F_SETFD, FD_CLOEXEC)
      return (heritage, Data(data[data.index(after: end)...]))
    }

    /// The numbers of the files that programs inherit which this process executes, but for the
    /// standard streams.
    static func inheritableFiles() -> Set<Int32> {
      let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      let numbers = (names ?? []).compactMap { Int32($0) }.filter { $0 > STDERR_FILENO }
      return Set(
        numbers.filter { number in
          let flags = fcntl(number, F_GETFD)
          return flags >= 0 && flags & FD_CLOEXEC == 0
        })
    }

    /// Executes this program once more in this process, with the same words; it goes on to the
    /// moment.
    ///
    /// - Parameters:
    ///   - recording: what the file holds.
    ///   - given: the files that the process was launched with, which are not its own to close.
    /// - Throws: what kept it from that.
    func execute(with recording: Data, leaving given: Set<Int32>) throws -> Never {
      let file = try write(recording)
      // What the application printed and is still in the buffers of C would be gone.
      fflush(nil)
      let kept = given.union([file, host.listener])
      for number in Self.inheritableFiles().subtracting(kept) {
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
      }
      setenv(Self.variable, "\(file)", 1)
      execv(Self.program, CommandLine.unsafeArgv)
      throw SystemFailure.last("execv", Self.program)
    }

    /// Writes all of it into a file that has no name when it is there.
    ///
    /// - Parameter recording: what the recording's file holds.
    /// - Returns: the number of the file, which programs inherit.
    /// - Throws: what kept it from that.
    func write(_ recording: Data) throws -> Int32 {
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("replay-\(UUID().uuidString)").path
      let made = PrivateFile.make(path)
      guard made >= 0 else { throw SystemFailure.last("open", path) }
      defer { unlink(path) }
      let handle = FileHandle(fileDescriptor: made, closeOnDealloc: true)
      try handle.write(contentsOf: try JSONEncoder().encode(self) + [Self.newline] + recording)
      let file = open(path, O_RDONLY)
      guard file >= 0 else { throw SystemFailure.last("open", path) }
      return file
    }

    private static let newline = UInt8(ascii: "\n")
    /// The program itself, even when another was built in its place.
    private static let program = "/proc/self/exe"
  }
#endif
