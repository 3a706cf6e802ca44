// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation

  /// An address as a code that the camera of a phone reads, drawn on a terminal by `qrencode`.
  enum AddressCode {
    static let command = "qrencode"

    /// The code on the terminal that the output goes to; empty where it goes elsewhere.
    static func lines(for address: URL) -> String {
      guard isatty(STDOUT_FILENO) != 0 else { return "" }
      return lines(for: address, path: ProcessInfo.processInfo.environment["PATH"] ?? "")
    }

    /// The code, or how to get one.
    ///
    /// - Parameter path: the folders in which commands are looked for, with colons between them.
    /// - Returns: empty when the command draws nothing.
    static func lines(for address: URL, path: String) -> String {
      let files = path.split(separator: ":").map { "\($0)/\(command)" }
      guard let file = files.first(where: FileManager.default.isExecutableFile) else {
        return
          "With \(command) installed, this address is shown as a code for the camera of a phone.\n"
      }
      return drawing(of: address, by: file)
    }

    /// What the command prints; the address lets somebody in, so it is not among the words of a
    /// process, which others on this machine may read.
    private static func drawing(of address: URL, by file: String) -> String {
      let process = Process()
      let (input, output) = (Pipe(), Pipe())
      process.executableURL = URL(fileURLWithPath: file)
      process.arguments = ["-t", "ANSIUTF8"]
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return "" }
      try? input.fileHandleForWriting.write(contentsOf: Data(address.absoluteString.utf8))
      try? input.fileHandleForWriting.close()
      // Its end is the end of the process, which is not waited for: that would run timers in the middle
      // of a launch.
      let drawn = (try? output.fileHandleForReading.readToEnd()) ?? Data()
      return String(decoding: drawn, as: UTF8.self)
    }
  }
#endif
