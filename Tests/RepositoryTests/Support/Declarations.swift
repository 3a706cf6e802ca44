// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What a file of Swift source declares, and which names it uses.
struct Declarations {
  /// A name that is declared outside of bodies.
  struct Declaration: Equatable {
    let name: String
    /// The type that it belongs to, its outermost name first; empty at the top level.
    let owner: String
    let isType: Bool
    /// Whether no other file can use it.
    let isPrivate: Bool
    /// Whether it is a variable that can hold a function that somebody else puts into it.
    var isHook = false
  }

  /// A name that the file uses.
  struct Use: Hashable {
    let name: String
    /// The word before the dot that it follows; nil if it follows none, empty if no word is there.
    let base: String?
    /// Whether it is called.
    let isCall: Bool
    /// Whether a value is put into it.
    let isAssigned: Bool
  }

  private(set) var all: [Declaration] = []
  private(set) var uses: Set<Use> = []
  /// Names of parameters, labels and local variables.
  private(set) var locals: Set<String> = []

  private let tokens: [Token]
  private var place = 0
  /// The open braces: of a type with its name, or of a body.
  private var scopes: [String?] = []
  /// The type whose brace comes next.
  private var announced: String?

  /// Reads code whose comments and strings are blanked out.
  init(of code: String) {
    tokens = Token.all(in: code)
    while place < tokens.count { readToken() }
  }

  private static let types: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype",
  ]
  private static let afterClass: Set<String> = ["func", "var", "let", "override", "init"]

  private var isInBody: Bool { scopes.contains { $0 == nil } }
  private var owner: String { scopes.compactMap { $0 }.joined(separator: ".") }

  private func text(_ distance: Int) -> String? {
    tokens.indices.contains(place + distance) ? tokens[place + distance].text : nil
  }

  private func isWord(_ distance: Int) -> Bool {
    tokens.indices.contains(place + distance) && tokens[place + distance].isWord
  }

  private mutating func readToken() {
    let token = tokens[place]
    guard token.isWord else {
      if token.text == "{" {
        scopes.append(announced)
        announced = nil
      } else if token.text == "}" {
        _ = scopes.popLast()
      }
      place += 1
      return
    }
    if text(-1) != ".", isWord(1), readDeclaration(token.text) { return }
    readUse(token.text)
    place += 1
  }

  /// Reads past the keyword and the name of a declaration; false if none begins here.
  private mutating func readDeclaration(_ keyword: String) -> Bool {
    guard let name = text(1) else { return false }
    switch keyword {
    case _ where Self.types.contains(keyword) && !Self.afterClass.contains(name):
      declare(name, isType: true)
      if keyword != "typealias", keyword != "associatedtype" { announced = name }
    case "extension":
      announceExtension()
      return false
    case "func", "var", "let":
      declare(
        name, isType: false,
        isHook: keyword == "var" && (text(-1) == "static" || typeIsFunction(after: 2)))
    case "case" where !isInBody && !scopes.isEmpty:
      readCases()
      return true
    case "for":
      locals.insert(name)
      return false
    default: return false
    }
    place += 2
    return true
  }

  private mutating func declare(_ name: String, isType: Bool, isHook: Bool = false) {
    if isInBody {
      locals.insert(name)
    } else {
      all.append(
        Declaration(
          name: name, owner: owner, isType: isType, isPrivate: isPrivate, isHook: isHook))
    }
  }

  private static let modifiers: Set<String> = [
    "class", "final", "indirect", "lazy", "mutating", "nonisolated", "override", "static",
    "unowned", "weak",
  ]

  /// Whether the declaration whose keyword stands here says that it is private.
  private var isPrivate: Bool {
    var distance = -1
    while let word = text(distance), Self.modifiers.contains(word) { distance -= 1 }
    return text(distance) == "private" || text(distance) == "fileprivate"
  }

  private mutating func announceExtension() {
    var name = text(1) ?? ""
    var distance = 2
    while text(distance) == ".", let next = text(distance + 1) {
      name += "." + next
      distance += 2
    }
    announced = name
  }

  /// Whether the type that begins at `distance` with a colon is that of a function.
  private func typeIsFunction(after distance: Int) -> Bool {
    guard text(distance) == ":" else { return false }
    var depth = 0
    for token in tokens[(place + distance + 1)...] {
      if token.beginsLine, depth == 0 { return false }
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "->": return true
      case "=", "{": return false
      default: break
      }
    }
    return false
  }

  /// Reads the names of an enumeration's cases, with what they carry.
  private mutating func readCases() {
    repeat {
      place += 1
      guard isWord(0), let name = text(0) else { return }
      declare(name, isType: false)
      place += 1
      guard text(0) == "(" else { continue }
      var depth = 0
      repeat {
        if text(0) == "(" { depth += 1 }
        if text(0) == ")" { depth -= 1 }
        if isWord(0), let word = text(0) { readUse(word) }
        place += 1
      } while depth > 0 && place < tokens.count
    } while text(0) == ","
  }

  private mutating func readUse(_ name: String) {
    if text(1) == ":" { locals.insert(name) }
    var base: String?
    if text(-1) == "." { base = isWord(-2) ? text(-2) : "" }
    uses.insert(
      Use(
        name: name, base: base, isCall: text(1) == "(",
        isAssigned: text(1) == "=" && text(2) != "="))
  }
}
