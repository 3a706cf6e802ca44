// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import Testing

  @Suite("Gallery: in a browser")
  struct WebRunTests {
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `gallery says where its page is, and ends when it is interrupted`(
      _ signal: Int32
    ) throws {
      let process = Executable.process(["--host", "web", "--port", "0", "--accelerometer", "auto"])
      process.environment?["UIKIT_TRACE"] = "nonsense"
      let (stdout, stderr) = (Pipe(), Pipe())
      process.standardOutput = stdout
      process.standardError = stderr
      // A run of the tests may be one that outlives its terminal; the gallery is not to inherit that.
      let former = signal == SIGHUP ? Foundation.signal(SIGHUP, SIG_DFL) : nil
      try process.run()
      if signal == SIGHUP { Foundation.signal(SIGHUP, former) }
      defer { if process.isRunning { process.terminate() } }
      // It ends without a newline only when the process does, and then it says why.
      var line = Data()
      while line.last != UInt8(ascii: "\n") {
        let part = stdout.fileHandleForReading.availableData
        if part.isEmpty { break }
        line += part
      }
      let said = String(decoding: line, as: UTF8.self)
      let address = try #require(said.split(separator: " ").first { $0.hasPrefix("http://") })
      #expect(
        said == "Gallery runs at \(address) — open it in a browser; Ctrl-C ends it.\n")
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0 && process.terminationReason == .exit)
      let errors = String(
        decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      #expect(errors.hasPrefix("UIKIT_TRACE: unknown topic nonsense; topics are all, "))
    }

    #if TLS
      @Test func `gallery tells how to know its certificate, which stays from launch to launch`()
        throws
      {
        let folder = NSTemporaryDirectory() + "gallery-\(UUID().uuidString)"
        /// What a launch says up to the fingerprint, which is the last of it.
        func launch() throws -> [Substring] {
          let process = Executable.process([
            "--host", "web", "--port", "0", "--address", "0.0.0.0", "--state-dir", folder,
          ])
          let stdout = Pipe()
          process.standardOutput = stdout
          try process.run()
          defer {
            process.terminate()
            process.waitUntilExit()
          }
          var said = ""
          while said.filter(\.isNewline).count < 4 {
            let part = stdout.fileHandleForReading.availableData
            if part.isEmpty { break }
            said += String(decoding: part, as: UTF8.self)
          }
          return said.split(separator: "\n")
        }
        let first = try launch()
        #expect(first.count == 4)
        #expect(first[0].hasPrefix("Gallery runs at https://"))
        #expect(first[1].hasPrefix("Other devices of your network reach this address; the first "))
        #expect(first[3].count == 97 && first[3].hasPrefix("  "))
        #expect(try launch().last == first[3])
        try FileManager.default.removeItem(atPath: folder)
      }
    #endif

    @Test func `gallery shows no script in a browser`() throws {
      let run = try Executable.run(["--host", "web", "--script", "-"])
      #expect(run.status == 2 && run.errors == "--script needs --host headless.\n")
    }
  }
#endif
