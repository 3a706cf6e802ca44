// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if MediaKeys
  import Foundation

  /// A D-Bus of the test's own, which no player of the machine is on.
  final class PrivateBus: Sendable {
    /// The programs that the tests need.
    static let tools = ["dbus-daemon", "playerctl"]

    /// Whether they are installed.
    static var isAvailable: Bool { tools.allSatisfy { path(of: $0) != nil } }

    let address: String
    private let daemon: Process

    init() throws {
      daemon = Process()
      daemon.executableURL = Self.path(of: "dbus-daemon")
      daemon.arguments = ["--session", "--nofork", "--nopidfile", "--print-address"]
      let output = Pipe()
      daemon.standardOutput = output
      // It may outlive the test, and whoever reads the test's output waits for its last holder.
      daemon.standardError = FileHandle.nullDevice
      daemon.standardInput = FileHandle.nullDevice
      try daemon.run()
      var line = Data()
      while line.last != UInt8(ascii: "\n"),
        let byte = try output.fileHandleForReading.read(upToCount: 1),
        !byte.isEmpty
      {
        line += byte
      }
      address = String(decoding: line, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
    }

    deinit { daemon.terminate() }

    /// What `playerctl` prints, and how it ends; other tasks go on meanwhile.
    func playerctl(_ arguments: String...) async throws -> (output: String, status: Int32) {
      let address = address
      return try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(
            with: Result {
              let process = Process()
              process.executableURL = Self.path(of: "playerctl")
              process.arguments = arguments
              process.environment = ["DBUS_SESSION_BUS_ADDRESS": address]
              let output = Pipe()
              process.standardOutput = output
              process.standardError = output
              try process.run()
              let data = output.fileHandleForReading.readDataToEndOfFile()
              process.waitUntilExit()
              let text = String(decoding: data, as: UTF8.self)
              return (
                text.trimmingCharacters(in: .whitespacesAndNewlines), process.terminationStatus
              )
            })
        }
      }
    }

    /// What a `playerctl` prints that goes on listening for changes.
    func follow(_ format: String) throws -> Follower {
      guard let tool = Self.path(of: "playerctl") else { throw CocoaError(.fileNoSuchFile) }
      return try Follower(tool, ["--follow", "metadata", "--format", format], at: address)
    }

    private static func path(of tool: String) -> URL? {
      ["/usr/bin", "/usr/local/bin", "/bin"].map { URL(fileURLWithPath: "\($0)/\(tool)") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
  }

  /// A `playerctl` that listens, and the lines that it printed.
  final class Follower: Sendable {
    private let process = Process()
    private let output = Pipe()

    init(_ tool: URL, _ arguments: [String], at address: String) throws {
      process.executableURL = tool
      process.arguments = arguments
      process.environment = ["DBUS_SESSION_BUS_ADDRESS": address]
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    deinit { process.terminate() }

    /// Waits until a line is printed, passing over others; other tasks go on meanwhile.
    func until(_ wanted: String) async {
      let handle = output.fileHandleForReading
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          var line = Data()
          while let byte = try? handle.read(upToCount: 1), !byte.isEmpty {
            if byte.first != UInt8(ascii: "\n") {
              line += byte
            } else if String(decoding: line, as: UTF8.self) == wanted {
              break
            } else {
              line = Data()
            }
          }
          continuation.resume()
        }
      }
    }
  }
#endif
