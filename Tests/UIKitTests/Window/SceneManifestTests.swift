// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@testable import UIKitCore

@Suite("Scenes that Info.plist describes")
struct SceneManifestTests {
  private let role = UISceneSession.Role.windowApplication.rawValue

  @Test func `PT-16 a configuration is found by its name, or is the first`() {
    let description: [String: Any] = [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          role: [
            [
              "UISceneConfigurationName": "Default",
              "UISceneDelegateClassName": "Notes.SceneDelegate",
            ],
            ["UISceneConfigurationName": "Other"],
          ]
        ]
      ]
    ]
    let first = SceneManifest.Entry(name: "Default", delegate: "Notes.SceneDelegate")
    let entry = { SceneManifest.entry(named: $0, role: $1, in: description) }
    #expect(entry("Default", role) == first)
    #expect(entry(nil, role) == first)
    #expect(entry("Other", role) == SceneManifest.Entry(name: "Other", delegate: nil))
    #expect(entry("Nobody", role) == nil)
    #expect(entry(nil, "Screen") == nil)
    #expect(
      SceneManifest.entry(named: nil, role: role, in: ["UIApplicationSceneManifest": 1]) == nil)
    #expect(SceneManifest.entry(named: nil, role: role) == nil)
  }
}
