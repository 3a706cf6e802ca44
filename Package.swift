// swift-tools-version: 6.2
import PackageDescription

// Targets are listed in dependency order: a target may use only those above it.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// For tests that are many or of what is inside.
///
/// A release build optimises the library and those tests that are like applications, for those are what
/// optimising may break. The rest takes long: the rules alone a quarter of an hour.
let insideTests = settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// For tests that read all sources: optimised always, for they are the ones who take the time.
let readingTests = settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Compiled in only with the trait `WebHost`; without it the package needs the toolchain alone.
let withWebHost = TargetDependencyCondition.when(traits: ["WebHost"])

/// Compiled in only with the trait `TLS`, for the library beneath takes minutes to compile.
let withTLS = TargetDependencyCondition.when(traits: ["TLS"])

/// Compiled in only with the trait `Port`, for the rewriter needs the compiler's parser.
let withPort = TargetDependencyCondition.when(traits: ["Port"])

/// Compiled in only with the trait `MediaKeys`; without it no library of the system is needed.
let mediaKeys: Set<String> = ["MediaKeys"]

/// Compiled in only with the trait `Pictures`; without it no library of the system is needed.
let pictures: Set<String> = ["Pictures"]

let package = Package(
  name: "responder",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UIKitClosures", targets: ["UIKitClosures"]),
    .library(name: "UIKitWebHost", targets: ["UIKitWebHost"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "ResponderFoundation", targets: ["ResponderFoundation"]),
    .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
    .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
    .library(name: "ResponderLog", targets: ["ResponderLog"]),
    .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
    .executable(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "Port", targets: ["Port"]),
    .plugin(name: "PortSources", targets: ["PortSources"]),
  ],
  traits: [
    .trait(
      name: "WebHost",
      description: "Show the application in a browser and take its touches (needs swift-nio)."),
    .trait(
      name: "TLS",
      description: """
        Show the application to other devices, over TLS (needs swift-nio-ssl, swift-certificates).
        """,
      enabledTraits: ["WebHost"]),
    .trait(
      name: "MediaKeys",
      description: "Take a desktop's media keys over D-Bus (needs libsystemd-dev)."),
    .trait(
      name: "Pictures",
      description:
        "Draw pixels: screenshots, bitmaps (needs libcairo2-dev, libpango1.0-dev, libjpeg-dev)."),
    .trait(
      name: "Port",
      description: "Rewrite sources written for iOS (needs swift-syntax)."),
    .default(enabledTraits: ["WebHost"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/apple/swift-certificates", from: "1.21.1"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // What an application has one of, in one place.
    .target(name: "UIKitRuntime", swiftSettings: settings),

    // What a host says and shows: plain records, no UIKit class.
    .target(name: "UIKitHost", dependencies: ["UIKitRuntime"], swiftSettings: settings),

    // What draws and sets text, as the system has them.
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),

    // Work on single pixels, and JPEG and PNG, whose libraries want to be called from C.
    .target(
      name: "CPictures",
      cSettings: [.define("PICTURES", .when(traits: pictures))],
      linkerSettings: [
        .linkedLibrary("jpeg", .when(traits: pictures)),
        .linkedLibrary("png", .when(traits: pictures)),
        .linkedLibrary("m", .when(traits: pictures)),
      ]),

    // Layers and recorded drawings as pixels.
    .target(
      name: "UIKitPictures",
      dependencies: [
        "UIKitHost",
        .target(name: "CCairo", condition: .when(traits: pictures)),
        .target(name: "CPictures", condition: .when(traits: pictures)),
      ],
      swiftSettings: settings),

    // Undo, user activity, selectors and what Objective-C would know: what Foundation lacks on Linux.
    .target(
      name: "ResponderFoundation", dependencies: ["UIKitHost", "UIKitRuntime"],
      swiftSettings: settings),

    // What decides: gestures, scrolling, keyboard, focus, places, the solver. Values without a view.
    .target(name: "UIKitMachines", swiftSettings: settings),

    // Types of data, and what they are special cases of.
    .target(name: "UniformTypeIdentifiers", swiftSettings: settings),
    .target(
      name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers"], swiftSettings: settings),

    // Messages of a program for whoever runs it.
    .target(name: "ResponderLog", dependencies: ["UIKitHost"], swiftSettings: settings),

    // Geometry, colours, paths and a recorder of drawing commands.
    .target(
      name: "CoreGraphics", dependencies: ["UIKitPictures", "UIKitHost"], swiftSettings: settings),

    // Text without views: characters, units, fonts, lines, documents.
    .target(
      name: "UIKitText", dependencies: ["UIKitHost", "UIKitRuntime"], swiftSettings: settings),

    // The layer tree, transactions, the display link.
    .target(
      name: "QuartzCore",
      dependencies: [
        "CoreGraphics", "ResponderFoundation", "UIKitText", "UIKitHost", "UIKitRuntime",
      ],
      swiftSettings: settings),

    // Makes sources written for iOS into such as compile here. No UIKit: it reads and writes text.
    .target(
      name: "SourceRewriter",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: withPort),
        .product(name: "SwiftParser", package: "swift-syntax", condition: withPort),
      ],
      swiftSettings: settings),

    // A browser as screen and digitizer.
    .target(
      name: "UIKitWebHost",
      dependencies: [
        "UIKitHost",
        .product(name: "NIOCore", package: "swift-nio", condition: withWebHost),
        .product(name: "NIOPosix", package: "swift-nio", condition: withWebHost),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: withWebHost),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: withWebHost),
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: withTLS),
        .product(name: "X509", package: "swift-certificates", condition: withTLS),
        .product(name: "Crypto", package: "swift-crypto", condition: withTLS),
        .product(name: "SwiftASN1", package: "swift-asn1", condition: withTLS),
      ],
      resources: [.embedInCode("Page")],
      swiftSettings: settings),

    // What the system's D-Bus library wants written in C.
    .target(
      name: "CMediaKeys",
      cSettings: [.define("MEDIA_KEYS", .when(traits: mediaKeys))],
      linkerSettings: [.linkedLibrary("systemd", .when(traits: mediaKeys))]),

    // A media player on the session's D-Bus: media keys, desktops, playerctl.
    .target(
      name: "UIKitMediaKeys",
      dependencies: [
        "ResponderFoundation", "UIKitHost",
        .target(name: "CMediaKeys", condition: .when(traits: mediaKeys)),
      ],
      swiftSettings: settings),

    // `import UIKit.UIGestureRecognizerSubclass` names a Clang submodule; this target holds the map,
    // and the one call of the classes that has to be written in C.
    .target(name: "UIKitSubmodules"),

    // The classes.
    .target(
      name: "UIKitCore",
      dependencies: [
        "UIKitSubmodules", "UIKitMachines", "UIKitText", "QuartzCore", "CoreGraphics",
        "ResponderFoundation", "UniformTypeIdentifiers", "UIKitPictures", "UIKitHost",
        "UIKitRuntime",
      ],
      swiftSettings: settings),

    // The module applications import: the classes, and what launches and serves an application.
    .target(
      name: "UIKit",
      dependencies: [
        "UIKitCore", "ResponderFoundation", "UIKitPictures", "UIKitHost", "UIKitRuntime",
        "UIKitWebHost", "UIKitMediaKeys",
      ],
      swiftSettings: settings),

    // Closures where UIKit wants a target and a selector: not Apple's, so not in its module.
    .target(name: "UIKitClosures", dependencies: ["UIKit"], swiftSettings: settings),

    // What an application plays, and the commands of headsets and lock screens.
    .target(
      name: "MediaPlayer", dependencies: ["UIKit", "QuartzCore", "UIKitHost", "UIKitRuntime"],
      swiftSettings: settings),

    // Small sounds of the system.
    .target(
      name: "AudioToolbox", dependencies: ["UIKitCore", "UIKitHost"], swiftSettings: settings),

    // The cross-import overlays that the toolchain expects of modules with these names.
    .target(name: "_Testing_CoreGraphics", swiftSettings: settings),
    .target(name: "_Testing_UIKit", swiftSettings: settings),

    // The test driver.
    .target(
      name: "UIKitTesting",
      dependencies: [
        "UIKit", "UIKitPictures", "UIKitHost", "UIKitRuntime", "QuartzCore", "CoreGraphics",
        "ResponderFoundation", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      swiftSettings: settings),

    // Project files of Xcode: targets, files, settings.
    .target(name: "XcodeProject", swiftSettings: settings),

    // The command that ports a project, without its rewriter: plans, resources, manifests, reports.
    .target(name: "Porting", dependencies: ["XcodeProject"], swiftSettings: settings),
    .executableTarget(
      name: "Port", dependencies: ["Porting", "SourceRewriter"], swiftSettings: settings),

    // Compiles targets written for iOS; for packages that enable the trait `Port`.
    .plugin(name: "PortSources", capability: .buildTool(), dependencies: ["Port"]),

    .executableTarget(
      name: "Gallery",
      dependencies: ["UIKit", "UIKitClosures", "UIKitHost", "UIKitTesting", "MediaPlayer"],
      path: "Examples/Gallery",
      exclude: ["Scripts"],
      swiftSettings: settings),

    // What tests of several modules need: random numbers that repeat, a runtime for each test, a
    // client of the web host.
    .target(
      name: "TestSupport", dependencies: ["UIKitHost", "UIKitRuntime"], path: "Tests/TestSupport",
      swiftSettings: settings),

    .testTarget(
      name: "ResponderFoundationTests",
      dependencies: ["ResponderFoundation", "UIKitHost", "UIKitRuntime", "TestSupport"],
      swiftSettings: insideTests),
    .testTarget(
      name: "UIKitTextTests", dependencies: ["UIKitText", "UIKitHost", "TestSupport"],
      swiftSettings: insideTests),
    .testTarget(
      name: "SourceRewriterTests",
      dependencies: [
        "SourceRewriter",
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: withPort),
        .product(name: "SwiftParser", package: "swift-syntax", condition: withPort),
      ],
      swiftSettings: insideTests),
    .testTarget(name: "UIKitHostTests", dependencies: ["UIKitHost"], swiftSettings: insideTests),
    .testTarget(
      name: "UIKitMachinesTests", dependencies: ["UIKitMachines", "TestSupport"],
      swiftSettings: insideTests),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: [
        "QuartzCore", "CoreGraphics", "UIKitHost", "TestSupport", "_Testing_CoreGraphics",
      ],
      swiftSettings: insideTests),
    .testTarget(
      name: "ConformanceTests", dependencies: ["UIKit", "UIKitClosures", "UIKitTesting"],
      swiftSettings: insideTests),
    .testTarget(
      name: "MediaKeysTests", dependencies: ["UIKitMediaKeys", "UIKitHost"],
      swiftSettings: settings),
    .testTarget(
      name: "PicturesTests",
      dependencies: [
        "UIKit", "UIKitTesting", "UIKitPictures", "UIKitHost", "QuartzCore", "CoreGraphics",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MediaPlayerTests",
      dependencies: ["MediaPlayer", "UIKit", "UIKitCore", "UIKitHost", "UIKitTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "UIKitCore", "UIKitMachines", "UIKitText", "UIKitWebHost", "UIKitRuntime",
        "UIKitTesting", "TestSupport",
      ],
      swiftSettings: insideTests),
    // What a class overrides is read from metadata, which optimising changes.
    .testTarget(
      name: "SystemModulesTests",
      dependencies: [
        "AudioToolbox", "MobileCoreServices", "ResponderLog", "UniformTypeIdentifiers", "UIKit",
        "UIKitHost", "UIKitTesting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "OverrideTests", dependencies: ["UIKitCore", "UIKitTesting"], swiftSettings: settings),
    .testTarget(
      name: "WebHostTests",
      dependencies: [
        "UIKitWebHost", "UIKitHost", "TestSupport",
        .product(name: "NIOCore", package: "swift-nio", condition: withWebHost),
        .product(name: "NIOPosix", package: "swift-nio", condition: withWebHost),
        .product(name: "NIOEmbedded", package: "swift-nio", condition: withWebHost),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: withWebHost),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: withWebHost),
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: withTLS),
      ],
      swiftSettings: insideTests),
    // An application with mistakes of its own, which storms have to find.
    .executableTarget(
      name: "PlantedBugs", dependencies: ["UIKit"], path: "Tests/PlantedBugs",
      swiftSettings: settings),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "PlantedBugs", "UIKit", "UIKitHost", "UIKitTesting", "TestSupport",
      ],
      swiftSettings: settings),
    // What is drawn and what happens, held against files.
    .testTarget(
      name: "LooksTests",
      dependencies: [
        "Gallery", "UIKit", "UIKitCore", "UIKitClosures", "UIKitHost", "UIKitTesting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReadmeTests", dependencies: ["UIKit", "UIKitTesting", "UIKitWebHost"],
      swiftSettings: settings),
    // Code as in an application that has not moved on to Swift 6.
    .testTarget(
      name: "SwiftFiveTests", dependencies: ["UIKit", "UIKitTesting"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "XcodeProjectTests", dependencies: ["XcodeProject"], swiftSettings: insideTests),
    .testTarget(
      name: "PortTests", dependencies: ["Porting", "XcodeProject"], swiftSettings: insideTests),
    .testTarget(name: "RepositoryTests", swiftSettings: readingTests),
  ],
  swiftLanguageModes: [.v6]
)

// Made-up inputs for what takes bytes from outside (Documentation/Fuzzing.md). Only where they are
// asked for: they reach inside the library, which a release build does not let them.
if Context.environment["FUZZ"] != nil {
  package.targets += [
    // What of the program ran, where it was built to count that.
    .target(name: "Counters", path: "Fuzz/Sources/Counters"),

    // LLVM's fuzzer, where the program is linked with it.
    .target(name: "LLVMFuzzer", path: "Fuzz/Sources/LLVMFuzzer"),

    .target(
      name: "FuzzTargets",
      dependencies: [
        "UIKit", "UIKitCore", "UIKitMediaKeys", "UIKitHost", "UIKitTesting", "QuartzCore",
        "CoreGraphics", "ResponderFoundation",
      ],
      path: "Fuzz/Sources/FuzzTargets",
      swiftSettings: settings),
    .executableTarget(
      name: "Fuzz", dependencies: ["Counters", "FuzzTargets", "LLVMFuzzer"],
      path: "Fuzz/Sources/Fuzz",
      swiftSettings: settings),
  ]
}
