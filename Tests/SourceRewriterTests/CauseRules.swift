// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import Testing

  @Suite("What other modules bring, old names and initializers")
  struct CauseRules {
    @Test func `PO-51 UIKit is imported where its names come from another module`() {
      #expect(
        rewritten("import XCTest\nlet a = UIView()")
          == "import XCTest; import UIKit\nlet a = UIView()")
      #expect(
        rewritten("import XCTest\nlet a: [NSLayoutConstraint]")
          == "import XCTest; import UIKit\nlet a: [NSLayoutConstraint]")
      for text in [
        "import XCTest\nlet a = UIVView()\nclass UIVView {}", "import XCTest\nlet a = UIX()",
        "import UIKit\nlet a = UIView()", "let a: UIColor",
        "import Foundation\nlet a = URL(string: \"\")",
        "import XCTest\nclass UINote {}\nlet a = UINote()",
      ] {
        #expect(rewritten(text) == text)
      }
    }

    @Test func `PO-52 names of older sources become those of today`() {
      #expect(
        rewritten("import UIKit\nlet a: UIApplicationLaunchOptionsKey?; let b: NSInteger = 1")
          == "import UIKit\nlet a: UIApplication.LaunchOptionsKey?; let b: Int = 1")
      #expect(
        rewritten("import UIKit\nlet a = UIControlEvents.touchDown; let b = c.UIControlEvents")
          == "import UIKit\nlet a = UIControl.Event.touchDown; let b = c.UIControlEvents")
      let own = "enum UIControlState { case a }\nlet b = UIControlState.a"
      #expect(rewritten(own) == own)
    }

    @Test func `PO-53 initializers of extensions of a class and of its subclass`() {
      let text = """
        import UIKit
        public extension UIPanGestureRecognizer {
          @objc convenience init(handler: @escaping () -> Void) { self.init() }
        }
        public extension UIScreenEdgePanGestureRecognizer {
          convenience init(handler: @escaping () -> Void) { self.init() }
          convenience init(other: Int) { self.init() }
        }
        extension String { init(handler: Int) { self = "" } }
        """
      let expected = text.replacing(
        "@objc convenience init(handler", with: "@_nonoverride convenience init(handler"
      ).replacing(
        "\n  convenience init(handler", with: "\n  @_nonoverride convenience init(handler")
      #expect(rewritten(text) == expected)
      #expect(rewritten(expected) == expected)
    }

    @Test func `PO-54 what Foundation requires, and what forwards nothing`() {
      let text = """
        import Foundation; import FoundationNetworking
        class Watch: URLProtocol {
          override init(request: A, cachedResponse: B?, client: C?) {
            super.init(request: request, cachedResponse: cachedResponse, client: client)
          }
        }
        """
      #expect(
        rewritten(text).split(separator: "\n")[2].hasPrefix("  required init(request: A,"))
      let forwarding = """
        import UIKit
        class Pad: UIView {
          override func forwardingTarget(for a: Selector!) -> Any? { super.forwardingTarget(for: a) }
          override func isKind(of a: AnyClass) -> Bool { super.isKind(of: a) }
        }
        """
      let lines = rewritten(forwarding).split(separator: "\n")
      #expect(lines[2] == "  func forwardingTarget(for a: Selector!) -> Any? { (nil as Any?) }")
      #expect(lines[3] == "  func isKind(of a: AnyClass) -> Bool { super.isKind(of: a) }")
      #expect(findings(forwarding) == ["3 forwarding of messages"])
    }

    @Test func `PO-55 the window of a delegate is unwrapped once`() {
      let text = """
        import UIKit
        let a = UIApplication.shared.delegate?.window??.safeAreaInsets
        let b = UIApplication.shared.delegate!.window!!.frame
        let c = (view.delegate as? Other)?.scene.window??.frame
        let d = UIApplication.shared.delegate?.window?.frame
        """
      let expected = text.replacing("delegate?.window??", with: "delegate?.window?")
        .replacing("window!!", with: "window!")
      #expect(rewritten(text) == expected)
      #expect(rewritten(expected) == expected)
    }

    @Test func `PO-56 an extension overrides what one of a superclass gives`() {
      let text = """
        import UIKit
        extension UIView {
          @objc var isReady: Bool { true }
        }
        extension UISwitch {
          @objc override var isReady: Bool { super.isReady && isOn }
        }
        """
      let result = rewritten(text)
      let lines = result.split(separator: "\n")
      #expect(lines[2] == "  var inUIView_isReady: Bool { true }")
      #expect(
        lines[3].contains(
          "var isReady: Bool { ReplacedMethod.answer(\"isReady\", of: self, in: UIView.self, "
            + "as: Bool.self) ?? inUIView_isReady }"))
      #expect(
        lines[5].contains("var inUISwitch_isReady: Bool { ReplacedMethod.above(UISwitch.self"))
      #expect(lines[6].contains("ExposedExtension.override(in: UISwitch.self, \"isReady\")"))
      #expect(rewritten(result) == result)
      #expect(findings(text) == [])
    }

    @Test func `PO-57 index paths are asked themselves, and grouped tables have one background`() {
      let text = """
        import UIKit
        let a = items[(path as NSIndexPath).row] + (path as NSIndexPath).section
        let b = (path as? NSIndexPath)!.row + (path as NSIndexPath).length
        view.backgroundColor = .groupTableViewBackground
        """
      let expected = text.replacing("(path as NSIndexPath).row", with: "(path).row")
        .replacing("(path as NSIndexPath).section", with: "(path).section")
        .replacing(".groupTableViewBackground", with: ".systemGroupedBackground")
      #expect(rewritten(text) == expected)
      #expect(rewritten(expected) == expected)
    }
  }
#endif
