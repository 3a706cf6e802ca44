// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

// Rules: PT-16.
/// The scenes that the application's `Info.plist` describes, as Xcode writes them for new projects.
enum SceneManifest {
  /// One entry: the name of a configuration and the class of the scene's delegate.
  struct Entry: Equatable {
    let name: String?
    let delegate: String?
  }

  /// The entry of the application for a role: the one with the name, or the first.
  static func entry(named name: String?, role: String) -> Entry? {
    entry(named: name, role: role, in: ProgramBundles.main.infoDictionary ?? [:])
  }

  /// The same in a description of one's own.
  static func entry(named name: String?, role: String, in description: [String: Any]) -> Entry? {
    let manifest = description["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let entries = (roles?[role] as? [[String: Any]] ?? []).map { entry in
      Entry(
        name: entry["UISceneConfigurationName"] as? String,
        delegate: entry["UISceneDelegateClassName"] as? String)
    }
    return name == nil ? entries.first : entries.first { $0.name == name }
  }
}
