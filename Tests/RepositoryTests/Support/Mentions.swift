// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Which file of a module uses what another one declares, as far as names tell.
///
/// Nobody looks types up here: a member counts only if one folder alone declares its name, and
/// the modules below neither use nor declare it. What stands in a string's interpolation is not
/// seen.
struct Mentions {
  /// A name that `file` uses and each of `homes`, all in one folder, declares.
  struct Mention: Hashable {
    let file: String
    let name: String
    let homes: [String]
  }

  /// A static variable, or one for a function, that `home` declares and `file` fills.
  struct Hook: Hashable {
    let file: String
    let name: String
    let home: String
  }

  let all: [Mention]
  let hooks: [Hook]
  /// The files that declare each type, by its full name.
  let typeHomes: [String: [String]]

  /// Looks through files, given with their paths; `below` are those of the modules below.
  init(of files: [(path: String, code: String)], below: [String]) {
    let read = files.map { (path: $0.path, parts: Declarations(of: $0.code)) }
    var homes = Homes(foreign: below)
    for file in read { homes.add(file.parts, of: file.path) }
    all = read.flatMap { file in
      homes.mentions(of: file.parts, in: file.path)
        .sorted { ($0.name, $0.homes.first ?? "") < ($1.name, $1.homes.first ?? "") }
    }
    hooks = read.flatMap { file in
      homes.hooks(of: file.parts, in: file.path).sorted { $0.name < $1.name }
    }
    typeHomes = homes.types
  }
}

/// Which files declare which name.
private struct Homes {
  /// Types and functions by their full name.
  private(set) var types: [String: [String]] = [:]
  private var topLevel: Set<String> = []
  private var members: [String: [String]] = [:]
  /// Private names, which may be meant instead in the files that declare them.
  private var hidden: [String: [String]] = [:]
  /// Variables to put functions into, by their name and by that of their type and their name.
  private var hooks: [String: [String]] = [:]
  /// Names that the modules below, the language or its libraries use for something else.
  private var foreign: Set<String> = [
    "URL", "animator", "attributedSubstring", "available", "continue", "enumerateAttributes",
    "identity",
    "inline", "intersection", "load", "new", "null", "old", "replacing", "reverse", "reversed",
    "rightToLeft", "subtract", "union",
  ]

  init(foreign below: [String]) {
    for code in below {
      let parts = Declarations(of: code)
      foreign.formUnion(parts.all.map(\.name))
      foreign.formUnion(parts.uses.filter { $0.base != nil }.map(\.name))
    }
  }

  mutating func add(_ parts: Declarations, of file: String) {
    for declared in parts.all {
      if declared.isPrivate {
        Self.add(file, to: &hidden, declared.name)
      } else if declared.owner.isEmpty {
        topLevel.insert(declared.name)
        Self.add(file, to: &types, declared.name)
      } else {
        Self.add(file, to: &members, declared.name)
        if declared.isType { Self.add(file, to: &types, declared.owner + "." + declared.name) }
        if declared.isHook {
          Self.add(file, to: &hooks, declared.name)
          Self.add(file, to: &hooks, declared.owner + "." + declared.name)
        }
      }
    }
  }

  private static func add(_ file: String, to table: inout [String: [String]], _ name: String) {
    if table[name]?.contains(file) != true { table[name, default: []].append(file) }
  }

  func mentions(of parts: Declarations, in file: String) -> Set<Mentions.Mention> {
    var found: Set<Mentions.Mention> = []
    for use in parts.uses {
      guard let (name, homes) = homes(of: use, locals: parts.locals), !homes.contains(file),
        Set(homes.map(\.folder)).count == 1
      else { continue }
      found.insert(Mentions.Mention(file: file, name: name, homes: homes))
    }
    return found
  }

  private func homes(of use: Declarations.Use, locals: Set<String>) -> (String, [String])? {
    if let base = use.base, !base.isEmpty {
      let nested = base + "." + use.name
      if let homes = types[nested] { return (nested, homes) }
    }
    if topLevel.contains(use.name) {
      let mayBeLocal = use.name.first?.isLowercase == true && locals.contains(use.name)
      guard use.base == nil, !mayBeLocal, let homes = types[use.name], homes.count == 1 else {
        return nil
      }
      return (use.name, homes)
    }
    guard !foreign.contains(use.name), let homes = members[use.name] else { return nil }
    if use.base == nil, !use.isCall || locals.contains(use.name) { return nil }
    return (use.name, hidden[use.name, default: []] + homes)
  }

  func hooks(of parts: Declarations, in file: String) -> Set<Mentions.Hook> {
    let filled = parts.uses.compactMap { use -> Mentions.Hook? in
      guard use.isAssigned, let base = use.base else { return nil }
      let unique = members[use.name]?.count == 1 ? hooks[use.name] : nil
      guard let homes = hooks[base + "." + use.name] ?? unique, homes.count == 1, homes[0] != file
      else { return nil }
      return Mentions.Hook(file: file, name: use.name, home: homes[0])
    }
    return Set(filled)
  }
}
