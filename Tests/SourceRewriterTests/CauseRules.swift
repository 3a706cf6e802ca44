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
      #expect(lines[3] == "  func inPad_isKind(of a: AnyClass) -> Bool { super.isKind(of: a) }")
      #expect(findings(forwarding) == ["3 forwarding of messages", "4 override of isKind(of:)"])
      let further = "extension Pad { override open func isMember(of a: AnyClass) -> Bool { true } }"
      #expect(
        rewritten([forwarding, further])[1].hasPrefix(
          "extension Pad { public func inPad_isMember(of a: AnyClass) -> Bool { true }"))
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

    @Test func `PO-58 objects and classes of any kind are asked as what they are here`() {
      let text = """
        import UIKit
        final class Bar { weak var owner: AnyObject?; var item = UIBarButtonItem()
          func send(_ action: Selector, to receiver: AnyObject) {
            if let target = item.target, target.responds(to: action) { target.perform(action, with: 1) }
            receiver.perform(action); owner?.perform(action, with: self, with: nil)
            _ = self.owner?.responds(to: action)
            let template = item.value(forKey: "a") as AnyObject?
            _ = template?.value(forKey: "b")
          }
          func find(_ action: Selector) {
            if let kind = NSClassFromString("UIApplication"), kind.responds(to: action) {
              _ = kind.description()
            }
          }
          func plain(_ view: UIView, _ action: Selector) { view.perform(action) }
        }
        """
      let expected = text.replacing(
        "target.responds(to:", with: "(target as! NSObject).responds(to:"
      )
      .replacing("{ target.perform", with: "{ (target as! NSObject).perform")
      .replacing("    receiver.perform", with: "    (receiver as! NSObject).perform")
      .replacing("; owner?.perform", with: "; (owner as? NSObject)?.perform")
      .replacing("self.owner?.responds", with: "(self.owner as? NSObject)?.responds")
      .replacing("template?.value", with: "(template as? NSObject)?.value")
      .replacing("kind.responds(to:", with: "(kind as! NSObject.Type).responds(to:")
      .replacing("kind.description", with: "(kind as! NSObject.Type).description")
      .replacing("NSClassFromString", with: "ClassNames.find")
      #expect(rewritten(text) == expected)
      #expect(rewritten(expected) == expected)
    }

    @Test func `PO-59 the fulfilment of an expectation as a value is a closure`() {
      let text = """
        import XCTest
        func test(_ done: XCTestExpectation) { pad.onTap = done.fulfill; wait(then: done.fulfill)
          done.fulfill(); each(all[0].fulfill)
        }
        """
      let expected = text.replacing("= done.fulfill", with: "= { done.fulfill() }")
        .replacing("then: done.fulfill", with: "then: { done.fulfill() }")
        .replacing("all[0].fulfill", with: "{ all[0].fulfill() }")
      #expect(rewritten(text) == expected)
      #expect(rewritten(expected) == expected)
      let own = "import XCTest\nstruct Order { func fulfill() {} }\nlet a = order.fulfill"
      #expect(rewritten(own) == own)
    }

    @Test func `PO-60 the delegate of a list has the list's type`() {
      let text = """
        import UIKit
        extension UITableView {
          func one() { let delegate = self.delegate; if let other = self.delegate { use(other) } }
          func two() { guard let delegate else { return }; if let typed: Any = self.delegate {} }
        }
        final class Wall: UICollectionView {
          func one() { if let its = delegate { use(its) }; let other = pad.delegate }
          func two(_ table: UITableView) { let its = table.delegate; let all = self.dataSource }
        }
        final class Pad: UIScrollView { func one() { if let its = self.delegate { use(its) } } }
        final class Own: UITextView { override var delegate: UITextViewDelegate? { didSet {} }
          func one() { if let its = self.delegate { use(its) } }
        }
        """
      var expected = text.replacing(
        "let delegate = self.delegate;",
        with: "let delegate = self.delegate as (any UITableViewDelegate)?;")
      expected = expected.replacing(
        "let other = self.delegate {",
        with: "let other = self.delegate as (any UITableViewDelegate)? {")
      expected = expected.replacing(
        "its = table.delegate", with: "its = table.delegate as (any UITableViewDelegate)?")
      #expect(rewritten(text) == expected)
      let plain = text.split(separator: "final class Own").first.map(String.init) ?? ""
      let short = expected.split(separator: "final class Own").first.map(String.init) ?? ""
      #expect(
        rewritten(plain)
          == short.replacing(
            "guard let delegate else",
            with: "guard let delegate = self.delegate as (any UITableViewDelegate)? else"
          )
          .replacing(
            "its = delegate {", with: "its = delegate as (any UICollectionViewDelegate)? {"))
      #expect(rewritten(expected) == expected)
    }

    @Test func `PO-61 networking is named by its own module, without what only a system has`() {
      let text = """
        import Foundation
        func make() -> Foundation.URLSession {
          let its = Foundation.URLSessionConfiguration.default
          its.sessionSendsLaunchEvents = true
          return Foundation.URLSession(configuration: its)
        }
        let place: Foundation.URL?
        """
      let expected = text.replacing(
        "Foundation.URLSession", with: "FoundationNetworking.URLSession"
      )
      .replacing("import Foundation", with: "import Foundation; import FoundationNetworking")
      .replacing(
        "its.sessionSendsLaunchEvents = true", with: "/* its.sessionSendsLaunchEvents = true */")
      #expect(rewritten(text) == expected)
      #expect(findings(text) == ["4 sessionSendsLaunchEvents"])
      #expect(rewritten(expected) == expected)
    }
  }
#endif
