// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FN small things of Foundation", .freshApplication)
struct SmallFoundationRules {
  @Test func `FN-5 an exception that is raised stops the process with its name and reason`()
    async throws
  {
    let exception = NSException(name: .rangeException, reason: nil, userInfo: ["a": 1])
    #expect(exception.description == "NSRangeException" && exception.reason == nil)
    #expect(exception.userInfo?["a"] as? Int == 1)
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        NSException(name: NSExceptionName("Own"), reason: "too far").raise()
      })
    let told = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(told.contains("Own: too far"), "\(told)")
  }

  @Test func `FN-5 the kinds of mistakes have the names that logs show`() {
    let names: [(NSExceptionName, String)] = [
      (.genericException, "NSGenericException"), (.rangeException, "NSRangeException"),
      (.invalidArgumentException, "NSInvalidArgumentException"),
      (.internalInconsistencyException, "NSInternalInconsistencyException"),
      (.objectNotAvailableException, "NSObjectNotAvailableException"),
      (.objectInaccessibleException, "NSObjectInaccessibleException"),
      (.oldStyleException, "NSOldStyleException"), (.parseErrorException, "NSParseErrorException"),
    ]
    for (name, text) in names {
      #expect(name.rawValue == text)
      #expect(NSException(name: name, reason: "why").description == "why")
    }
  }

  @Test func `FN-6 formats are added, and nothing runs on a Mac`() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%02x|%d", 10, 3)
    #expect(text == "a0a|3")
    let info = ProcessInfo.processInfo
    #expect(!info.isMacCatalystApp && !info.isiOSAppOnMac)
    let (count, size): (NSInteger, NSUInteger) = (3, 4)
    #expect(count == Int(size) - 1 && HUGE == Float.greatestFiniteMagnitude)
  }

  @Test func `FN-20 geometry as texts, there and back`() {
    let point = CGPoint(x: 1.5, y: -2)
    #expect(NSCoder.string(for: point) == "{1.5, -2}")
    #expect(NSCoder.cgPoint(for: "{1.5, -2}") == point)
    let size = CGSize(width: 3, height: 1e20)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: size)) == size)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.cgRect(for: "{{1,2},{3,4}}") == rect)
    let vector = CGVector(dx: 5, dy: 6)
    #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
    let turned = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSCoder.string(for: turned) == "[1, 2, 3, 4, 5, 6]")
    #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]") == turned)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directional)) == directional)
    let offset = UIOffset(horizontal: 7, vertical: 8)
    #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
  }

  @Test func `FN-21 a text that says no geometry is zero`() {
    for text in ["", "{1}", "{1, 2, 3}", "{a, b}", "{1, nan}", "{inf, 2}", "}{"] {
      #expect(NSCoder.cgPoint(for: text) == .zero)
      #expect(NSCoder.cgRect(for: text) == .zero)
      #expect(NSCoder.cgAffineTransform(for: text) == .identity)
    }
  }
}
