// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@Suite("Blanking comments and strings")
struct CodeBlankerTests {
  static let samples: [(String, String)] = [
    ("let a = b // UIView\nc", "let a = b          \nc"),
    ("/* A /* B */ C */ d", "                  d"),
    (#"f("UIView \(g("x")) y", z)"#, "f(                    , z)"),
    (##"f(#"a " b"#, z)"##, "f(         , z)"),
    ("\"\"\"\nUIView\n\"\"\"; x", "   \n      \n   ; x"),
    (#"f("\"UIView", z)"#, "f(          , z)"),
    ("a / b / c", "a / b / c"),
    ("#if WebHost", "#if WebHost"),
  ]

  @Test(arguments: samples)
  func `only code is left`(source: String, code: String) {
    #expect(String(decoding: CodeBlanker.blank(Array(source.utf8)), as: UTF8.self) == code)
  }
}
