// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch
import Foundation
import Synchronization
import Testing

@testable import UIKit
@testable import UIKitCore

@Suite("State on disk")
struct StateFileTests {
  private let folder = NSTemporaryDirectory() + "state-\(UUID().uuidString)"

  @Test func `state file is replaced as a whole`() throws {
    let file = StateFile(folder: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try file.read() == nil)
    try file.write(Data("one".utf8))
    #expect(try file.read() == Data("one".utf8))
    try file.write(Data("three".utf8))
    #expect(try file.read() == Data("three".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [StateFile.name])
  }

  @Test func `state that is lent is the same for every launch, and the person's stays as it is`()
    throws
  {
    let own = StateFile(folder: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try own.write(Data("kept".utf8))
    let state = try JSONDecoder().decode(
      BorrowedState.self, from: JSONEncoder().encode(BorrowedState(from: folder)))
    let lent = StateFile(folder: state.folder)
    for launch in 0..<2 {
      try state.renew()
      #expect(try lent.read() == Data("kept".utf8), "launch \(launch)")
      try lent.write(Data("changed".utf8))
    }
    #expect(try own.read() == Data("kept".utf8))
    state.remove()
    #expect(!FileManager.default.fileExists(atPath: state.folder))

    try FileManager.default.removeItem(atPath: folder)
    let none = try BorrowedState(from: folder)
    try none.renew()
    #expect(try StateFile(folder: none.folder).read() == nil)
    #expect(!FileManager.default.fileExists(atPath: none.folder))
  }

  @Test func `state file of a killed process does not show half of what it wrote`() throws {
    let file = StateFile(folder: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try file.write(Data("one".utf8))
    try Data("tw".utf8).write(to: URL(fileURLWithPath: folder + "/state.json.new"))
    #expect(try file.read() == Data("one".utf8))
    try file.write(Data("two".utf8))
    #expect(try file.read() == Data("two".utf8))
  }

  @Test func `state file is whole whoever else writes it at the same time`() throws {
    let file = StateFile(folder: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let written = (0..<8).map { Data(repeating: UInt8($0), count: 20_000 + $0) }
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: written.count) { writer in
      for _ in 0..<25 {
        do { try file.write(written[writer]) } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
    }
    #expect(failures.withLock { $0 } == [])
    #expect(written.contains(try #require(try file.read())))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [StateFile.name])
  }

  @Test func `state file is never written through a link`() throws {
    let file = StateFile(folder: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try file.write(Data("one".utf8))
    let other = folder + "/other"
    try Data("kept".utf8).write(to: URL(fileURLWithPath: other))
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/state.json.new", withDestinationPath: other)
    try file.write(Data("two".utf8))
    #expect(try file.read() == Data("two".utf8))
    #expect(try Data(contentsOf: URL(fileURLWithPath: other)) == Data("kept".utf8))
  }

  @Test func `state file is not in a folder that everybody may write into`() throws {
    let file = StateFile(folder: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try file.write(Data("one".utf8))
    try #require(chmod(folder, 0o777) == 0)
    var said: [String] = []
    do { try file.write(Data("two".utf8)) } catch { said.append("\(error)") }
    do { _ = try file.read() } catch { said.append("\(error)") }
    #expect(said == Array(repeating: "everybody may write into \(folder)", count: 2))
    try #require(chmod(folder, 0o700) == 0)
    #expect(try file.read() == Data("one".utf8))
  }

  @Test func `state file says why it cannot be written`() {
    #expect(throws: (any Error).self) { try StateFile(folder: "/proc/none").write(Data()) }
  }

  @Test func `state folder is that of the option, the environment, the desktop, the home`() {
    func folder(_ option: String?, _ environment: [String: String]) -> String {
      StateFile.folder(option: option, environment: environment, processName: "App")
    }
    let all = ["UIKIT_STATE_DIR": "/b", "XDG_STATE_HOME": "/c"]
    #expect(folder("/a", all) == "/a")
    #expect(folder(nil, all) == "/b")
    #expect(folder(nil, ["XDG_STATE_HOME": "/c"]) == "/c/App")
    #expect(folder(nil, ["XDG_STATE_HOME": "relative"]).hasSuffix("/.local/state/App"))
    #expect(folder(nil, [:]).hasSuffix("/.local/state/App"))
  }
}
