// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as the benchmarks are. What is inside the library is reached by `@testable`:
// a release build needs `-Xswiftc -enable-testing`.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "responder-fuzz",
  products: [
    .executable(name: "Fuzz", targets: ["Fuzz"])
  ],
  traits: [
    .trait(name: "WebHost", description: "The page's messages too (needs swift-nio)."),
    .default(enabledTraits: ["WebHost"]),
  ],
  dependencies: [
    .package(
      name: "responder", path: "..",
      traits: [.trait(name: "WebHost", condition: .when(traits: ["WebHost"]))])
  ],
  targets: [
    // What of the program ran, where it was built to count that.
    .target(name: "Counters"),

    // LLVM's fuzzer, where the program is linked with it.
    .target(name: "LLVMFuzzer"),

    .target(
      name: "FuzzTargets",
      dependencies: [
        .product(name: "UIKit", package: "responder"),
        .product(name: "CoreGraphics", package: "responder"),
        .product(name: "QuartzCore", package: "responder"),
        .product(name: "ResponderFoundation", package: "responder"),
        .product(name: "UIKitTesting", package: "responder"),
      ],
      swiftSettings: settings),

    .executableTarget(
      name: "Fuzz", dependencies: ["Counters", "FuzzTargets", "LLVMFuzzer"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
