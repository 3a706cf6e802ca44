// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing

  @testable import UIKitWebHost

  @MainActor
  @Suite("First load: what one answer holds", .serialized, .timeLimit(.minutes(30)))
  struct FirstLoadTests {
    private func get(_ launch: Launch, _ name: String, _ more: String = "") -> String {
      "GET /\(name) HTTP/1.1\r\nHost: 127.0.0.1:\(launch.port)\r\n"
        + "Authorization: Bearer \(launch.token)\r\n\(more)\r\n"
    }

    /// An answer's head and body.
    private func answer(_ launch: Launch, _ request: String) async throws -> (String, [UInt8]) {
      let port = launch.port
      return try await elsewhere {
        let client = try RawClient(port: port)
        client.send(request)
        let head = try client.readHead()
        let length = try #require(
          head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") })
        let count = try #require(Int(length.dropFirst("Content-Length: ".count)))
        return (head, try client.read(count))
      }
    }

    /// What stands between the first of a tag and its end.
    private func inside(_ tag: String, _ end: String, of document: String) throws -> String {
      let rest = try #require(document.components(separatedBy: tag).dropFirst().first)
      return try #require(rest.components(separatedBy: end).first)
    }

    /// The scripts in a document, in their order.
    private func scripts(of document: String) -> [String] {
      document.components(separatedBy: "<script>").dropFirst().map {
        $0.components(separatedBy: "</script>")[0]
      }
    }

    @Test func `the document holds its looks and scripts and names the rest at its end`()
      async throws
    {
      let launch = try Launch()
      let (head, body) = try await answer(launch, get(launch, ""))
      let document = String(decoding: body, as: UTF8.self)
      #expect(!head.contains("Content-Encoding"))
      #expect(head.contains("Vary: Accept-Encoding\r\n"))
      let looks = try inside("<style>", "</style>", of: document)
      let scripts = scripts(of: document)
      #expect(looks.contains("#screen, #glass {") && !looks.contains("/*"))
      #expect(!document.contains("<!--"))
      try #require(scripts.count == 2)
      for (script, module) in zip(scripts, ["hello", "main"]) {
        #expect(script.hasPrefix("\"use strict\";\nconst $"))
        #expect(script.contains("const $\(module) = (() => {\n"))
      }
      for (text, directive) in [(looks, "style-src")] + scripts.map({ ($0, "script-src") }) {
        let digest = Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString()
        let policy = try #require(head.components(separatedBy: directive).dropFirst().first)
        #expect(policy.prefix { $0 != ";" }.contains(" 'sha256-\(digest)'"))
      }
      let files = document.components(separatedBy: "href=\"").dropFirst().map {
        $0.prefix { $0 != "\"" }
      }
      #expect(files == ["data:,"])
      #expect(document.hasSuffix("<script src=\"later.js\" defer></script>\n</body>\n</html>\n"))
      #expect(document.components(separatedBy: "src=\"").count == 2)
    }

    @Test func `the rest is one script, which knows the modules of the document`() async throws {
      let launch = try Launch()
      let (head, body) = try await answer(
        launch, get(launch, "later.js", "Accept-Encoding: gzip\r\n"))
      #expect(head.contains("Content-Type: text/javascript; charset=utf-8\r\n"))
      #expect(head.contains("Content-Encoding: gzip\r\n"))
      let script = String(decoding: try Unpacked(body).bytes, as: UTF8.self)
      let modules = script.split(separator: "\n")
        .filter { $0.hasPrefix("const $") && $0.hasSuffix(" = (() => {") }
        .map { $0.dropFirst("const $".count).prefix { $0 != " " } }
      #expect(
        modules == [
          "install", "drops", "lifts", "motion", "gamepads", "media", "sounds", "ways", "readable",
          "wholes", "reader", "haptics", "later",
        ])
      let (_, document) = try await answer(launch, get(launch, ""))
      for shared in ["link", "main", "clipboard"] {
        #expect(script.contains(" = $\(shared);\n"))
        #expect(String(decoding: document, as: UTF8.self).contains("const $\(shared) = (() => {\n"))
      }
    }

    @Test(arguments: [
      ("", false), ("Accept-Encoding: br, deflate\r\n", false),
      ("Accept-Encoding: gzip;q=0, br\r\n", false), ("Accept-Encoding: gzip; q=0.000\r\n", false),
      ("Accept-Encoding: gzip\r\n", true), ("Accept-Encoding: br, GZIP;q=0.5\r\n", true),
      ("Accept-Encoding: br\r\nAccept-Encoding: gzip\r\n", true),
    ])
    func `the document goes packed to who takes that`(encodings: String, packs: Bool) async throws {
      let launch = try Launch()
      let (head, body) = try await answer(launch, get(launch, "", encodings))
      #expect(head.contains("Content-Encoding: gzip\r\n") == packs)
      let plain = PageDocument.file.bytes
      #expect(try (packs ? Unpacked(body).bytes : body) == plain)
    }

    @Test func `the first load is at most 22,500 bytes`() throws {
      let file = PageDocument.file
      let packed = try #require(file.packed)
      #expect(packed.count <= 22_500)
    }

    @Test func `the page says hello when the first 4 kB have come`() throws {
      let document = String(decoding: PageDocument.file.bytes, as: UTF8.self)
      let first = try #require(scripts(of: document).first)
      let modules = first.split(separator: "\n")
        .filter { $0.hasPrefix("const $") && $0.hasSuffix(" = (() => {") }
        .map { $0.dropFirst("const $".count).prefix { $0 != " " } }
      #expect(
        modules == ["packed", "machine", "readout", "preferences", "screen", "tab", "hello"])
      #expect(first.contains("const first = connect(firstWish);\n"))
      let begin = try #require(document.components(separatedBy: first).first)
      #expect(Gzip.pack(Array((begin + first).utf8)).count <= 4_000)
    }

    @Test func `what is dragged over the page goes nowhere before the rest takes it`() throws {
      let document = String(decoding: PageDocument.file.bytes, as: UTF8.self)
      let first = try #require(scripts(of: document).first)
      let listener = try inside(
        "addEventListener(\"dragover\", (event) => {\n", "}, true);", of: first)
      #expect(listener == "event.preventDefault();\nevent.dataTransfer.dropEffect = \"none\";\n")
    }

    @Test func `small files go as they are, and run nothing`() async throws {
      let launch = try Launch()
      let (head, body) = try await answer(
        launch, get(launch, "icon.svg", "Accept-Encoding: gzip\r\n"))
      #expect(body == PackageResources.icon_svg)
      #expect(!head.contains("Content-Encoding"))
      #expect(head.contains("script-src 'none'; style-src 'none';"))
    }

    @Test func `modules become functions, those that are imported first`() {
      let sources = [
        "main.js": """
        // Words about it.

        import {
          one, two,
        } from "./first.js";
        import { Three } from "./second.js";

        const text = `${one}`;
          // A remark.
          go(text, two, new Three()); // a remark
          const sign = " // ";
        """,
        "first.js": """
        import { Three } from "./second.js";
        export const one = 1; // and so on
        export function two(three = Three) { return three; }
        """,
        "second.js": "export class Three {}\n",
      ]
      #expect(
        PageBundle.scripts(from: ["first.js", "main.js"]) { sources[$0] } == [
          """
          "use strict";
          const $second = (() => {
          class Three {}
          return { Three };
          })();
          const $first = (() => {
          const { Three } = $second;
          const one = 1;
          function two(three = Three) { return three; }
          return { one, two };
          })();

          """,
          """
          "use strict";
          const $main = (() => {
          const {one, two,} = $first;
          const { Three } = $second;
          const text = `${one}`;
          go(text, two, new Three());
          const sign = " // ";
          return {  };
          })();

          """,
        ])
    }

    @Test func `every module of the page is in a script, whole`() throws {
      let files = [PageDocument.file, PageDocument.restFile]
      let scripts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
      let lines = Set(scripts.flatMap { $0.split(separator: "\n") })
      for name in PageScripts.names {
        let module = name.prefix { $0 != "." }
        #expect(lines.contains("const $\(module) = (() => {"), "nothing imports \(name)")
        let source = String(decoding: try #require(PageScripts.named(name)), as: UTF8.self)
        let missing = source.split(separator: "\n").map { $0.drop { $0 == " " } }
          .filter { !$0.hasPrefix("//") }
          .map { line in line.firstRange(of: " // ").map { line[..<$0.lowerBound] } ?? line }
          .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
          .filter { !lines.contains($0) }
        // Names that are imported one below the other are on one line there.
        let others = missing.filter {
          !$0.hasPrefix("import {") && !$0.hasPrefix("} from ") && !$0.hasSuffix(",")
        }
        #expect(others == [], "\(name)")
      }
      #expect(!lines.contains { $0.hasPrefix("export ") || $0.hasPrefix("import ") })
    }
  }
#endif
