// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the library depends on nothing that only its benchmarks need.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// The folder with Kiwi's headers, where a person has one: README.md says how to get it. Without it
// there is nothing of Kiwi's and no row beside it.
let kiwi = Context.environment["KIWI_INCLUDE"]

let kiwiTargets: [Target] =
  kiwi.map { folder in
    [
      // Kiwi's solver, as it may be called from Swift.
      .target(name: "KiwiPeer", cxxSettings: [.unsafeFlags(["-I", folder])]),

      // The library's solver once more, for what is inside the library is not seen from here: a link
      // to its sources.
      .target(name: "SolverAlone", swiftSettings: settings),
    ]
  } ?? []

// Pango, where a person has it and says so: README.md.
let pango = Context.environment["PANGO"]

let pangoTargets: [Target] =
  pango.map { _ in
    [
      .systemLibrary(name: "CPango", pkgConfig: "pangoft2"),

      // Pango's layouts, as they may be called from Swift.
      .target(name: "PangoPeer", dependencies: ["CPango"]),
    ]
  } ?? []

let peers = kiwiTargets + pangoTargets

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
      ] + peers.map { .target(name: $0.name) },
      swiftSettings: settings + (kiwi == nil ? [] : [.define("KIWI")])
        + (pango == nil ? [] : [.define("PANGO")])),
  ] + peers,
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
