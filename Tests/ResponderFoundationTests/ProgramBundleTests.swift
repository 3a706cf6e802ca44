// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import ResponderFoundation

private final class Lonely {}

@Suite("Bundles and texts of programs")
struct ProgramBundleTests {
  @Test func `PT-7 a program without resources has Foundation's main bundle`() {
    #expect(ProgramBundles.bundle(ofModule: "Nobody") == nil)
    #expect(ProgramBundles.bundle(for: Lonely.self).bundlePath == ProgramBundles.main.bundlePath)
    #expect(ProgramBundles.main.bundlePath == Bundle.main.bundlePath)
  }

  @Test func `PT-7 the bundle of a module lies in its folder of resources`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bundles-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["N_App.resources/My App.app", "N_Kit.resources", "N_Two.resources/Two.app"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    let found = ProgramBundles.Folders(beside: folder)
    #expect(
      found.bundle(ofModule: "App")?.bundlePath.hasSuffix("N_App.resources/My App.app") == true)
    #expect(found.bundle(ofModule: "Kit")?.bundlePath.hasSuffix("N_Kit.resources") == true)
    #expect(found.bundle(ofModule: "pp") == nil)
    #expect(found.application(of: "Two")?.bundlePath.hasSuffix("Two.app") == true)
    #expect(found.application(of: "NTests.xctest")?.bundlePath.hasSuffix("My App.app") == true)
  }

  @Test func `PT-9 a text is that of the first language that has the table`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("texts-\(UUID().uuidString).app")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in [
      ("en.lproj/Localizable.strings", "\"hello\" = \"Hello\";"),
      ("de.lproj/Localizable.strings", "\"hello\" = \"Grüß \\\"dich\\\"\";"),
      ("en.lproj/Other.strings", "other = Other;"),
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let bundle = try #require(Bundle(path: folder.path))
    let text = { (key: String, table: String?, languages: [String]) in
      LocalizedTexts.text(
        for: key, value: key == "gone" ? "?" : "", table: table, bundle: bundle,
        languages: languages)
    }
    #expect(text("hello", nil, ["de-AT", "de"]) == "Grüß \"dich\"")
    #expect(text("hello", nil, ["fr"]) == "Hello")
    #expect(text("other", "Other", ["de"]) == "Other")
    #expect(text("gone", nil, ["de"]) == "?")
    #expect(text("missing", nil, []) == "missing")
    #expect(text("missing", "Nothing", []) == "missing")
    let own = LocalizedTexts.text(for: "gone", value: "?", table: nil, bundle: bundle)
    #expect(own == "?", "whatever the language of the process is")
  }

  @Test(arguments: [
    ("de_AT.UTF-8", ["de-AT", "de"]), ("fr", ["fr"]), ("C.UTF-8", []), ("POSIX", []),
    ("zh-Hant_TW@x", ["zh-Hant-TW", "zh-Hant", "zh"]), ("", []),
  ])
  func `PT-9 the language of the environment is that of its locale`(
    locale: String, languages: [String]
  ) {
    #expect(LocalizedTexts.languages(ofLocale: locale) == languages)
  }
}
