// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Memory of input modes", .freshApplication)
struct InputModeMemoryTests {
  @Test func `languages of texts are kept in user defaults, one by one`() throws {
    let name = "responder.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    var memory = StoredInputModes(defaults: defaults)
    #expect(memory.language(of: "chat") == nil)
    memory.setLanguage("de-DE", of: "chat")
    memory.setLanguage("fr-FR", of: "mail")
    let again = StoredInputModes(defaults: defaults)
    #expect(again.language(of: "chat") == "de-DE" && again.language(of: "mail") == "fr-FR")
    memory.setLanguage(nil, of: "chat")
    #expect(again.language(of: "chat") == nil && again.language(of: "mail") == "fr-FR")
  }
}
