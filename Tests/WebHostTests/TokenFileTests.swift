// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing

  @testable import UIKitWebHost

  @MainActor
  @Suite("Token files: an address that stays", .serialized, .timeLimit(.minutes(30)))
  struct TokenFileTests {
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("token-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// What a launch with this file says, or nil when it starts.
    private func complaint(_ path: String) -> String? {
      do {
        _ = try Launch { $0.tokenFile = path }
        return nil
      } catch {
        return "\(error)"
      }
    }

    @Test func `the address is the same at the next launch, and only its owner may read the file`()
      async throws
    {
      let file = path("token")
      let first = try Launch { $0.tokenFile = file }
      let (token, port, url) = (first.token, first.port, first.host.url)
      first.host.stop()
      // A program that another test started meanwhile may hold the port until it ends.
      var again: Launch?
      try await eventually {
        again = try? Launch {
          $0.tokenFile = file
          $0.port = port
        }
        return again != nil
      }
      let second = try #require(again)
      #expect(second.token == token && second.host.url == url)
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      let page = try await second.page()
      withExtendedLifetime(page) {}
      try FileManager.default.removeItem(at: folder)
    }

    @Test func `a file that others could have made or read is told for what it is`() throws {
      let manager = FileManager.default
      let good = LaunchToken().text
      func make(_ name: String, _ text: String, _ permissions: Int = 0o600) {
        _ = manager.createFile(
          atPath: path(name), contents: Data(text.utf8),
          attributes: [.posixPermissions: permissions])
      }
      make("fine", good)
      make("open", good, 0o644)
      for (name, text) in [
        ("empty", ""), ("short", "abc\n"), ("long", good + "0"), ("letters", good.dropLast() + "g"),
        ("lines", good + "\n\n"),
      ] { make(name, text) }
      try manager.createSymbolicLink(atPath: path("link"), withDestinationPath: path("fine"))
      try #require(mkfifo(path("pipe"), 0o600) == 0)
      func expected(_ name: String, _ reason: String) -> String {
        "The token of the address cannot be kept in \(path(name)): \(reason)."
      }
      #expect(complaint(path("fine")) == nil)
      #expect(
        complaint(path("open"))
          == expected("open", "others may read or change it; chmod 600 makes it yours alone"))
      for name in ["empty", "short", "long", "letters", "lines"] {
        #expect(
          complaint(path(name))
            == expected(name, "it holds no token; without the file one is made"))
      }
      #expect(complaint(path("link")) == expected("link", "it is a link"))
      #expect(complaint(path("pipe")) == expected("pipe", "it is not a file"))
      #expect(complaint(path("no/token")) == expected("no/token", "No such file or directory"))
      try manager.removeItem(at: folder)
    }
  }
#endif
