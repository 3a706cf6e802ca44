// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@Suite("Layering")
struct LayeringTests {
  private let folder = "Sources/UIKit"

  @Test func `every folder of UIKit stands in the layer table`() {
    let folders = Set(Repository.swiftFiles(in: folder).map { $0.part(below: folder) ?? "" })
    #expect(folders.filter { LayerTable.line(of: $0) == nil } == [], "add it to LayerTable.layers")
  }

  @Test func `a folder of UIKit mentions only folders below it`() {
    #expect(mentions().filter { !$0.isException }.map(\.description) == [])
  }

  @Test func `no exception of the layer table is left over`() {
    let found = mentions()
    let idle = LayerTable.exceptions.flatMap { exception in
      exception.types.sorted()
        .filter { type in !found.contains { $0.file == exception.file && $0.type == type } }
        .map { "\(exception.file) no longer mentions \($0)" }
    }
    #expect(idle == [])
  }

  /// A type that is named in a folder below its own.
  private struct Mention: CustomStringConvertible {
    let file: String
    let type: String
    let home: String
    var description: String { "\(file) mentions \(type), which \(home) declares" }
    var isException: Bool {
      LayerTable.exceptions.contains { $0.file == file && $0.types.contains(type) }
    }
  }

  private func mentions() -> [Mention] {
    let files = Repository.swiftFiles(in: folder)
    let homes = homes(of: files)
    return files.flatMap { file -> [Mention] in
      guard let own = file.part(below: folder) else { return [] }
      let path = String(file.path.dropFirst(folder.count + 1))
      return words(of: file.code).sorted().compactMap { word in
        guard let home = homes[word], !LayerTable.allows(own, toMention: home) else { return nil }
        return Mention(file: path, type: word, home: home)
      }
    }
  }

  /// The folder of each top-level type; types that two folders declare privately are left out.
  private func homes(of files: [SwiftFile]) -> [String: String] {
    var homes: [String: Set<String>] = [:]
    let declaration =
      /^(?:(?:@\w+(?:\([^)]*\))?|public|open|package|internal|final|indirect)\s+)*(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)/
      .anchorsMatchLineEndings()
    for file in files {
      guard let own = file.part(below: folder) else { continue }
      for match in file.code.matches(of: declaration) {
        homes[String(match.1), default: []].insert(own)
      }
    }
    return homes.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The capitalised words of code that do not follow a dot.
  private func words(of code: String) -> Set<String> {
    var words: Set<String> = []
    var word: [UInt8] = []
    var before = UInt8(ascii: " ")
    for byte in code.utf8 + [UInt8(ascii: " ")] {
      if isWordPart(byte) {
        word.append(byte)
      } else {
        if let first = word.first, capitals.contains(first), before != UInt8(ascii: ".") {
          words.insert(String(decoding: word, as: UTF8.self))
        }
        word.removeAll(keepingCapacity: true)
        before = byte
      }
    }
    return words
  }

  private let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")

  private func isWordPart(_ byte: UInt8) -> Bool {
    capitals.contains(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
