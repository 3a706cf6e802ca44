// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A function or initializer that others see, with what is written about it.
struct FunctionDeclaration {
  /// A parameter: what a call says, what the body says, and the type.
  struct Parameter {
    let label: Substring
    let name: Substring
    let type: Substring
  }

  let line: Int
  let parameters: [Parameter]
  let throwsErrors: Bool
  /// The lines of documentation, without their slashes.
  let documentation: [Substring]

  /// Whether the documentation has an item such as `- Throws:`.
  func documents(_ item: String) -> Bool {
    documentation.contains { $0.drop { $0 == " " }.hasPrefix("- \(item):") }
  }

  /// Whether the name begins with that of the first parameter, as those of delegates' methods do.
  func isNamedAfterSender(_ line: Substring) -> Bool {
    guard let sender = parameters.first, sender.label == "_",
      let name = line.firstRange(of: "func ")
    else { return false }
    return line[name.upperBound...].hasPrefix(sender.name)
  }

  /// The parameters of which neither a list nor a sentence tells.
  ///
  /// A sentence tells of a parameter if it has a word of its name, its label or its type.
  func untoldParameters(besides properties: Set<Substring>) -> [Substring] {
    let said = Set(
      documentation.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map { $0.lowercased() })
    return parameters.filter { parameter in
      if documents("Parameter \(parameter.name)") || documents(String(parameter.name)) {
        return false
      }
      if properties.contains(parameter.name) { return false }
      let stems = [parameter.name, parameter.label, parameter.type].flatMap(Self.stems)
      return !stems.contains { stem in said.contains { $0.hasPrefix(stem) } }
    }.map(\.name)
  }

  /// Words that say nothing of what a parameter is for.
  private static let fillers: Set<String> = [
    "the", "with", "for", "and", "any", "from", "into", "bool", "int", "double", "float", "string",
    "self", "void",
  ]

  /// The beginnings of the words that a name in humps is made of, without Apple's prefixes.
  private static func stems(_ name: Substring) -> [String] {
    var words: [String] = []
    var previous: Character = " "
    for character in name {
      if character.isLetter || character.isNumber {
        let isNew = !previous.isLetter || (character.isUppercase && previous.isLowercase)
        if isNew { words.append("") }
        words[words.count - 1].append(character.lowercased())
      }
      previous = character
    }
    return words.compactMap { word in
      let prefix = ["ui", "ns", "cg", "ca"].first { word.hasPrefix($0) }
      var stem = word.dropFirst(prefix?.count ?? 0)
      if fillers.contains(String(stem)) { return nil }
      if stem.hasSuffix("s") { stem.removeLast() }
      return stem.count > 2 ? String(stem.prefix(6)) : nil
    }
  }
}

extension SwiftFile {
  /// The functions and initializers that others see, but for overrides and for what a class or an
  /// extension answers as a delegate: the protocols document those.
  var functionDeclarations: [FunctionDeclaration] {
    let code = codeLines
    let written = lines.map { $0.drop { $0 == " " } }
    var isDefault = false
    var found: [FunctionDeclaration] = []
    let isDelegate = code.contains { $0.contains(/(?:class|^>).*: .*(?:Delegate|DataSource)\b/) }
    for (index, line) in code.enumerated() {
      if let first = line.first, first.isLetter {
        let words = line.split { !$0.isLetter }
        isDefault =
          words.contains("extension")
          && words.contains { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") }
      }
      guard !isDefault, Self.beginsFunction(line),
        let declaration = declaration(at: index, code: code, written: written),
        !(isDelegate && declaration.isNamedAfterSender(line))
      else { continue }
      found.append(declaration)
    }
    return found
  }

  /// The names of the properties that others see; each is documented where it stands.
  var propertyNames: Set<Substring> {
    var names: Set<Substring> = []
    for line in codeLines where Self.mayBePublic(line) {
      let words = line.split { !$0.isLetter && !$0.isNumber }
      guard let place = words.firstIndex(where: { $0 == "var" || $0 == "let" }),
        words[..<place].contains(where: { $0 == "public" || $0 == "open" }), place + 1 < words.count
      else { continue }
      names.insert(words[place + 1])
    }
    return names
  }

  /// Whether a line may begin a declaration that others see: sorts most lines out quickly.
  private static func mayBePublic(_ line: Substring) -> Bool {
    guard let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") }) else { return false }
    guard [UInt8(ascii: "p"), UInt8(ascii: "o"), UInt8(ascii: "@")].contains(first) else {
      return false
    }
    return line.contains("public ") || line.contains("open ")
  }

  private static func beginsFunction(_ line: Substring) -> Bool {
    guard mayBePublic(line), let keyword = keyword(in: line) else { return false }
    let before = line[..<keyword.lowerBound].split { !$0.isLetter }
    guard before.contains("public") || before.contains("open") else { return false }
    if before.contains("override") || before.contains("let") || before.contains("var") {
      return false
    }
    // The operands of an operator need no words.
    return line[keyword] != "func " || line[keyword.upperBound...].first?.isLetter == true
  }

  /// The word that a function's declaration has before its name or its parameters.
  private static func keyword(in line: Substring) -> Range<Substring.Index>? {
    line.firstRange(of: "func ") ?? line.firstRange(of: " init")
      ?? line.firstRange(of: " subscript")
  }

  private func declaration(
    at index: Int, code: [Substring], written: [Substring]
  ) -> FunctionDeclaration? {
    let text = code[index...].prefix(14).joined(separator: "\n")
    guard let keyword = Self.keyword(in: text.prefix { $0 != "\n" }),
      let begin = text[keyword.upperBound...].firstIndex(of: "("),
      let end = Self.end(of: begin, in: text)
    else { return nil }
    let list = text[text.index(after: begin)..<end]
    let rest = text[text.index(after: end)...].prefix { $0 != "{" }
    let tail = rest.split(separator: "\n", omittingEmptySubsequences: false).prefix(3)
      .prefix { !$0.contains("func ") && !$0.contains(" var ") }
    var top = index
    while top > 0, written[top - 1].hasPrefix("@") { top -= 1 }
    var first = top
    while first > 0, written[first - 1].hasPrefix("///") { first -= 1 }
    return FunctionDeclaration(
      line: index + 1, parameters: Self.parameters(in: list),
      throwsErrors: tail.contains { $0.split { !$0.isLetter }.contains("throws") },
      documentation: written[first..<top].map { $0.dropFirst(3) })
  }

  /// The parenthesis that closes the one at `begin`.
  private static func end(of begin: String.Index, in text: String) -> String.Index? {
    var depth = 0
    for place in text[begin...].indices {
      if text[place] == "(" { depth += 1 }
      if text[place] == ")" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  private static func parameters(in list: Substring) -> [FunctionDeclaration.Parameter] {
    var depth = 0
    let pieces = list.split { character in
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      return character == "," && depth == 0
    }
    return pieces.compactMap { piece in
      guard let colon = piece.firstIndex(of: ":") else { return nil }
      let names = piece[..<colon].split { $0.isWhitespace }.filter { !$0.hasPrefix("@") }
      guard let name = names.last, let label = names.first else { return nil }
      let type = piece[colon...].prefix { $0 != "=" }
      return FunctionDeclaration.Parameter(label: label, name: name, type: type)
    }
  }
}
