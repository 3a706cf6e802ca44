// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import Gallery
@testable import UIKit
@testable import UIKitCore

/// Scripts of `Tests/Walks`, line by line with all they cause: the trace, and what the host is shown
/// and told.
///
/// `WRITE_LOOKS=1 swift test --filter WalkTests` writes the files anew; look at what changed.
@MainActor @Suite("Walks", .freshApplication)
struct WalkTests {
  /// Everything but the search of views and the turns, of which there are many.
  private static let topics = Set(TraceTopic.allCases).subtracting([.hit, .turn, .host, .event])

  nonisolated private static var walks: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: ApprovedFile.folder("Walks").path)
        .filter { $0.hasSuffix(".script") }.map { String($0.dropLast(".script".count)) }.sorted()
    }
  }

  @Test(arguments: try walks)
  func `a walk is as it was`(name: String) throws {
    let clock = VirtualClock()
    let host = WalkHost(clock: clock)
    let application = UIApplication.shared
    clock.turnDidEnd = { application.turn.end() }
    TimeSource.clock = clock
    try ApplicationDriving.attach(to: host)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = WalkScenes.all[name]?() ?? Gallery.makeRoot()
    window.makeKeyAndVisible()
    ApplicationDriving.activate()
    application.turn.end()
    var lines: [String] = []
    let subscription = Trace.listen(to: Self.topics) { lines.append("  \($0.topic): \($0.text)") }
    // All of the gallery begin alike.
    if name == "gallery-home" || !name.hasPrefix("gallery") { lines += host.take() }
    _ = host.take()
    let player = ScriptPlayer(host: host.device) { lines.append($0) }
    let script = try String(
      contentsOf: ApprovedFile("Walks", "\(name).script").url, encoding: .utf8)
    for line in try ScriptParser.parse(script) {
      lines.append("> \(line.text)")
      try player.play(line)
      lines += host.take()
    }
    Trace.stop(subscription)
    window.isHidden = true
    try ApprovedFile("Walks", "\(name).txt").expect(lines.joined(separator: "\n") + "\n")
  }
}
