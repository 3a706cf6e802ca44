// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-18, PO-51.
  extension Editor {
    /// Modules of Apple's that others cover here.
    private static let replaced: [String: String] = [
      "ObjectiveC": "ResponderFoundation", "Darwin": "Foundation", "MachO": "Foundation",
      "os": "ResponderLog", "OSLog": "ResponderLog", "CoreServices": "MobileCoreServices",
    ]
    /// Modules that have what UIKit's own interface mentions; what they add is not there.
    private static let missing: Set<String> = [
      "Accelerate", "AVFoundation", "AVKit", "CloudKit", "Combine", "Contacts",
      "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics",
      "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreSpotlight",
      "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "EventKit", "GameController",
      "GameKit", "GameplayKit", "HealthKit", "ImageIO", "Intents", "JavaScriptCore",
      "LocalAuthentication", "MapKit", "MessageUI", "Metal", "MetalKit",
      "MultipeerConnectivity", "Network", "PencilKit", "Photos", "PhotosUI", "QuickLook",
      "SafariServices", "SceneKit", "Security", "Social", "SpriteKit", "StoreKit", "SwiftUI",
      "SystemConfiguration", "UserNotifications", "Vision", "WatchKit",
      "WebKit", "WidgetKit", "simd", "XCPlayground", "PlaygroundSupport",
    ]

    func rewriteImports() {
      var first: ImportDeclSyntax?
      var hasRuntime = false
      var hasNetworking = false
      var seesObjects = false
      for node in importNodes {
        let path = node.path.map(\.name.text)
        guard let module = path.first else { continue }
        if module == "UIKit" || module == "ResponderFoundation" || module == "UIKitTesting" {
          hasRuntime = true
        }
        if ["Foundation", "ObjectiveC", "XCTest"].contains(module) { seesObjects = true }
        if module == "FoundationNetworking" { hasNetworking = true }
        let stays = rewriteImport(node, path)
        if first == nil, stays, isCertain(node) { first = node }
      }
      if mentionsRuntime, seesObjects { rewriter.runtimeFiles.insert(file) }
      if mentionsNetworking, !hasNetworking, let first {
        rewriter.edits[file].insert("; import FoundationNetworking", at: first.end)
      }
      // A file that imports nothing else than what was put there is one without imports.
      let hasImports = first.map { $0.path.first?.name.text != "ResponderFoundation" } ?? false
      if mentionsUIKit, hasImports, !importNodes.contains(where: { bringsUIKit($0) }) {
        add("UIKit", behind: first)
      } else if rewriter.runtimeFiles.contains(file), !hasRuntime {
        add("ResponderFoundation", behind: first)
      }
    }

    private func add(_ module: String, behind first: ImportDeclSyntax?) {
      if let first {
        rewriter.edits[file].insert("; import \(module)", at: first.end)
      } else if let token = rewriter.files[file].tree.firstToken(viewMode: .sourceAccurate) {
        rewriter.edits[file].insert("import \(module); ", at: token.start)
      }
    }

    // Rules: PO-51.
    private func bringsUIKit(_ node: ImportDeclSyntax) -> Bool {
      ["UIKit", "UIKitTesting", "UIKitClosures", "UIKitCore"].contains(node.path.first?.name.text)
    }

    /// Writes what is there instead of a module; false if nothing is.
    private func rewriteImport(_ node: ImportDeclSyntax, _ path: [String]) -> Bool {
      let module = path[0]
      if let other = Self.replaced[module] {
        replace(node.path, with: other)
        if let kind = node.importKindSpecifier { remove(kind) }
      } else if Self.missing.contains(module), !rewriter.options.modules.contains(module) {
        rewriter.edits[file].insert("/* ", at: node.start)
        rewriter.edits[file].insert(" */", at: node.end)
        report(
          "import " + path.joined(separator: "."), at: node,
          "The module is not there; take out what uses it, or put a protocol before it.")
        return false
      } else if node.importKindSpecifier == nil, path.count > 1,
        ["UIKit", "Foundation", "CoreGraphics", "QuartzCore"].contains(module),
        path != ["UIKit", "UIGestureRecognizerSubclass"]
      {
        replace(node.path, with: module)
      }
      return true
    }

    /// Whether no condition stands around it that only the build knows.
    private func isCertain(_ node: ImportDeclSyntax) -> Bool {
      var parent = node.parent
      while let next = parent {
        if let clause = next.as(IfConfigClauseSyntax.self),
          rewriter.evaluator.fate(of: clause) != .taken
        {
          return false
        }
        parent = next.parent
      }
      return true
    }
  }
#endif
