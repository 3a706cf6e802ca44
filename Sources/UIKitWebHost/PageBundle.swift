// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// The modules of the page as a few scripts of one document: whoever loads it asks once.
  ///
  /// Each module becomes a function that is called once, behind those it imports from; what it
  /// returns, which is what it exports, is a constant that later scripts of the document see too.
  /// Of the language of modules it knows what the page uses, which is
  /// `import { … } from "./name.js";` and `export` before a function, a class or a constant.
  /// Comments and the space before lines stay away.
  struct PageBundle {
    private let source: (String) -> String?
    private var done: Set<String> = []
    private var text = ""

    /// A script for each of these modules, with what it imports and no script before it has.
    ///
    /// - Parameter source: the text of a module, nil where there is none, which leaves it out.
    static func scripts(from modules: [String], source: (String) -> String?) -> [String] {
      withoutActuallyEscaping(source) { source in
        var bundle = PageBundle(source: source)
        return modules.map { module in
          bundle.text = "\"use strict\";\n"  // as modules are
          bundle.add(module)
          return bundle.text
        }
      }
    }

    private init(source: @escaping (String) -> String?) { self.source = source }

    private mutating func add(_ name: String) {
      guard done.insert(name).inserted, let source = source(name) else { return }
      let module = Module(source)
      for (_, other) in module.imports { add(other) }
      text += "const \(Self.variable(name)) = (() => {\n"
      for (names, other) in module.imports {
        text += "const {\(names)} = \(Self.variable(other));\n"
      }
      text += module.body
      text += "return { \(module.exports.joined(separator: ", ")) };\n})();\n"
    }

    private static func variable(_ module: String) -> String {
      "$" + module.prefix { $0 != "." }
    }
  }

  /// What a module imports and exports, and the rest of it.
  private struct Module {
    /// The names in the braces, and the module they come from.
    private(set) var imports: [(names: Substring, module: String)] = []
    private(set) var exports: [Substring] = []
    private(set) var body = ""

    init(_ source: String) {
      var opened = ""
      for line in source.split(separator: "\n") {
        let line = Self.code(of: line)
        if line.isEmpty { continue }
        if opened.isEmpty, !line.hasPrefix("import {") {
          add(line)
          continue
        }
        opened += line
        if line.hasSuffix(";") {
          addImport(opened)
          opened = ""
        }
      }
    }

    /// A line without the space before it and the comment in it; what stands in quotes is none.
    private static func code(of line: Substring) -> Substring {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("//") { return "" }
      guard let comment = line.firstRange(of: " // ") else { return line }
      let code = line[..<comment.lowerBound]
      let quotes: [Character] = ["\"", "'", "`"]
      let isOpen = quotes.contains { quote in
        !code.count(where: { $0 == quote }).isMultiple(of: 2)
      }
      return isOpen ? line : code
    }

    private mutating func add(_ line: Substring) {
      var line = line
      if line.hasPrefix("export ") {
        line = line.dropFirst("export ".count)
        let name = line.drop { $0 != " " }.dropFirst().prefix { $0.isLetter || $0.isNumber }
        exports.append(name)
      }
      body += line + "\n"
    }

    private mutating func addImport(_ statement: String) {
      let parts = statement.split(separator: "\"")
      let names = statement.drop { $0 != "{" }.dropFirst().prefix { $0 != "}" }
      guard parts.count > 1 else { return }
      imports.append((names, String(parts[1].drop { $0 == "." || $0 == "/" })))
    }
  }
#endif
