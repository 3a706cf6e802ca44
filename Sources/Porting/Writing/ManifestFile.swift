// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import XcodeProject

// Rules: PT-10.
/// The manifest of the package that is written.
package enum ManifestFile {
  /// The text of the manifest.
  ///
  /// - Parameters:
  ///   - plan: the targets.
  ///   - responder: the folder of this package, or its address.
  ///   - bundles: the folders of resources, by target; none for a target without.
  package static func text(
    of plan: PortPlan, responder: String, bundles: [String: String]
  ) -> String {
    let identity = identity(of: responder)
    let place =
      responder.contains("://") || responder.hasPrefix("git@")
      ? "url: \(quoted(responder)), branch: \"main\"" : "path: \(quoted(responder))"
    let targets = plan.targets.map { target in
      text(of: target, identity: identity, bundle: bundles[target.name])
    }
    return """
      // swift-tools-version: 6.2
      // Written by the command Port, and written anew each time it runs.
      import PackageDescription

      // BROWSER=1 swift run shows the application in a browser. UIKIT_TRAITS=Pictures swift test has
      // tests draw pixels; several traits are parted by commas.
      let environment = Context.environment
      let traits =
        (environment["UIKIT_TRAITS"] ?? "").split(separator: ",").map(String.init)
        + (environment["BROWSER"] == nil ? [] : ["WebHost"])

      let package = Package(
        name: \(quoted(packageName(plan.name))),
        defaultLocalization: \(quoted(plan.developmentRegion)),
        dependencies: [.package(\(place), traits: Set(traits.map { .trait(name: $0) }))],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )

      """
  }

  /// The name of the package; without the character that parts it from the names of targets in the
  /// names of folders of resources.
  static func packageName(_ name: String) -> String {
    name.replacing("_", with: "-") + "-Linux"
  }

  private static func text(
    of target: PlannedTarget, identity: String, bundle: String?
  ) -> String {
    let kind =
      switch target.kind {
      case .application: "executableTarget"
      case .library: "target"
      case .tests: "testTarget"
      }
    var products = [
      "UIKit", "CoreGraphics", "QuartzCore", "ResponderFoundation", "MediaPlayer", "AudioToolbox",
      "UniformTypeIdentifiers", "MobileCoreServices", "ResponderLog",
    ]
    if target.kind == .tests { products.append("UIKitTesting") }
    let dependencies =
      target.dependencies.map { quoted($0) }
      + products.map { ".product(name: \(quoted($0)), package: \(quoted(identity)))" }
    var lines = [
      "      name: \(quoted(target.name)),",
      "      dependencies: [",
      dependencies.map { "        \($0),\n" }.joined() + "      ],",
      "      path: \(quoted(folder(of: target))),",
    ]
    if let bundle { lines.append("      resources: [.copy(\(quoted(bundle)))],") }
    lines.append("      swiftSettings: [\(settings(of: target).joined(separator: ", "))]")
    return "    .\(kind)(\n\(lines.joined(separator: "\n"))),"
  }

  /// The folder of a target in the package.
  static func folder(of target: PlannedTarget) -> String {
    (target.kind == .tests ? "Tests/" : "Sources/") + target.name
  }

  private static func settings(of target: PlannedTarget) -> [String] {
    let mode = target.languageMode == 4 ? "v4_2" : "v\(target.languageMode)"
    var settings = [".swiftLanguageMode(.\(mode))"]
    settings += target.conditions.map { ".define(\(quoted($0)))" }
    if target.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      settings.append(".defaultIsolation(MainActor.self)")
    }
    if target.settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
      settings += ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
        .map { ".enableUpcomingFeature(\(quoted($0)))" }
    }
    return settings
  }

  /// What a package is called as a dependency: the end of its address.
  static func identity(of responder: String) -> String {
    let name = Path.name(responder)
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// A text as a literal of Swift.
  static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
