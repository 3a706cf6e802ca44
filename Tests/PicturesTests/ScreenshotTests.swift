// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import Foundation
  import Testing
  import UIKitHost
  import UIKitPictures
  import UIKitTesting

  @testable import UIKit
  @testable import UIKitCore

  /// Pictures of headless runs.
  @MainActor @Suite(.freshApplication)
  struct ScreenshotTests {
    @Test func `PX-31 a script writes a picture of the screen`() throws {
      let clock = VirtualClock()
      let host = HeadlessHost(clock: clock)
      TimeSource.clock = clock
      try ApplicationDriving.attach(to: host)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.backgroundColor = .systemBackground
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      ApplicationDriving.activate()
      UIApplication.shared.turn.end()
      let folder = FileManager.default.temporaryDirectory
      let file = folder.appendingPathComponent("screen-\(UUID().uuidString).png").path
      defer { try? FileManager.default.removeItem(atPath: file) }
      let player = ScriptPlayer(host: host) { _ in }
      for (words, color) in [("ordinary", RGBA.white), ("dark", .black)] {
        for line in try ScriptParser.parse("prefer \(words)\nscreenshot \"\(file)\"") {
          try player.play(line)
        }
        let picture = try #require(
          FileManager.default.contents(atPath: file).flatMap { Picture(decoding: $0) })
        #expect(picture.width == 828 && picture.height == 1792)
        #expect(picture.color(x: 100, y: 100) == color)
      }
      let nowhere = try ScriptParser.parse("screenshot /nothing/there/x.png")
      #expect(throws: ScriptError.self) { try player.play(nowhere[0]) }
    }

    @Test func `PX-30 the option makes a run headless, and takes a file`() {
      let words = ["App", "--screenshot", "a.png"]
      #expect(Screenshot.file(words) == "a.png")
      guard case .headless(let script, let screenshot) = HostChoice.make(arguments: words) else {
        Issue.record("not headless")
        return
      }
      #expect(script == nil && screenshot == "a.png")
    }
  }
#endif
