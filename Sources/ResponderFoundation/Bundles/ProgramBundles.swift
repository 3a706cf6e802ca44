// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: PT-7.
/// Where a program that came from Apple's platforms finds its resources.
///
/// The package manager puts the resources of a target into a folder beside the executable,
/// `Package_Module.resources`. That of an application has a folder `Name.app` in it, with what the
/// bundle of an application has on Apple's platforms. A ported module says
/// `extension Bundle { static var main: Bundle { ProgramBundles.main } }` for itself, so that its
/// sources stay as they are.
public enum ProgramBundles {
  /// The bundle of the application; Foundation's main bundle if there is none.
  public static let main =
    folders.application(of: Bundle.main.executableURL?.lastPathComponent ?? "") ?? Bundle.main

  /// The bundle of the module that a class is declared in; the main one if it has none.
  public static func bundle(for aClass: AnyClass) -> Bundle {
    let name = String(reflecting: aClass)
    return bundle(ofModule: String(name.prefix { $0 != "." })) ?? main
  }

  /// The bundle of a module; nil if the module has no resources.
  public static func bundle(ofModule module: String) -> Bundle? {
    folders.bundle(ofModule: module)
  }

  private static let folders = Folders(beside: Bundle.main.bundleURL)

  /// The folders of resources beside an executable.
  struct Folders {
    private let folders: [URL]
    /// What the folder of a bundle ends in on Apple's platforms.
    private static let kinds: Set<String> = ["app", "framework", "xctest"]

    init(beside place: URL) {
      folders = Self.contents(of: place).filter { $0.pathExtension == "resources" }
    }

    func bundle(ofModule module: String) -> Bundle? {
      let folder = folders.first { $0.lastPathComponent.hasSuffix("_\(module).resources") }
      guard let folder else { return nil }
      let within = Self.contents(of: folder).first { Self.kinds.contains($0.pathExtension) }
      return Bundle(path: (within ?? folder).path)
    }

    /// The bundle of the application that an executable is; of a test, that of the first one.
    func application(of executable: String) -> Bundle? {
      let all = folders.flatMap(Self.contents).filter { $0.pathExtension == "app" }
      let own = all.first { application in
        application.deletingLastPathComponent().lastPathComponent
          .hasSuffix("_\(executable).resources")
      }
      return (own ?? all.first).flatMap { Bundle(path: $0.path) }
    }

    private static func contents(of folder: URL) -> [URL] {
      let found = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return (found ?? []).sorted { $0.path < $1.path }
    }
  }
}
