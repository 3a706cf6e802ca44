// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import Testing

  @testable import UIKit
  @testable import UIKitWebHost

  @Suite("What a replay leaves to the one that begins anew")
  struct ReplayHeritageTests {
    /// A descriptor that stands for the socket of the host.
    private let listener = open("/dev/null", O_RDONLY)

    private func heritage() throws -> ReplayHeritage {
      ReplayHeritage(
        moment: 7,
        host: WebHostEstate(listener: listener, token: "word", pass: "cookie", isUsed: true),
        state: try BorrowedState(from: "/nowhere"))
    }

    @Test func `it is read as it was written, and the socket is not inherited further`() throws {
      defer { close(listener) }
      let given = try heritage()
      // A recording has lines of its own.
      let recording = Data("{\"a\": 1}\n\u{0}\n".utf8)
      let number = try given.write(recording)
      #expect(ReplayHeritage.inheritableFiles().isSuperset(of: [number, listener]))
      let taken = try #require(ReplayHeritage.read(number))
      #expect(taken.recording == recording)
      #expect(taken.heritage.moment == 7 && taken.heritage.host == given.host)
      #expect(taken.heritage.state.folder == given.state.folder)
      #expect(!ReplayHeritage.inheritableFiles().contains(listener))
    }

    @Test func `a file that somebody can name, or of another kind, is no heritage`() throws {
      defer { close(listener) }
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("heritage-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: path) }
      try (try JSONEncoder().encode(heritage()) + Data("\n{}".utf8)).write(to: path)
      let named = open(path.path, O_RDONLY)
      defer { close(named) }
      #expect(ReplayHeritage.read(named) == nil)
      #expect(ReplayHeritage.read(listener) == nil)
      for number in [-1, 0, 1, 2, Int32.max] { #expect(ReplayHeritage.read(number) == nil) }
    }

    @Test(arguments: ["", "no JSON\n", "{}\n", "{\"moment\": 1}"])
    func `a file without a name that holds something else is none`(_ text: String) throws {
      defer { close(listener) }
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("heritage-\(UUID().uuidString)")
      try Data(text.utf8).write(to: path)
      let number = open(path.path, O_RDONLY)
      try FileManager.default.removeItem(at: path)
      #expect(ReplayHeritage.read(number) == nil)
    }
  }
#endif
