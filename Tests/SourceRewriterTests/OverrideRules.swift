// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import Testing

  @Suite("Overrides and extensions")
  struct OverrideRules {
    @Test func `PO-14 an override in an extension is called from the class body`() {
      let text = """
        import UIKit
        open class Pad: UIView {
        }
        extension Pad {
          /// Lays out.
          override open func layoutSubviews() {
            super.layoutSubviews()
          }
          override public var intrinsicContentSize: CGSize { .zero }
          override open var frame: CGRect {
            get { super.frame }
            set { super.frame = newValue }
          }
          @objc override class var layerClass: AnyClass { CALayer.self }
          override open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
        }
        """
      let expected = """
        import UIKit
        open class Pad: UIView {
        open override func layoutSubviews() { inPad_layoutSubviews() }; public override var \
        intrinsicContentSize: CGSize { inPad_intrinsicContentSize }; open override var frame: \
        CGRect { get { inPad_frame } set { inPad_frame = newValue } }; override class var \
        layerClass: AnyClass { inPad_layerClass }; open override func hitTest(_ a0: CGPoint, \
        with a1: UIEvent?) -> UIView? { inPad_hitTest(a0, with: a1) } }
        extension Pad {
          /// Lays out.
          public func inPad_layoutSubviews() {
            super.layoutSubviews()
          }
          public var inPad_intrinsicContentSize: CGSize { .zero }
          public var inPad_frame: CGRect {
            get { super.frame }
            set { super.frame = newValue }
          }
          class var inPad_layerClass: AnyClass { CALayer.self }
          public func inPad_hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
        }
        """
      #expect(rewritten(text) == expected)
    }

    @Test func `PO-14 observers in an extension`() {
      let text = """
        class Pad: UIButton {
        }
        extension Pad {
          override var isHighlighted: Bool {
            didSet {
              alpha = oldValue ? 1 : 0
            }
          }
        }
        """
      let expected = """
        class Pad: UIButton {
        override var isHighlighted: Bool { didSet { inPad_isHighlighted(oldValue) } } }
        extension Pad {
          func inPad_isHighlighted(_ oldValue: Bool)\u{20}

         {
              alpha = oldValue ? 1 : 0
            }
        """
      #expect(rewritten(text).hasPrefix(String(expected.prefix(120))))
      #expect(rewritten(text).split(separator: "\n", omittingEmptySubsequences: false).count == 9)
    }

    @Test func `PO-15 a member of an extension can be overridden`() {
      let files = rewritten([
        "class A {\n}", "extension A {\n  @objc func a(_ x: Int = 1) throws -> Int { 1 }\n}",
        "class B: A {\n  override func a(_ x: Int) throws -> Int { 2 }\n}",
        "class C: B {\n}\nextension C {\n  override func a(_ x: Int) throws -> Int { 3 }\n}",
      ])
      #expect(
        files[0].contains("func a(_ a0: Int = 1) throws -> Int { try inA_a(a0) }"))
      #expect(files[1].contains("  func inA_a(_ x: Int = 1) throws -> Int { 1 }"))
      #expect(files[2] == "class B: A {\n  override func a(_ x: Int) throws -> Int { 2 }\n}")
      #expect(files[3].contains("override func a(_ a0: Int) throws -> Int { try inC_a(a0) } }"))
    }

    @Test func `PO-16 what the runtime adds to objects is declared anew`() {
      let text = """
        class A: NSObject {
          override func responds(to s: Selector!) -> Bool { super.responds(to: s) }
          override func awakeFromNib() {}
        }
        class B: A {
          override func responds(to s: Selector!) -> Bool { true }
        }
        class C: UIView {
          override func awakeFromNib() {}
        }
        """
      let lines = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[1] == "  func responds(to s: Selector!) -> Bool { super.responds(to: s) }")
      #expect(lines[2] == "  func awakeFromNib() {}")
      #expect(lines[3].contains(#".method("respondsToSelector:")"#))
      #expect(lines[5] == "  override func responds(to s: Selector!) -> Bool { true }")
      #expect(lines[8] == "  override func awakeFromNib() {}")
    }

    @Test func `PO-20 a delegate method below the conformance is reported`() {
      let text = """
        class A: UIViewController, UIScrollViewDelegate {
        }
        class B: A {
          func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        }
        class C: UIViewController, UIScrollViewDelegate {
          func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        }
        """
      #expect(findings(text) == ["4 delegate method below its conformance"])
    }

    @Test func `PO-20 overrides that nothing here can carry are reported`() {
      let text = """
        extension UIView { @objc open func style() throws {} }
        class A: UIView { override func style() throws {} }
        extension UILabel { override open func drawText(in rect: CGRect) {} }
        """
      #expect(
        findings(text) == [
          "2 override of a member of an extension of UIView",
          "3 override in an extension of UILabel",
        ])
    }

    @Test func `PO-73 an override of what the module gives a class of UIKit takes its place`() {
      let side =
        "class Side: Menu {\n}\nextension Side {\n  override var isHidden: Bool { false }\n}"
      let pad = "class Pad: UIView {\n  override var isHidden: Bool { didSet {} }\n}"
      let files = rewritten([
        "extension UIViewController {\n  @objc var isHidden: Bool { view == nil }\n}",
        "class Menu: UINavigationController {\n  open override var isHidden: Bool { super.isHidden }\n}",
        side, pad,
      ])
      #expect(
        files[0].contains(
          "var isHidden: Bool { ReplacedMethod.answer(\"isHidden\", of: self, in: "
            + "UIViewController.self, as: Bool.self) ?? inUIViewController_isHidden }"))
      #expect(
        files[1].contains(
          "  public var inMenu_isHidden: Bool { ReplacedMethod.above(Menu.self, of: self, "
            + "\"isHidden\") { super.isHidden } }\n"))
      #expect(files[1].contains("ExposedExtension.override(in: Menu.self, \"isHidden\")"))
      #expect(files[2].contains("  var inSide_isHidden: Bool { false }\n"))
      #expect(files[2].contains("ExposedExtension.override(in: Side.self, \"isHidden\")"))
      #expect(files[3] == pad)
    }

    @Test func `PO-40 methods of recognizers override without the word`() {
      let text = """
        import UIKit
        public class Pinch: UIPinchGestureRecognizer {
          func reset() {}
          @objc internal func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
          override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
          func reset(to place: Int) {}
        }
        class Turn: UIRotationGestureRecognizer { func ignore(_ a: UITouch, for b: UIEvent) {} }
        class Turns: Turn { override func ignore(_ a: UITouch, for b: UIEvent) {} }
        class Knob: UIControl { func reset() {} }
        """
      let lines = rewritten(text).split(separator: "\n").map(String.init)
      #expect(lines[2] == "  public override func reset() {}")
      #expect(
        lines[3].hasPrefix("  public override func touchesBegan(_ touches: Set<UITouch>"))
      #expect(lines[4].hasPrefix("  override func touchesMoved("))
      #expect(lines[5].hasPrefix("  func reset(to place: Int)"))
      #expect(lines[7].contains("{ override func ignore(_ a: UITouch"))
      #expect(lines[8].contains("{ override func ignore(_ a: UITouch"))
      #expect(lines[9].contains("{ func reset() {}"))
    }

    @Test func `PO-40 networking and messages have modules of their own`() {
      #expect(
        rewritten("import Foundation\nlet a = URLRequest(url: b)")
          == "import Foundation; import FoundationNetworking\nlet a = URLRequest(url: b)")
      #expect(
        rewritten("import UIKit\nimport FoundationNetworking\nvar a: URLSession?")
          == "import UIKit\nimport FoundationNetworking\nvar a: URLSession?")
      #expect(rewritten("import os.log\nimport os") == "import ResponderLog\nimport ResponderLog")
    }
  }
#endif
