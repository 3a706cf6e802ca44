// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@Suite("Documentation of parameters and errors")
struct ParameterDocumentationTests {
  private static let files = Repository.swiftFiles(in: "Sources").map {
    (file: $0, functions: $0.functionDeclarations)
  }

  @Test func `a function that throws says what`() {
    let silent = Self.files.flatMap { file, functions in
      functions
        .filter { $0.throwsErrors && !$0.documents("Throws") }
        .map { "\(file.path):\($0.line)" }
    }
    #expect(silent == [], "add `- Throws:` to the documentation")
  }

  @Test func `a function with several parameters says what each is for`() {
    let silent = Self.files.flatMap { file, functions -> [String] in
      let functions = functions.filter { $0.parameters.count > 1 }
      let properties = functions.isEmpty ? [] : file.propertyNames
      return functions.compactMap { function in
        let untold = function.untoldParameters(besides: properties)
        if untold.isEmpty { return nil }
        return "\(file.path):\(function.line): \(untold.joined(separator: ", "))"
      }
    }
    #expect(silent == [], "name them in the documentation, or list them under `- Parameters:`")
  }

  static let samples: [(source: String, untold: [Substring])] = [
    (
      "/// Moves a view by a distance.\npublic func move(_ view: UIView, by distance: CGFloat) {",
      []
    ),
    (
      "/// Moves it.\npublic func move(_ view: UIView, by distance: CGFloat) {",
      ["view", "distance"]
    ),
    (
      "/// Moves it.\n///\n/// - Parameters:\n///   - view: what.\n///   - distance: how far.\n"
        + "open func move(\n  _ view: UIView, by distance: CGFloat = max(1, 2)\n) {",
      []
    ),
    ("public let a: Int\n/// Makes it.\npublic init(a: Int, other: Int) {", ["other"]),
    ("/// Does it.\nopen override func move(a: Int, other: Int) {", []),
    (
      "open class Mover: NSObject, MoveDelegate {\n"
        + "  /// Nothing.\n  open func mover(_ mover: Mover, other: Int) {\n"
        + "  /// Does it.\n  open func move(_ mover: Mover, other: Int) {",
      ["mover", "other"]
    ),
    ("extension MoveDelegate {\n  /// Does nothing.\n  public func move(a: Int, other: Int) {", []),
  ]

  @Test(arguments: samples)
  func `a parameter is told of by a list, a sentence or a property`(
    source: String, untold: [Substring]
  ) {
    let file = SwiftFile("Sample.swift", text: source)
    let found = file.functionDeclarations.flatMap {
      $0.untoldParameters(besides: file.propertyNames)
    }
    #expect(found == untold)
  }

  @Test func `an error is told of by an item`() {
    let source =
      "/// Reads.\n///\n/// - Throws: what the file system says.\npublic func read() throws"
    let told = SwiftFile("Sample.swift", text: source).functionDeclarations
    #expect(told.map(\.throwsErrors) == [true])
    #expect(told.map { $0.documents("Throws") } == [true])
    let silent = SwiftFile("Sample.swift", text: "/// Reads.\npublic func read() throws {")
      .functionDeclarations
    #expect(silent.map { $0.documents("Throws") } == [false])
  }
}
