// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
import XcodeProject

// Rules: PT-7.
/// The `Info.plist` of a bundle: the project's with its variables replaced, and what settings say.
package enum InformationFile {
  /// The description of a target's bundle.
  ///
  /// - Parameters:
  ///   - target: the target.
  ///   - data: the project's file; nil if it has none.
  ///   - region: the language of development.
  /// - Returns: the description, and whether the project's file could be read.
  package static func values(
    of target: PlannedTarget, data: Data?, region: String
  ) -> (values: [String: Any], isRead: Bool) {
    let read = data.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    var settings = target.settings
    settings.override(with: [
      "PRODUCT_MODULE_NAME": target.name, "PRODUCT_NAME": target.productName,
      "EXECUTABLE_NAME": target.name, "DEVELOPMENT_LANGUAGE": region,
    ])
    var values = (read ?? [:]).mapValues { expanded($0, settings) }
    let prefix = "INFOPLIST_KEY_"
    for name in names where values[name] == nil {
      values[name] = target.settings[prefix + name]
    }
    var defaults: [String: String] = [
      "CFBundleDevelopmentRegion": region, "CFBundleExecutable": target.name,
      "CFBundleName": target.productName, "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundlePackageType": target.kind == .application ? "APPL" : "FMWK",
    ]
    defaults["CFBundleIdentifier"] = target.settings["PRODUCT_BUNDLE_IDENTIFIER"]
    defaults["CFBundleShortVersionString"] = target.settings["MARKETING_VERSION"]
    defaults["CFBundleVersion"] = target.settings["CURRENT_PROJECT_VERSION"]
    for (key, value) in defaults where (values[key] as? String ?? "").isEmpty {
      values[key] = value
    }
    return (values, data == nil || read != nil)
  }

  /// The description as a file.
  package static func data(of values: [String: Any]) -> Data? {
    try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }

  /// Keys that a project may set without a file.
  private static let names = ["CFBundleDisplayName", "NSHumanReadableCopyright"]

  private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expanded(text)
    case let items as [Any]: items.map { expanded($0, settings) }
    case let items as [String: Any]: items.mapValues { expanded($0, settings) }
    default: value
    }
  }
}
