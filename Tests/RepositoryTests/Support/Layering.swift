// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How the folders of a module lean on each other, measured against `LayerTable`.
struct Layering {
  /// Mentions that lead upwards, whether excepted or not.
  let upward: [Mentions.Mention]
  /// Upward mentions that no exception covers.
  let wrong: [Mentions.Mention]
  /// Functions and static variables of a folder that one above it fills.
  let hooks: [Mentions.Hook]
  /// Names of exceptions that cover nothing.
  let idle: [String]
  /// Pairs of folders outside a knot that mention each other in spite of it, exceptions included.
  let mutualPairs: [String]
  /// Sets of files that all lead to each other, exceptions left out, the largest first.
  let circles: [[String]]

  /// The sources of `UIKitCore`, with their paths below its folder.
  static let coreFiles: [(path: String, code: String)] = Repository.swiftFiles(in: coreFolder)
    .map { (path: String($0.path.dropFirst(coreFolder.count + 1)), code: $0.code) }
  private static let coreFolder = "Sources/UIKitCore"

  /// `UIKitCore` as it is, read once.
  static let core = Layering(
    of: coreFiles,
    below: ModuleArrowTests.modules(below: "UIKitCore").sorted()
      .flatMap { Repository.swiftFiles(in: "Sources/" + $0).map(\.code) })

  /// The circles without those of the knot of views.
  var circlesOutsideKnots: [[String]] {
    circles.map { $0.filter { LayerTable.line(of: $0.folder) != LayerTable.line(of: "View") } }
      .filter { $0.count > 1 }
  }

  /// Measures files, given with their paths below the module; `below` is the code below it.
  init(of files: [(path: String, code: String)], below: [String]) {
    let mentions = Mentions(of: files, below: below)
    upward = mentions.all.filter { mention in
      !LayerTable.allows(mention.file.folder, toMention: mention.homes[0].folder)
    }
    var used: Set<String> = []
    var excepted: Set<Mentions.Mention> = []
    for mention in upward {
      let covering = Self.names(covering: mention, types: mentions.typeHomes)
      guard !covering.isEmpty else { continue }
      excepted.insert(mention)
      for name in covering { used.insert(mention.file + " " + name) }
    }
    wrong = upward.filter { !excepted.contains($0) }
    hooks = mentions.hooks.filter {
      $0.file.folder != $0.home.folder
        && !LayerTable.allows($0.home.folder, toMention: $0.file.folder)
    }
    idle = LayerTable.exceptions.flatMap { exception in
      exception.names.sorted().map { exception.file + " " + $0 }
    }.filter { !used.contains($0) }
    mutualPairs = Self.mutualPairs(of: mentions.all)
    circles = Circles(of: Self.arrows(of: mentions.all.filter { !excepted.contains($0) })).all
  }

  /// The excepted names that let a mention pass: its own, or that of a type it belongs to.
  private static func names(
    covering mention: Mentions.Mention, types: [String: [String]]
  ) -> [String] {
    LayerTable.exceptions.filter { $0.file == mention.file }.flatMap { exception in
      exception.names.filter { name in
        name == mention.name
          || types[name]?.contains(where: { mention.homes.contains($0) }) == true
      }
    }
  }

  private static func arrows(of mentions: [Mentions.Mention]) -> [String: Set<String>] {
    var arrows: [String: Set<String>] = [:]
    for mention in mentions where mention.homes.count == 1 {
      arrows[mention.file, default: []].insert(mention.homes[0])
    }
    return arrows
  }

  private static func mutualPairs(of mentions: [Mentions.Mention]) -> [String] {
    var arrows: Set<[String]> = []
    for mention in mentions where mention.homes.count == 1 {
      let (from, to) = (mention.file.folder, mention.homes[0].folder)
      let isKnot = LayerTable.line(of: from).map(LayerTable.isKnot) == true
      if from != to, !(isKnot && LayerTable.line(of: from) == LayerTable.line(of: to)) {
        arrows.insert([from, to])
      }
    }
    return arrows.filter { $0[0] < $0[1] && arrows.contains([$0[1], $0[0]]) }
      .map { $0[0] + " and " + $0[1] }.sorted()
  }
}

extension String {
  /// The path without its last part.
  var folder: String { split(separator: "/").dropLast().joined(separator: "/") }
}
