// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the library depends on nothing that only its benchmarks need.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "responder-benchmarks",
  products: [
    .executable(name: "Workloads", targets: ["Workloads"])
  ],
  dependencies: [
    .package(name: "responder", path: "..", traits: [])
  ],
  targets: [
    // The limit for a linear scan: structs, virtual calls, nothing else.
    .target(name: "CxxReference"),

    // Counts the program's calls of the C library's allocator.
    .target(name: "AllocationCounter"),

    // What one writes first in Swift: open classes and arrays.
    .target(name: "NaiveSwift", swiftSettings: settings),

    .executableTarget(
      name: "Workloads",
      dependencies: [
        "AllocationCounter", "CxxReference", "NaiveSwift",
        .product(name: "UIKit", package: "responder"),
        .product(name: "CoreGraphics", package: "responder"),
        .product(name: "UIKitTesting", package: "responder"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
