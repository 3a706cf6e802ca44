// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import XcodeProject

@Suite("Property lists")
struct PropertyListTests {
  private func read(_ text: String) throws -> PropertyList {
    try PropertyListReader.read(text, file: "a")
  }

  private func failure(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch { return "\(error)" }
  }

  @Test func `PT-1 strings, arrays, dictionaries and data are read`() throws {
    let list = try read("{ a = (b, \"c d\", ); \"e\\n\\U00e9\\101\" = <0f A0>; f = {}; /* g */ }")
    let items = try #require(list.dictionary)
    #expect(items["a"]?.strings == ["b", "c d"])
    #expect(items["e\né" + "A"]?.content == .data([0x0F, 0xA0]))
    #expect(items["f"]?.dictionary == [:])
    #expect(items.count == 3)
  }

  @Test(arguments: [
    ("{ a = b }", "a:1: a ; is missing behind the value of a"),
    ("{\n a b;\n}", "a:2: a = is missing behind the key a"),
    ("{\n a = (b c);\n}", "a:2: a , is missing behind an item"),
    ("{\n\n a = \"b;\n}", "a:3: a string is not closed"),
    ("{ /*\n", "a:1: a comment is not closed"),
    ("{ a = b;\n", "a:2: a } is missing at the end"),
    ("( a,", "a:1: a ) is missing at the end"),
    ("<0g>", "a:1: data between < and > is written in hexadecimal digits"),
    ("<0", "a:1: data ends in the middle"),
    ("a b", "a:1: nothing was expected behind the end of the list"),
    ("{ = b; }", "a:1: = was not expected here"),
    ("", "a:1: the list ends in the middle"),
    (
      "<?xml version=\"1.0\"?><plist/>",
      "a:1: this is an XML property list; open and save the project in Xcode"
    ),
  ])
  func `PT-1 what cannot be read is answered with its line`(text: String, message: String) {
    #expect(failure(text) == message)
  }

  @Test func `PT-1 lists nested without end are refused`() {
    #expect(failure(String(repeating: "(", count: 1_000_000)) == "a:1: lists are nested too deeply")
  }

  @Test func `PT-8 a file of strings is read with and without braces`() throws {
    let text = "/* title */\n\"hello\" = \"Hallo \\\"du\\\"\";\nkey = value;\n\"alone\";\n"
    let strings = ["hello": "Hallo \"du\"", "key": "value", "alone": "alone"]
    #expect(try PropertyListReader.readStrings(text, file: "a") == strings)
    #expect(try PropertyListReader.readStrings("{\(text)}", file: "a") == strings)
    #expect(try PropertyListReader.readStrings("", file: "a") == [:])
  }
}
