// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import Porting

@Suite("Texts that are taken")
struct TextTests {
  @Test func `PT-8 texts of any encoding come out in one`() throws {
    var tables = StringTables()
    let text = "\"a\" = \"Ä\\n\\\"\";\n"
    tables.read(strings: Data(text.utf8), path: "App/de.lproj/L.strings")
    let wide = try #require("b = B;".data(using: .utf16))
    tables.read(strings: wide, path: "More/de.lproj/L.strings")
    tables.read(strings: Data("c = ".utf8), path: "en.lproj/L.strings")
    #expect(tables.tables == ["de.lproj/L.strings": ["a": "Ä\n\"", "b": "B"]])
    #expect(tables.refusals.map(\.path) == ["en.lproj/L.strings"])
    let table = try #require(tables.tables["de.lproj/L.strings"])
    #expect(StringTables.file(of: table) == "\"a\" = \"Ä\\n\\\"\";\n\"b\" = \"B\";\n")
  }

  @Test func `PT-8 a string catalogue is one table a language`() {
    var tables = StringTables()
    let text = """
      {"sourceLanguage": "en", "strings": {
        "Hello": {"localizations": {"de": {"stringUnit": {"value": "Hallo"}}}},
        "count": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%d note"}},
            "other": {"stringUnit": {"value": "%d notes"}}}}}}},
        "alone": {}}}
      """
    tables.read(catalogue: Data(text.utf8), path: "App/Localizable.xcstrings")
    #expect(
      tables.tables == [
        "en.lproj/Localizable.strings": ["Hello": "Hello", "count": "%d notes", "alone": "alone"],
        "de.lproj/Localizable.strings": ["Hello": "Hallo"],
      ])
    #expect(tables.refusals.map(\.construct) == ["plural forms"])
    for text in ["", "[]", "{\"strings\": 1}"] {
      tables.read(catalogue: Data(text.utf8), path: "B.xcstrings")
    }
    #expect(tables.refusals.count == 4)
  }

  @Test func `PT-19 classes of tests on the main actor are made fit`() {
    let texts = [
      "@MainActor\nfinal class A: Base {\n}\n@MainActor class Other: NSObject {}\n",
      "@MainActor @objc\n  // x\nopen class Base: XCTestCase, B {}",
      "@preconcurrency @MainActor class C: XCTestCase {}", "class D: XCTestCase {}\n",
      "@MainActor public class E: XCTestCase { class func f() -> A: {} }",
    ]
    let corrected = TestCaseAttributes.corrected(texts)
    #expect(
      corrected == [
        "@preconcurrency @MainActor\nfinal class A: Base {\n}\n@MainActor class Other: NSObject {}\n",
        "@preconcurrency " + texts[1], texts[2], texts[3],
        "@preconcurrency @MainActor public class E: XCTestCase { class func f() -> A: {} }",
      ])
    #expect(TestCaseAttributes.corrected(corrected) == corrected)
  }

  @Test func `PT-11 imports are found where no condition stands around them`() {
    let text = """
      // import A
      import UIKit // b
      @testable import Notes; import Second
      /* import
      import B */ import Foundation
      public import struct C.D
      #if canImport(E)
      import E
      #endif
      let import = 1
      @preconcurrency import F.G
      """
    let found = ImportScanner.imports(in: text)
    #expect(found.map(\.module) == ["UIKit", "Notes", "Foundation", "C", "F"])
    #expect(found.map(\.line) == [2, 3, 5, 6, 11])
    #expect(found[1].isTestable)
    #expect(KnownModules.missingImport(in: text, modules: ["Notes", "F"])?.module == "C")
    #expect(KnownModules.missingImport(in: "import os\nimport UIKit", modules: []) == nil)
  }
}
