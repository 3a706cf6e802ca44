// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import Foundation
  import QuartzCore
  import Testing
  import UIKit
  import UIKitHost
  import UIKitPictures

  @testable import UIKitTesting

  /// Pictures that tests compare.
  @MainActor @Suite(.freshApplication)
  struct SnapshotTests {
    private func card() -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      view.backgroundColor = .systemBackground
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      dot.backgroundColor = .red
      view.addSubview(dot)
      return view
    }

    @Test func `PX-50 the screen, a window, a view, a controller and a layer are drawn`() throws {
      let controller = UIViewController()
      controller.view.backgroundColor = .blue
      let view = card()
      view.frame.origin = CGPoint(x: 100, y: 200)
      controller.view.addSubview(view)
      let generator = try EventGenerator(viewController: controller)
      let screen = try generator.snapshot(SnapshotLook(scale: 1))
      #expect(screen.width == 414 && screen.height == 896)
      #expect(screen.color(x: 105, y: 205) == .redInk && screen.color(x: 50, y: 50) == .blueInk)
      #expect(try generator.window.snapshot(SnapshotLook(scale: 1)) == screen)
      #expect(try controller.snapshot(SnapshotLook(scale: 1)) == screen)
      for picture in [try view.snapshot(), try view.layer.snapshot()] {
        #expect(picture.width == 80 && picture.height == 40)
        #expect(picture.color(x: 4, y: 4) == .redInk && picture.color(x: 60, y: 30) == .white)
      }
    }

    @Test func `PX-51 the application is shown in the look, and as before afterwards`() throws {
      let view = card()
      let generator = try EventGenerator(view: view)
      let dark = try view.snapshot(SnapshotLook(style: .dark))
      #expect(dark.color(x: 60, y: 30) == .black && dark.color(x: 4, y: 4) == .redInk)
      #expect(try view.snapshot().color(x: 60, y: 30) == .white)
      let wide = try view.snapshot(SnapshotLook(size: CGSize(width: 100, height: 30), scale: 3))
      #expect(wide.width == 300 && wide.height == 90)
      #expect(view.bounds.size == CGSize(width: 40, height: 20))
      let screen = try generator.snapshot(
        SnapshotLook(size: CGSize(width: 300, height: 200), scale: 1))
      #expect(screen.width == 300 && screen.height == 200)
      #expect(UIScreen.main.bounds.size == CGSize(width: 414, height: 896))
      let label = UILabel()
      label.text = "Milk"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
      let usual = try label.snapshot()
      let large = try label.snapshot(SnapshotLook(textSize: .accessibilityLarge))
      #expect(ink(large) > 2 * ink(usual) && ink(usual) > 100)
    }

    /// How many pixels are not transparent.
    private func ink(_ picture: Picture) -> Int {
      stride(from: 3, to: picture.bytes.count, by: 4).count { picture.bytes[$0] > 100 }
    }

    @Test func `PX-52 what is in no window is put into one meanwhile`() throws {
      let view = card()
      #expect(try view.snapshot(SnapshotLook(scale: 1)).color(x: 2, y: 2) == .redInk)
      let layer = CALayer()
      layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      layer.backgroundColor = UIColor.blue.cgColor
      let picture = try layer.snapshot(SnapshotLook(scale: 1))
      #expect(picture.width == 10 && picture.color(x: 5, y: 5) == .blueInk)
      #expect(layer.superlayer == nil)
      let controller = UIViewController()
      controller.view.backgroundColor = .red
      let whole = try controller.snapshot(
        SnapshotLook(size: CGSize(width: 320, height: 480), scale: 1))
      #expect(whole.width == 320 && whole.height == 480 && whole.color(x: 9, y: 9) == .redInk)
      #expect(throws: SnapshotError.self) { try UIView().snapshot(SnapshotLook(scale: .nan)) }
    }

    /// A folder that is gone afterwards.
    private func inFolder(_ body: (URL) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("snapshots-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try body(folder)
    }

    @Test func `PX-53 a picture is compared with a file next to the test`() throws {
      try inFolder { folder in
        let test = folder.appendingPathComponent("CardTests.swift").path
        let view = card()
        // Told to, for where the environment has CI nothing is written otherwise.
        try assertSnapshot(of: view, named: "a card", record: true, filePath: test)
        let file = folder.appendingPathComponent("__Snapshots__/CardTests/a-card.png")
        let written = try #require(FileManager.default.contents(atPath: file.path))
        #expect(Picture(decoding: written)?.width == 80)
        try assertSnapshot(of: view, named: "a card", filePath: test)
        #expect(SnapshotFiles.fileName(of: "`PX-1 a/../b`()") == "PX-1-a-b")
        #expect(SnapshotFiles.fileName(of: "…") == "snapshot")
      }
    }

    @Test func `PX-53 a few pixels may be a little off`() throws {
      try inFolder { folder in
        let files = SnapshotFiles(
          filePath: folder.appendingPathComponent("T.swift").path, name: "x",
          environment: ["UIKIT_SNAPSHOT_FAILURES": folder.path])
        let view = card()
        let one = try view.snapshot()
        #expect(files.check(one, SnapshotTolerance(), record: true) == nil)
        view.backgroundColor = UIColor(white: 0.98, alpha: 1)
        let other = try view.snapshot()
        #expect(files.check(other, SnapshotTolerance(), record: false) == nil)
        #expect(files.check(other, SnapshotTolerance(levels: 2), record: false) != nil)
        #expect(files.check(other, SnapshotTolerance(levels: 2, share: 1), record: false) == nil)
      }
    }

    @Test func `PX-54 a missing picture is written, but not where the environment has CI`() throws {
      try inFolder { folder in
        func files(_ environment: [String: String]) -> SnapshotFiles {
          SnapshotFiles(
            filePath: folder.appendingPathComponent("T.swift").path, name: "x",
            environment: environment.merging(["UIKIT_SNAPSHOT_FAILURES": folder.path]) { $1 })
        }
        let view = card()
        let picture = try view.snapshot()
        let message = files(["CI": "true"]).check(picture, SnapshotTolerance(), record: false)
        #expect(message?.contains("no picture") == true)
        #expect(!FileManager.default.fileExists(atPath: files([:]).reference.path))
        #expect(files([:]).check(picture, SnapshotTolerance(), record: false) == nil)
        #expect(FileManager.default.fileExists(atPath: files([:]).reference.path))
        view.backgroundColor = .green
        let other = try view.snapshot()
        let all = files(["UIKIT_SNAPSHOTS": "record"])
        #expect(all.check(other, SnapshotTolerance(), record: false) == nil)
        #expect(files(["CI": ""]).check(other, SnapshotTolerance(), record: false) == nil)
      }
    }

    @Test func `PX-55 three pictures show what looks different`() throws {
      try inFolder { folder in
        let path = folder.appendingPathComponent("T.swift").path
        let files = SnapshotFiles(
          filePath: path, name: "x", environment: ["UIKIT_SNAPSHOT_FAILURES": folder.path])
        let view = card()
        let expected = try view.snapshot()
        #expect(files.check(expected, SnapshotTolerance(), record: true) == nil)
        view.backgroundColor = .blue
        let actual = try view.snapshot()
        let message = try #require(files.check(actual, SnapshotTolerance(), record: false))
        #expect(message.contains("87.5 %"))
        let pictures = ["expected", "actual", "difference"].map { kind in
          FileManager.default.contents(
            atPath: folder.appendingPathComponent("T/x.\(kind).png").path
          ).flatMap { Picture(decoding: $0) }
        }
        #expect(pictures[0] == expected && pictures[1] == actual)
        #expect(pictures[2]?.color(x: 60, y: 30)?.red == 1)
        let narrow = try view.snapshot(SnapshotLook(scale: 1))
        #expect(
          files.check(narrow, SnapshotTolerance(), record: false)?.contains("40 × 20") == true)
        withKnownIssue { try assertSnapshot(of: view, named: "x", filePath: path) }
      }
    }
  }
#endif
