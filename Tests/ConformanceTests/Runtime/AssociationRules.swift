// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

private nonisolated(unsafe) var oneKey: UInt8 = 0
private nonisolated(unsafe) var otherKey: UInt8 = 0

@MainActor @Suite("RT associated objects", .freshApplication)
struct AssociationRules {
  @Test func `RT-30 a value is kept under an address`() {
    for object in [UIView(), NSObject(), UITapGestureRecognizer(), CALayer()] as [NSObject] {
      objc_setAssociatedObject(object, &oneKey, 3, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(object, &otherKey, "x", .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, &oneKey) as? Int == 3)
      #expect(objc_getAssociatedObject(object, &otherKey) as? String == "x")
      objc_setAssociatedObject(object, &oneKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, &oneKey) == nil)
      objc_removeAssociatedObjects(object)
      #expect(objc_getAssociatedObject(object, &otherKey) == nil)
    }
  }

  @Test func `RT-31 a value goes with its responder at once`() {
    weak var seen: ExposedPart?
    do {
      let view = UIView()
      let part = ExposedPart()
      seen = part
      objc_setAssociatedObject(view, &oneKey, part, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(seen == nil)
  }

  @Test func `RT-31 a value goes with any object as the turn ends`() throws {
    let generator = try EventGenerator(view: UIView())
    weak var seen: ExposedPart?
    do {
      let object = NSObject()
      let part = ExposedPart()
      seen = part
      objc_setAssociatedObject(object, &oneKey, part, .OBJC_ASSOCIATION_RETAIN)
    }
    try generator.wait(0.1)
    UIApplication.shared.perform(Selector("nothing", UIApplication.doNothing))
    try generator.fingerTap(at: CGPoint(x: 1, y: 1))
    #expect(seen == nil)
  }

  @Test func `RT-32 a value is not found at an object that came to the same address`() {
    for _ in 0..<1000 {
      let object = NSObject()
      #expect(objc_getAssociatedObject(object, &oneKey) == nil)
      objc_setAssociatedObject(object, &oneKey, "value", .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func `RT-33 a value is retained, copied or not held`() {
    let view = UIView()
    var part: ExposedPart? = ExposedPart()
    objc_setAssociatedObject(view, &oneKey, part, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &oneKey) as? ExposedPart === part)
    part = nil
    #expect(objc_getAssociatedObject(view, &oneKey) == nil)
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(view, &otherKey, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    #expect("\(objc_getAssociatedObject(view, &otherKey) ?? "")" == "a")
  }
}

extension UIApplication {
  fileprivate func doNothing() {}
}
