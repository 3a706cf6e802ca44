// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@testable import Porting

@Suite("Catalogues that are read")
struct AssetTests {
  @Test func `PT-5 pictures with scales, appearances and folders are taken`() throws {
    let space = try Workspace([
      "A.xcassets/Contents.json": "{}",
      "A.xcassets/note.imageset/Contents.json": """
      {"images": [
        {"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "n@2x.png"},
        {"idiom": "universal", "scale": "2x", "filename": "d@2x.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "filename": "c.png",
         "appearances": [{"appearance": "contrast", "value": "high"}]},
        {"idiom": "mac", "scale": "1x", "filename": "m.png"}],
       "properties": {"template-rendering-intent": "template"}}
      """,
      "A.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "A.xcassets/Icons/star.imageset/Contents.json":
        "{\"images\": [{\"idiom\": \"iphone\", \"filename\": \"s.svg\"}]}",
      "A.xcassets/Plain/sun.imageset/Contents.json":
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"s.pdf\"}]}",
      "A.xcassets/AppIcon.appiconset/Contents.json": "{}",
      "A.xcassets/Data.dataset/Contents.json": "{}",
      "A.xcassets/broken.imageset/Contents.json": "{",
      "A.xcassets/escape.imageset/Contents.json":
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"../../x.png\"}]}",
    ])
    var reader = AssetReader(root: space.path)
    reader.read("A.xcassets")
    #expect(reader.index.images.keys.sorted() == ["Icons/star", "note"])
    let note = try #require(reader.index.images["note"])
    #expect(note.rendering == "template")
    #expect(note.files.map(\.scale) == [2, 2])
    #expect(note.files.map(\.isDark) == [nil, true])
    #expect(reader.index.images["Icons/star"]?.files.first?.scale == nil)
    #expect(
      reader.copies.map(\.from) == [
        "A.xcassets/Icons/star.imageset/s.svg", "A.xcassets/note.imageset/n@2x.png",
        "A.xcassets/note.imageset/d@2x.png",
      ])
    #expect(
      reader.refusals.map(\.path) == [
        "A.xcassets/Data.dataset", "A.xcassets/Plain/sun.imageset/s.pdf",
        "A.xcassets/broken.imageset",
      ])
  }

  @Test func `PT-6 a colour set has a colour for light and one for dark`() throws {
    let parts = "{\"red\": \"0xFF\", \"green\": \"128\", \"blue\": \"0.500\", \"alpha\": \"1.000\"}"
    let space = try Workspace([
      "A.xcassets/ink.colorset/Contents.json": """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": \(parts)}},
        {"idiom": "universal", "color": {"platform": "ios", "reference": "labelColor"},
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """,
      "A.xcassets/odd.colorset/Contents.json":
        "{\"colors\": [{\"idiom\": \"universal\", \"color\": {}}]}",
      "A.xcassets/none.colorset/Contents.json": "[]",
    ])
    var reader = AssetReader(root: space.path)
    reader.read("A.xcassets")
    let ink = try #require(reader.index.colors["ink"])
    #expect(ink.light.components == [1, 128 / 255.0, 0.5, 1])
    #expect(ink.dark == AssetIndex.Shade(reference: "labelColor"))
    #expect(reader.index.colors.count == 1)
    #expect(reader.refusals.count == 2)
  }

  @Test(arguments: [
    ("0x80", 128 / 255.0), ("255", 1), ("0.25", 0.25), ("1.5", 1.5), ("-0.1", -0.1),
  ])
  func `PT-6 components have several notations`(text: String, value: Double) {
    #expect(ColorReader.component(text) == value)
  }

  @Test func `PT-6 what is no number is no component`() {
    for value: Any? in ["", "red", "0xZZ", "nan", "1e999", nil, ["1"], Double.infinity] {
      #expect(ColorReader.component(value) == nil)
    }
    #expect(ColorReader.component(0.5) == 0.5)
  }

  @Test func `PT-6 greys and wide colours come out in extended sRGB`() throws {
    let grey = ColorReader.shade(["components": ["white": "0.5", "alpha": "0.25"]])
    #expect(grey?.components == [0.5, 0.5, 0.5, 0.25])
    let linear = ColorReader.shade([
      "color-space": "extended-linear-srgb",
      "components": ["red": "0.0", "green": "1.0", "blue": "0.214"],
    ])
    let values = try #require(linear?.components)
    #expect(abs(values[1] - 1) < 1e-9 && abs(values[2] - 0.5) < 0.001)
    let wide = ColorReader.shade([
      "color-space": "display-p3", "components": ["red": "1.0", "green": "0.0", "blue": "0.0"],
    ])
    let red = try #require(wide?.components)
    #expect(abs(red[0] - 1.093) < 0.001 && abs(red[1] + 0.2267) < 0.001)
    let white = ColorReader.shade([
      "color-space": "display-p3", "components": ["red": "1.0", "green": "1.0", "blue": "1.0"],
    ])
    #expect(white?.components?.allSatisfy { abs($0 - 1) < 1e-6 } == true)
  }
}
