// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A folder like the bundle of an application, with a catalogue of a picture and some colours.
private struct SampleBundle {
  let bundle: Bundle
  private let folder: URL

  init(_ catalogue: String? = Self.catalogue) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString).app")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, width) in [("plain@2x.svg", 20), ("plain.svg", 10), ("dark@2x.svg", 40)] {
      try Self.drawing(width).write(to: folder.appendingPathComponent(name))
    }
    if let catalogue {
      try Data(catalogue.utf8).write(to: folder.appendingPathComponent("Assets.json"))
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  /// A file of a drawing as wide as high.
  private static func drawing(_ width: Int) -> Data {
    Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(width)\"/>".utf8)
  }

  /// Puts a drawing in the place of a file.
  func write(_ name: String, width: Int) throws {
    try Self.drawing(width).write(to: folder.appendingPathComponent(name))
  }

  /// Takes a file away.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  static let catalogue = """
    {"images": {"Icons/note": {"rendering": "template", "files": [
        {"path": "plain.svg", "scale": 1}, {"path": "plain@2x.svg", "scale": 2},
        {"path": "dark@2x.svg", "scale": 2, "isDark": true}]},
      "gone": {"files": [{"path": "gone.png"}]}, "none": {"files": []}},
     "colors": {"paper": {"light": {"components": [1, 0.5, 0, 1]},
        "dark": {"components": [0, 0, 0, 0.5]}},
      "system": {"light": {"reference": "systemBlueColor"}},
      "ink": {"light": {"components": [0, 0, 1, 1]}},
      "short": {"light": {"components": [1]}}, "odd": {"light": {"reference": "oddColor"}}}}
    """
}

@MainActor @Suite("Asset catalogues", .freshApplication)
struct AssetCatalogueTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `PT-5 a picture is that for scale and appearance`() throws {
    let sample = try SampleBundle()
    defer { sample.remove() }
    let image = UIImage(named: "Icons/note", in: sample.bundle, compatibleWith: light)
    #expect(image?.size == CGSize(width: 10, height: 10))
    #expect(image?.scale == 2)
    #expect(image?.renderingMode == .alwaysTemplate)
    let other = UIImage(named: "Icons/note", in: sample.bundle, compatibleWith: dark)
    #expect(other?.size == CGSize(width: 20, height: 20))
  }

  @Test func `DR-65 a picture of a catalogue belongs to those for other styles`() throws {
    let sample = try SampleBundle()
    defer { sample.remove() }
    let image = UIImage(named: "Icons/note", in: sample.bundle, compatibleWith: light)
    #expect(image?.imageAsset?.image(with: dark).size == CGSize(width: 20, height: 20))
    #expect(image?.suited(to: dark).size == CGSize(width: 20, height: 20))
    #expect(image?.suited(to: dark).renderingMode == .alwaysTemplate)
    #expect(image?.suited(to: light).size == CGSize(width: 10, height: 10))
  }

  @Test func `DR-65 a picture for another style is read when it is wanted`() throws {
    let sample = try SampleBundle()
    defer { sample.remove() }
    let image = UIImage(named: "Icons/note", in: sample.bundle, compatibleWith: light)
    try sample.write("dark@2x.svg", width: 60)
    #expect(image?.suited(to: dark).size == CGSize(width: 30, height: 30))
    try sample.remove("dark@2x.svg")
    #expect(image?.suited(to: dark).size == CGSize(width: 30, height: 30))
    let alone = UIImage(named: "Icons/note", in: sample.bundle, compatibleWith: light)
    #expect(alone?.suited(to: dark).size == CGSize(width: 10, height: 10))
    #expect(alone?.suited(to: light).size == CGSize(width: 10, height: 10))
  }

  @Test func `PT-5 what is in no catalogue is looked for among the files`() throws {
    let sample = try SampleBundle()
    defer { sample.remove() }
    let image = UIImage(named: "plain", in: sample.bundle, compatibleWith: nil)
    #expect(image?.size == CGSize(width: 10, height: 10))
    for name in ["gone", "none", "nobody"] {
      #expect(UIImage(named: name, in: sample.bundle, compatibleWith: nil) == nil)
    }
    #expect(UIImage(named: "Icons/note") == nil)
  }

  @Test func `PT-6 a colour follows light and dark`() throws {
    let sample = try SampleBundle()
    defer { sample.remove() }
    let paper = try #require(UIColor(named: "paper", in: sample.bundle, compatibleWith: nil))
    #expect(paper.resolvedColor(with: light) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(paper.resolvedColor(with: dark) == UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    let fixed = UIColor(named: "paper", in: sample.bundle, compatibleWith: dark)
    #expect(fixed == UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    let ink = UIColor(named: "ink", in: sample.bundle, compatibleWith: nil)
    #expect(ink == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func `PT-6 a colour may be one of the system`() throws {
    let sample = try SampleBundle()
    defer { sample.remove() }
    let system = try #require(UIColor(named: "system", in: sample.bundle, compatibleWith: nil))
    for traits in [light, dark] {
      #expect(system.resolvedColor(with: traits) == UIColor.systemBlue.resolvedColor(with: traits))
    }
    for name in ["short", "odd", "nobody"] {
      #expect(UIColor(named: name, in: sample.bundle, compatibleWith: nil) == nil)
    }
    #expect(UIColor(named: "paper") == nil)
  }

  @Test(arguments: ["", "{}", "[1]", "{\"images\": {}, \"colors\": {\"paper\": 1}}"])
  func `PT-6 a catalogue that cannot be read has nothing`(text: String) throws {
    let sample = try SampleBundle(text)
    defer { sample.remove() }
    #expect(UIColor(named: "paper", in: sample.bundle, compatibleWith: nil) == nil)
  }
}
