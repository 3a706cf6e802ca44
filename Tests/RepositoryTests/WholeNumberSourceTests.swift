// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

/// A number with a fraction becomes an integer in one way, which cannot trap: `Int(_:in:)`.
///
/// Types are not to be had from the text, so what `Int(…)` and its like may be given without a label
/// is listed by name: an argument whose last name is known to be an integer.
@Suite("Whole numbers in the sources")
struct WholeNumberSourceTests {
  /// The last names of arguments that are integers.
  static let integers: Set<String> = [
    "capacity", "childCount", "count", "entry", "gap", "idx", "index", "larger", "pendingIndex",
    "place", "previous", "rawValue", "resizing", "slot", "storedContentMode", "traitsAge", "usage",
  ]

  /// Other conversions, of integers and of text, each where it is.
  static let places: Set<String> = [
    "Sources/CoreGraphics/ImageHeader.swift: Int($1)",
    "Sources/ResponderFoundation/CallSite.swift: Int(length)",
    "Sources/UIKit/Headless/ScriptKeys.swift: UInt16(number)",
    "Sources/UIKit/Headless/ScriptSystem.swift: Int(word)",
    "Sources/UIKit/Headless/ScriptWords.swift: Int(word)",
    "Sources/UIKit/Launching/HostChoice.swift: Int(word)",
    "Sources/UIKit/Recording/ReplayHeritage.swift: Int32($0)",
    "Sources/UIKit/Recording/ReplayHeritage.swift: Int32(word)",
    "Sources/UIKit/Storm/StormRun.swift: Int(wanted)",
    "Sources/UIKit/Storm/StormRun.swift: UInt64(word)",
    "Sources/UIKitCore/DragAndDrop/ComingData.swift: Int64(max(1, byteCount, data.count))",
    "Sources/UIKitCore/Drawing/ExifOrientation.swift: Int($1)",
    "Sources/UIKitCore/Drawing/ExifOrientation.swift: Int(bytes[segment + 2])",
    "Sources/UIKitCore/Drawing/ExifOrientation.swift: Int(bytes[segment + 3])",
    "Sources/UIKitCore/Gestures/Recognizers/UIPanGestureRecognizer.swift: Int(free)",
    "Sources/UIKitCore/Lists/Collection/Layout/UICollectionViewLayout.swift: Int(Int32.max)",
    "Sources/UIKitCore/TextInput/TextKit/MarkupListWriter.swift: Int(mark.filter(\\.isNumber))",
    "Sources/UIKitCore/TextInput/TextKit/NSAttributedString+Document.swift: UInt(number)",
    "Sources/UIKitCore/View/HitGrid.swift: Int(entry.next)",
    "Sources/UIKitCore/View/HitGrid.swift: Int(first.next)",
    "Sources/UIKitCore/View/HitTable.swift: Int(count - 1)",
    "Sources/UIKitCore/View/HitTable.swift: Int(view.slot - gap)",
    "Sources/UIKitCore/View/UIView+Internals.swift: Int(slot - $0.index.gap)",
    "Sources/UIKitMachines/Layout/LinearSolver+Constraints.swift: Int(own)",
    "Sources/UIKitMachines/Layout/LinearSolver+Constraints.swift: Int(rowOf[Int(artificial.index)])",
    "Sources/UIKitMachines/Layout/LinearSolver.swift: Int(row)",
    "Sources/UIKitMachines/Dynamics/Contacts/Manifold.swift: UInt32(edge)",
    "Sources/UIKitMachines/Dynamics/Contacts/Manifold.swift: UInt32(facing)",
    "Sources/UIKitMachines/Dynamics/Contacts/ProxyList.swift: UInt64(body.id)",
    "Sources/UIKitMachines/Dynamics/Contacts/ProxyList.swift: UInt64(boundary.id & 0xFFFFF)",
    "Sources/UIKitMachines/Dynamics/Contacts/ProxyList.swift: UInt64(group.id & 0xFFFFF)",
    "Sources/UIKitMachines/Dynamics/Contacts/ProxyList.swift: UInt64(min($1, exactGroups))",
    "Sources/UIKitMachines/Dynamics/Contacts/ProxyList.swift: UInt64(number & 0xFFFF)",
    "Sources/UIKitMachines/Dynamics/Fields/Noise.swift: Int64(whole)",
    "Sources/UIKitMachines/Dynamics/World/StepClock.swift: Int(due)",
    "Sources/UIKitMachines/Lists/FlowSection.swift: Int(fitting)",
    "Sources/UIKitMachines/Lists/FlowSection.swift: "
      + "Int(min(((room + least) / pitch + 0.000_01), 1e9))",
    "Sources/UIKitMachines/Lists/FlowSection.swift: Int(min(max(first, 0), CGFloat(lines)))",
    "Sources/UIKitMachines/Lists/FlowSection.swift: Int(min(max(last, 0), CGFloat(lines)))",
    "Sources/UIKitText/Fonts/FontNames.swift: Int(style)",
    "Sources/UIKitText/Markup/MarkupElement.swift: Int($0)",
    "Sources/UIKitText/Markup/MarkupElement.swift: Int(text)",
    "Sources/UIKitText/Markup/MarkupElement.swift: Int(word)",
    "Sources/UIKitText/Markup/MarkupEntities.swift: Int(value)",
    "Sources/UIKitText/Markup/MarkupEntities.swift: UInt32(160 + offset)",
    "Sources/UIKitText/Unicode/UnicodeTable.swift: Int(scalar.value)",
    "Sources/UIKitWebHost/AccessPolicy.swift: Int(number)",
    "Sources/UIKitWebHost/JSONText.swift: Int(byte & 15)",
    "Sources/UIKitWebHost/JSONText.swift: Int(byte >> 4)",
    "Sources/UIKitWebHost/JSONText.swift: Int(whole)",
    "Sources/UIKitWebHost/LaunchToken.swift: Int(word & 15)",
    "Sources/UIKitWebHost/LaunchToken.swift: UInt64(0)",
    "Sources/UIKitWebHost/Secure/ServerName.swift: Int(INET6_ADDRSTRLEN)",
  ]

