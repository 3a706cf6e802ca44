// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit

@Suite("Geometry")
struct GeometryTests {
  @Test func `devices are upright, turned to a side, or lying`() {
    let all = (0...6).compactMap(UIDeviceOrientation.init)
    #expect(all.count == 7 && UIDeviceOrientation(rawValue: 7) == nil)
    #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    #expect(all.filter(\.isFlat) == [.faceUp, .faceDown])
    #expect(
      all.filter(\.isValidInterfaceOrientation)
        == [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
  }

  @Test func `interfaces are upright or turned, and a mask has a bit for each`() {
    let all = (0...4).compactMap(UIInterfaceOrientation.init)
    #expect(all.count == 5)
    #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(all.filter(\.isLandscape) == [.landscapeRight, .landscapeLeft])
    let masks: [UIInterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft, .landscape, .all,
      .allButUpsideDown,
    ]
    #expect(masks.map(\.rawValue) == [2, 4, 8, 16, 24, 30, 26])
  }

  @Test func `edges, axes and modifiers are bits`() {
    #expect(
      [UIRectEdge.top, .left, .bottom, .right, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect([UIAxis.horizontal, .vertical, .both].map(\.rawValue) == [1, 2, 3])
    #expect(
      [UIKeyModifierFlags.alphaShift, .shift, .control, .alternate, .command, .numericPad]
        .map(\.rawValue) == [65_536, 131_072, 262_144, 524_288, 1_048_576, 2_097_152])
  }

  @Test func `insets move edges inwards, or outwards where they are negative`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 90, height: 195))
    let outwards = UIEdgeInsets(top: -1, left: -2, bottom: -4, right: -8)
    #expect(rect.inset(by: outwards) == CGRect(x: 8, y: 19, width: 110, height: 205))
    #expect(rect.inset(by: .zero) == rect)
    #expect(UIEdgeInsets() == .zero && insets != outwards)
  }

  @Test func `insets survive coding, also those along the language`() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    let read = try JSONDecoder().decode(
      UIEdgeInsets.self, from: try JSONEncoder().encode(insets))
    #expect(read == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    let readDirectional = try JSONDecoder().decode(
      NSDirectionalEdgeInsets.self, from: try JSONEncoder().encode(directional))
    #expect(readDirectional == directional)
    #expect(NSDirectionalEdgeInsets() == .zero && directional != .zero)
  }

  @Test func `a rectangle is in an object, and an object that holds none gives an empty one`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let value = NSValue(cgRect: rect)
    #expect(value.cgRectValue == rect)
    #expect((value as Any) as? CGRect == rect)
    #expect(rect._bridgeToObjectiveC() == value)
    #expect(CGRect._unconditionallyBridgeFromObjectiveC(value) == rect)
    var forced: CGRect?
    CGRect._forceBridgeFromObjectiveC(value, result: &forced)
    #expect(forced == rect)
    for other in [NSNumber(value: 5), NSValue(point: CGPoint(x: 1, y: 2))] {
      var none: CGRect?
      #expect(!CGRect._conditionallyBridgeFromObjectiveC(other, result: &none))
      #expect(none == nil)
      #expect(CGRect._unconditionallyBridgeFromObjectiveC(other) == .zero)
    }
    #expect(CGRect._unconditionallyBridgeFromObjectiveC(nil) == .zero)
    #expect(NSNumber(value: 5).cgRectValue == .zero)
  }
}
