// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: document", .freshApplication)
struct DocumentPageTests {
  /// How often the gallery is killed; the continuous integration asks for 200.
  private static let kills =
    ProcessInfo.processInfo.environment["UIKIT_KILLS"].flatMap { Int($0) } ?? 15
  /// More taps than a run lives for.
  private static let taps = 400

  /// Taps a tile, which passes the finger on to the mosaic.
  private func paint(_ tile: Int, _ driver: GalleryDriver) throws {
    let view = try driver.generator.viewWithIdentifier("document.tile.\(tile)")
    try driver.generator.fingerTap(
      at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  @Test func `gallery document is restored by its activity`() throws {
    let driver = try GalleryDriver(page: "page.document")
    for tile in 3...4 { try paint(tile, driver) }
    #expect(try driver.text("document.count") == "2 changes")
    let page = try #require(driver.stack.topViewController as? DocumentPage)
    let activity = try #require(page.userActivity)
    #expect(activity.userInfo?["changes"] as? Int == 2)
    let other = DocumentPage()
    other.loadViewIfNeeded()
    other.restoreUserActivityState(activity)
    #expect(other.userActivity?.needsSave == true)
    let mosaic = try #require(other.stage as? MosaicView)
    #expect(mosaic.tiles[3...4] == [1, 1])
  }

  @Test func `gallery document is renamed by typing into an alert, and cleared from a sheet`()
    throws
  {
    let driver = try GalleryDriver(page: "page.document")
    try driver.generator.fingerTap(at: "document.rename")
    try driver.generator.keyPress(.deleteOrBackspace, numberOfTimes: 6)
    try driver.generator.fingerTap(at: "Rename")
    #expect(try driver.text("document.name") == "Mosaic")
    try driver.generator.keyType("tiles")
    try driver.generator.keyPress(.returnOrEnter)
    driver.generator.advance(by: 1)
    #expect(try driver.text("document.name") == "tiles")
    #expect(try driver.text("document.count") == "1 change")
    try paint(3, driver)
    try driver.generator.fingerTap(at: "document.clear")
    try driver.generator.fingerTap(at: "Clear Mosaic")
    driver.generator.advance(by: 1)
    let page = try #require(driver.stack.topViewController as? DocumentPage)
    #expect((page.stage as? MosaicView)?.tiles == [Int](repeating: 0, count: 36))
    #expect(try driver.text("document.count") == "3 changes")
  }

  @Test func `UA-14 gallery document survives being killed while it is saved`() throws {
    let folder = NSTemporaryDirectory() + "gallery-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let options = ["--host", "headless", "--script", "-", "--state-dir", folder]
    let first = try Executable.run(
      options,
      input: "scroll home.list by 0 2000\ntap page.document\ntap document.tile.0\nprint tree\n")
    #expect(first.status == 0, "\(first.errors)")
    var last = try #require(counts(first.output).last)
    #expect(last == 1)
    var script = "print tree\n"
    for tap in 0..<Self.taps { script += "tap document.tile.\(tap % 36)\nprint tree\n" }
    var saves = 0
    for kill in 1...max(1, Self.kills) {
      let seen = try killed(options + ["--restore"], script, after: Int.random(in: 0...12))
      guard seen.errors.isEmpty else {
        Issue.record("kill \(kill): \(seen.errors)")
        return
      }
      guard let restored = seen.counts.first else { continue }
      guard restored == last || restored == last + 1 else {
        Issue.record("kill \(kill): \(last) was shown, \(restored) was restored")
        return
      }
      saves += seen.counts.count - 1
      last = seen.counts.last ?? restored
    }
    #expect(saves > Self.kills)
  }

  /// Runs the gallery until it printed a number of trees, kills it, and returns all it printed.
  private func killed(
    _ arguments: [String], _ script: String, after trees: Int
  ) throws -> (counts: [Int], errors: String) {
    let process = Executable.process(arguments)
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(script.utf8))
    try stdin.fileHandleForWriting.close()
    var output = ""
    while counts(output).count < trees {
      let more = stdout.fileHandleForReading.availableData
      if more.isEmpty { break }
      output += String(decoding: more, as: UTF8.self)
    }
    kill(process.processIdentifier, SIGKILL)
    output += String(
      decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errors = stderr.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (counts(output), String(decoding: errors, as: UTF8.self))
  }

  /// The numbers of changes that the trees show, in order; a line cut off does not count.
  private func counts(_ output: String) -> [Int] {
    output.matches(of: /document\.count "(\d+) changes?"/).compactMap { Int($0.1) }
  }
}
