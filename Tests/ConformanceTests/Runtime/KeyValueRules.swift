// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("RT key-value coding", .freshApplication)
struct KeyValueRules {
  let pad = ExposedPad()

  @Test func `RT-50 properties are read and written by their names`() {
    pad.setValue("new", forKey: "title")
    #expect(pad.title == "new")
    #expect(pad.value(forKey: "title") as? String == "new")
    pad.setValue(true, forKey: "hidden")
    #expect(pad.isHidden)
    #expect(pad.value(forKey: "hidden") as? Bool == true)
    #expect(pad.value(forKey: "isHidden") as? Bool == true)
    #expect(pad.value(forKey: "made") is ExposedPart)
  }

  @Test func `RT-51 numbers become what the property is, and nil sets an optional`() {
    pad.setValue(1, forKey: "alpha")
    pad.setValue(2.0, forKey: "level")
    #expect(pad.alpha == 1 && pad.level == 2)
    pad.setValue(ExposedPad(), forKey: "other")
    #expect(pad.other != nil)
    pad.setValue(nil, forKey: "other")
    #expect(pad.other == nil)
  }

  @Test func `RT-52 a path leads through objects, dictionaries and elements`() {
    pad.setValue(5, forKeyPath: "layer.cornerRadius")
    #expect(pad.layer.cornerRadius == 5)
    #expect(pad.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 5)
    #expect(pad.value(forKeyPath: "other.title") == nil)
    let answering = Answering()
    answering.kept["d"] = ["parts": [ExposedPart("a", 1), ExposedPart("b", 2)]]
    #expect(answering.value(forKeyPath: "d.parts.name") as? [String] == ["a", "b"])
    answering.setValue("c", forKeyPath: "d.parts.name")
    #expect(answering.value(forKeyPath: "d.parts.name") as? [String] == ["c", "c"])
  }

  @Test func `RT-53 operators compute of collections`() {
    let answering = Answering()
    answering.kept["parts"] = [
      ExposedPart("b", 1, ["x"]), ExposedPart("a", 2, ["x", "y"]), ExposedPart("a", 6),
    ]
    func value(_ path: String) -> Any? { answering.value(forKeyPath: "parts.\(path)") }
    #expect(value("@count") as? Int == 3)
    #expect(value("@sum.price") as? Double == 9)
    #expect(value("@avg.price") as? Double == 3)
    #expect(value("@max.price") as? Double == 6)
    #expect(value("@min.name") as? String == "a")
    #expect(value("@unionOfObjects.name") as? [String] == ["b", "a", "a"])
    #expect(value("@distinctUnionOfObjects.name") as? [String] == ["b", "a"])
    #expect(value("@unionOfArrays.labels") as? [String] == ["x", "x", "y"])
    #expect(value("@distinctUnionOfArrays.labels") as? [String] == ["x", "y"])
  }

  @Test func `RT-54 a key that there is none of stops the process, unless the class answers`()
    async throws
  {
    let answering = Answering()
    #expect(answering.value(forKey: "colour") as? String == "unknown")
    answering.setValue("red", forKey: "colour")
    #expect(answering.value(forKey: "colour") as? String == "red")
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UITextField().setValue(1, forKeyPath: "_placeholderLabel.textColor") }
      })
    let told = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(told.contains("asked for the key _placeholderLabel"), "\(told)")
  }

  @Test func `RT-55 several keys are read and set at once`() {
    pad.setValuesForKeys(["title": "t", "level": 4, "other": NSNull()])
    #expect(pad.title == "t" && pad.level == 4)
    let values = pad.dictionaryWithValues(forKeys: ["title", "other"])
    #expect(values["title"] as? String == "t")
    #expect(values["other"] is NSNull)
  }

  @Test func `RT-56 a layer keeps a value for any key`() {
    let layer = CALayer()
    layer.setValue("mine", forKey: "owner")
    #expect(layer.value(forKey: "owner") as? String == "mine")
    #expect(layer.value(forKey: "nobody") == nil)
    #expect(CALayer().value(forKey: "owner") == nil)
    layer.setValue(3, forKey: "cornerRadius")
    #expect(layer.cornerRadius == 3)
  }
}
