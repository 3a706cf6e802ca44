// swift-tools-version: 6.2
import PackageDescription

// One manifest for both: Xcode compiles the sources as they are, Linux what the plugin makes of them.
#if os(Linux)
  let responder: [Package.Dependency] = [
    .package(name: "responder", path: "../..", traits: ["Port"])
  ]
  let plugins: [Target.PluginUsage] = [.plugin(name: "PortSources", package: "responder")]
  /// The one file that is compiled as it is.
  let sources: [String]? = ["Port.swift"]
  let modules: [Target.Dependency] = ["UIKit", "CoreGraphics", "QuartzCore", "ResponderFoundation"]
    .map { .product(name: $0, package: "responder") }
#else
  let responder: [Package.Dependency] = []
  let plugins: [Target.PluginUsage] = []
  let sources: [String]? = nil
  let modules: [Target.Dependency] = []
#endif

let package = Package(
  name: "Counter",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Counter", targets: ["Counter"])],
  dependencies: responder,
  targets: [
    .target(
      name: "Counter", dependencies: modules, sources: sources,
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: plugins),
    .testTarget(
      name: "CounterTests", dependencies: ["Counter"] + modules, sources: sources,
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: plugins),
  ]
)
