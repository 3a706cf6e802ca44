// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import Foundation
  import SourceRewriter
  import SwiftParser
  import SwiftSyntax
  import Testing

  /// Some of them: a debug build of the parser takes seconds for a thousand lines.
  @Suite("Files of this repository")
  struct CorpusTests {
    private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The files below a folder.
    private func files(in folder: String) -> [SourceFile] {
      let base = Self.root.appending(path: folder)
      let paths = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
      return (paths ?? []).sorted().filter { $0.hasSuffix(".swift") }.compactMap { path in
        (try? String(contentsOf: base.appending(path: path), encoding: .utf8)).map {
          SourceFile(path: path, text: $0)
        }
      }
    }

    private func breaks(_ text: String) -> Int { text.utf8.count { $0 == 0x0A } }

    @Test(arguments: [
      "Sources/UIKitCore/Gestures", "Sources/UIKit/Launching", "Tests/SwiftFiveTests",
    ])
    func `PO-1 PO-2 lines stay, the result parses, and a second run changes nothing`(folder: String)
    {
      let original = files(in: folder)
      #expect(!original.isEmpty)
      let options = RewriteOptions(module: "App")
      let once = rewrite(original, options: options).files
      let twice = rewrite(once.map { SourceFile(path: $0.path, text: $0.text) }, options: options)
      for (before, after) in zip(original, once) {
        #expect(breaks(before.text) == breaks(after.text), "\(before.path)")
        #expect(!Parser.parse(source: after.text).hasError, "\(before.path)")
      }
      #expect(twice.files == once)
    }

    @Test func `PO-2 a file without anything of Objective-C comes out byte for byte`() {
      for text in [
        "", "\u{FEFF}import UIKit\r\nclass A {}\r\n", "let a = 1 // ✓", "class {{{ @@ #if",
      ] {
        #expect(rewritten(text) == text)
      }
    }

    @Test func `PO-2 what was rewritten stays as it is`() {
      let text = """
        import UIKit
        @objc protocol P { @objc optional func p(_ x: Int) }
        @UIApplicationMain class A: UIView, P {
          @objc dynamic var a = 1
          func p(_ x: Int) { delegate?.p?(1); _ = #selector(p(_:)); _ = #keyPath(A.a) }
        }
        extension A { override func layoutSubviews() {} }
        #if os(iOS)
        class B: NSObject { @objc func b() {} }
        #endif
        """
      let once = rewritten(text)
      #expect(rewritten(once) == once)
      #expect(breaks(once) == breaks(text))
    }
  }
#endif
