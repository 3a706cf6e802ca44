// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import Testing

  @Suite("Attributes")
  struct AttributeRules {
    @Test func `PO-3 attributes of Objective-C go, and lines stay`() {
      let text = """
        import UIKit
        @IBDesignable
        @objc final class Pad: UIView {
          @nonobjc func plain() {}
          @available(iOS 13, *) @nonobjc @discardableResult func more() -> Int { 1 }
          var block: (@convention(block) () -> Void)?
          @objc init(x: Int) { super.init(frame: .zero) }
          @objc enum Kind: Int { case one }
        }
        """
      let expected = """
        import UIKit

        final class Pad: UIView {
          func plain() {}
          @available(iOS 13, *) @discardableResult func more() -> Int { 1 }
          var block: (() -> Void)?
          init(x: Int) { super.init(frame: .zero) }
          enum Kind: Int { case one }
        }
        """
      #expect(rewritten(text) == expected)
    }

    @Test func `PO-3 an attribute over several lines leaves as many`() {
      #expect(
        rewritten("@objc(\n  Name\n)\nclass A {}\nlet b = 1") == "\n\n\nclass A {}\nlet b = 1")
    }

    @Test func `PO-3 what an attribute meant is reported where nothing carries it`() {
      let text = """
        @objc(AppPad) class Pad: NSObject {
          @NSManaged var title: String
          @NSCopying var path: NSString = ""
        }
        """
      #expect(findings(text) == ["1 @objc(name) on a type", "2 @NSManaged", "3 @NSCopying"])
    }

    @Test func `PO-4 the application's delegate is the main type`() {
      #expect(
        rewritten("import UIKit\n@UIApplicationMain\nclass App: UIResponder {}")
          == "import UIKit\n@main\nclass App: UIResponder {}")
    }

    @Test func `PO-3 a protocol for Objective-C is one of classes`() {
      #expect(
        rewritten("@objc public protocol P { func a() }\n@objc protocol Q: P {}")
          == "public protocol P: AnyObject { func a() }\nprotocol Q: P {}")
    }
  }
#endif