  @Test func `integers are made of floating-point numbers in one way`() {
    let found = Repository.swiftFiles(in: "Sources").flatMap { file in
      file.path.hasSuffix("UIKitHost/WholeNumber.swift")
        ? [] : Self.conversions(of: file.code).map { "\(file.path): \($0)" }
    }
    #expect(found.filter { !Self.places.contains($0) } == [], "use Int(_:in:), or name an integer")
    #expect(Self.places.subtracting(found) == [], "take it out of the list")
  }

  @Test(arguments: [
    ("Int(x.rounded())", ["Int(x.rounded())"]),
    ("UInt8(min(max(0, level), 1) * 255)", ["UInt8(min(max(0, level), 1) * 255)"]),
    ("let pages = Int32(width / 2)", ["Int32(width / 2)"]),
    ("a.map(Int.init)", []),
    ("Int(x.rounded(), in: 0...5)", []),
    ("Int(exactly: x)", []),
    ("Int(shape.rawValue)", []),
    ("Int(nodes.index)", []),
    ("UInt8(ascii: name)", []),
    ("Int(text, radix: 16)", []),
  ])
  func `a conversion is told by its argument`(code: String, found: [String]) {
    #expect(Self.conversions(of: code) == found)
  }

  /// The conversions without a label whose argument is not known to be an integer.
  private static func conversions(of code: String) -> [String] {
    code.matches(of: /\bU?Int(?:8|16|32|64)?\(/).compactMap { match in
      let rest = code[match.range.upperBound...]
      var depth = 1
      let argument = rest.prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth > 0
      }
      if argument.contains(/^\s*\w+:/) || argument.contains(/,\s*(?:in|radix):/) { return nil }
      if argument.allSatisfy(\.isWhitespace) { return nil }
      if let last = argument.firstMatch(of: /(?:^|\.)(\w+)$/),
        !argument.contains(/\s[-+*\/&?<>]+\s/),
        integers.contains(String(last.1))
      {
        return nil
      }
      return "\(match.0)\(argument))"
    }
  }
}
