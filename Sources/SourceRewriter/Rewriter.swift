// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  /// One run over a module: what was read, and the edits and findings that come of it.
  final class Rewriter {
    let options: RewriteOptions
    let evaluator: ConditionEvaluator
    let files: [ParsedFile]
    var model = ModuleModel()
    var edits: [EditList]
    private(set) var findings: [Finding] = []
    private var lines: [LineTable?]

    /// What goes before closing braces of bodies, by their place.
    var endings: [ModuleModel.Place: [String]] = [:]
    /// Files that mention the runtime.
    var runtimeFiles: Set<Int> = []
    /// Members in extensions that a member in the class body forwards to.
    var forwarded: Set<ModuleModel.Place> = []
    /// Overrides of what no class here declares so that it can be overridden.
    var freed: Set<ModuleModel.Place> = []
    /// Optional requirements of the module by the name before the parenthesis.
    var optionalNames: [String: [OptionalRequirement]] = [:]
    /// A type of the module has a method `observe`.
    private(set) lazy var declaresObserve = model.types.values.contains { type in
      type.members.contains { $0.kind == .method && $0.name == "observe" }
    }
    /// Overrides of what nothing can override here.
    var renamed: Set<ModuleModel.Place> = []
    /// Methods whose implementations may be exchanged.
    var exchanged: Set<ModuleModel.Place> = []
    /// Overrides in extensions of UIKit's classes that take the place of what these have.
    var late: Set<ModuleModel.Place> = []
    /// How many things run as the program is loaded.
    var loads = 0
    /// Classes that got their table in this run.
    var tabled: Set<ObjectIdentifier> = []

    init(_ files: [SourceFile], options: RewriteOptions) {
      self.options = options
      evaluator = ConditionEvaluator(options: options)
      self.files =
        files.map { ParsedFile($0) } + options.context.map { ParsedFile($0, isContext: true) }
      edits = Array(repeating: EditList(), count: self.files.count)
      lines = Array(repeating: nil, count: self.files.count)
    }

    func run() -> (files: [RewrittenFile], findings: [Finding]) {
      for (index, file) in files.enumerated() {
        let collector = Collector(
          model, file: index, isContext: file.isContext, evaluator: evaluator)
        collector.walk(file.tree)
        model = collector.model
      }
      Collector.finish(&model)
      planOverrides()
      planExchanges()
      planOptionalRequirements()
      reportLateDelegateMethods()
      planTables()
      for (index, file) in files.enumerated() where !file.isContext {
        let editor = Editor(self, file: index)
        editor.walk(file.tree)
        editor.finish()
      }
      writeEndings()
      let results = files.enumerated().filter { !$0.element.isContext }.map { index, file in
        RewrittenFile(
          path: file.path,
          text: edits[index].isEmpty ? file.text : edits[index].applied(to: file.bytes))
      }
      let sorted = findings.sorted {
        ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column)
      }
      return (results, sorted)
    }

    /// Puts down something that is not carried over.
    func report(_ construct: String, at offset: Int, in file: Int, _ advice: String) {
      guard !files[file].isContext else { return }
      let table = lines[file] ?? LineTable(files[file].bytes)
      lines[file] = table
      let place = table.place(of: offset)
      findings.append(
        Finding(
          path: files[file].path, line: place.line, column: place.column, construct: construct,
          advice: advice))
    }

    /// Puts declarations at the end of a body, on the line of its closing brace.
    func end(_ body: TypeModel.Body, with text: String) {
      endings[ModuleModel.Place(file: body.file, offset: body.closingBrace), default: []]
        .append(text)
    }

    private func writeEndings() {
      for (place, texts) in endings {
        let bytes = files[place.file].bytes
        var before = place.offset
        while before > 0, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x09 { before -= 1 }
        let last = before > 0 ? bytes[before - 1] : 0x0A
        let isAfterCode = ![0x0A, 0x0D, UInt8(ascii: "{"), UInt8(ascii: ";")].contains(last)
        edits[place.file].insert(
          (isAfterCode ? "; " : "") + texts.joined(separator: "; ") + " ", at: place.offset)
      }
    }
  }

  // Rules: PO-1, PO-2, PO-20.
  /// Turns the files of a module into files that compile here.
  ///
  /// Each line stays on its line, and a file without anything of Objective-C comes out as it was.
  ///
  /// - Parameters:
  ///   - files: all files of the module, since a class and its extensions are seen together.
  ///   - options: what the sources do not say.
  public func rewrite(
    _ files: [SourceFile], options: RewriteOptions
  ) -> (files: [RewrittenFile], findings: [Finding]) {
    Rewriter(files, options: options).run()
  }
#endif
