// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import Testing

  @Suite("Exchanged methods")
  struct ExchangeRules {
    /// What exchanges, in one line.
    private let exchange =
      "func go(_ a: Method, _ b: Method) { method_exchangeImplementations(a, b) }"

    @Test func `PO-41 a method of an extension that may be exchanged asks what took its place`() {
      let text = """
        import UIKit
        \(exchange)
        let names = [#selector(UIWindow.sendEvent(_:)), #selector(UIWindow.note(_:))]
        extension UIWindow {
          @objc private dynamic func note(_ event: UIEvent) {
            note(event)
          }
        }
        """
      let expected = """
        import UIKit
        \(exchange)
        let names = [Selector("sendEvent:"), Selector("note:", UIWindow.note(_:))]
        extension UIWindow {
          private func inUIWindow_note(_ event: UIEvent) {
            note(event)
          }
        @section(".init_array") @used private nonisolated static let atLoadUIWindow1: \
        @convention(c) @Sendable () -> Void = { ExposedExtension.add(to: UIWindow.self, \
        .method("note:") { (me: UIWindow, a: ExposedArguments) in me.note(a(0, as: UIEvent.self)); \
        return nil }, .body("note:") { (me: UIWindow, a: ExposedArguments) in \
        me.inUIWindow_note(a(0, as: UIEvent.self)); return nil }) }; func note(_ a0: UIEvent) { if \
        ReplacedMethod.answer("note:", of: self, in: UIWindow.self, a0, as: Void.self) == nil { \
        inUIWindow_note(a0) } } }
        """
      #expect(rewritten(text) == expected)
      #expect(rewritten(expected) == expected)
      #expect(findings(text) == [])
    }

    @Test func `PO-41 a method of a class, with a result, and one that overrides`() {
      let text = """
        class Pad: UIView {
          @objc func count(of words: [String], fresh: Bool = true) -> Int? { 0 }
          override func layoutSubviews() {
            super.layoutSubviews()
          }
        }
        \(exchange)
        let names = [#selector(Pad.count(of:fresh:)), #selector(Pad.layoutSubviews)]
        """
      let result = rewritten(text)
      #expect(
        result.contains(
          """
          func count(of a0: [String], fresh a1: Bool = true) -> Int? { \
          ReplacedMethod.answer("countOf:fresh:", of: self, in: Pad.self, a0, a1, as: Int?.self) \
          ?? inPad_count(of: a0, fresh: a1) }; override func layoutSubviews() { if \
          ReplacedMethod.answer("layoutSubviews", of: self, in: Pad.self, as: Void.self) == nil { \
          inPad_layoutSubviews() } }
          """))
      #expect(
        result.contains(
          """
          .body("layoutSubviews") { (me: Pad, a: ExposedArguments) in me.inPad_layoutSubviews(); \
          return nil }
          """))
      #expect(result.contains("func inPad_layoutSubviews() {\n    super.layoutSubviews()"))
      #expect(rewritten(result) == result)
    }

    @Test func `PO-41 a property that may be exchanged`() {
      let text = """
        \(exchange)
        let one = #selector(getter: UIViewController.preferredStatusBarStyle)
        let two = #selector(getter: UIViewController.dark)
        extension UIViewController {
          @objc var dark: UIStatusBarStyle { .lightContent }
        }
        """
      let result = rewritten(text)
      #expect(result.contains("var inUIViewController_dark: UIStatusBarStyle { .lightContent }"))
      #expect(
        result.contains(
          """
          var dark: UIStatusBarStyle { ReplacedMethod.answer("dark", of: self, in: \
          UIViewController.self, as: UIStatusBarStyle.self) ?? inUIViewController_dark }
          """))
    }

    @Test func `PO-41 an override elsewhere is not what the selector of UIKit's class means`() {
      let text = """
        \(exchange)
        let one = #selector(getter: UIViewController.preferredStatusBarStyle)
        extension UINavigationController {
          override open var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        class Page: UIViewController { override func viewDidLoad() {} }
        let two = #selector(UIViewController.viewDidLoad)
        """
      let result = rewritten(text)
      #expect(!result.contains("ReplacedMethod.answer"))
      #expect(result.contains("override func viewDidLoad() {}"))
      #expect(findings(text) == [])
    }

    @Test func `PO-41 without anything that exchanges, and for actions, methods stay as they are`()
    {
      let text = """
        class Pad: UIView {
          @objc func tap() {}
          func set() { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }
        }
        """
      #expect(!rewritten(text).contains("inPad_tap"))
      #expect(!rewritten(exchange + "\n" + text).contains("inPad_tap"))
      #expect(
        rewritten(exchange + "\n" + text + "\nlet s = #selector(Pad.tap)").contains("inPad_tap"))
      #expect(
        rewritten(exchange + "\n" + text + "\nlet s = NSSelectorFromString(\"tap\")")
          .contains("inPad_tap"))
    }

    @Test func `PO-42 an implementation becomes a function to call, and a block one to run`() {
      let text = """
        func go(_ method: Method, _ sel: Selector) {
          typealias Send = @convention(c) (UIWindow, Selector, UIEvent) -> Void
          let imp = method_getImplementation(method)
          let one = unsafeBitCast(imp, to: Send.self)
          let two = unsafeBitCast(imp, to: (@convention(c) (Any, Selector) -> Bool).self)
          let block: @convention(block) (UIWindow, UIEvent) -> Void = { one($0, sel, $1) }
          method_setImplementation(method, imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self)))
        }
        """
      let expected = """
        func go(_ method: Method, _ sel: Selector) {
          typealias Send = (UIWindow, Selector, UIEvent) -> Void
          let imp = method_getImplementation(method)
          let one = ReplacedMethod.function(imp, to: Send.self)
          let two = ReplacedMethod.function(imp, to: ((Any, Selector) -> Bool).self)
          let block: (UIWindow, UIEvent) -> Void = { one($0, sel, $1) }
          method_setImplementation(method, imp_implementationWithBlock(block))
        }
        """
      #expect(rewritten(text).replacing("import ResponderFoundation; ", with: "") == expected)
    }

    @Test func `PO-43 what cannot be exchanged is reported`() {
      let text = """
        \(exchange)
        let one = #selector(UILabel.drawText(in:))
        let two = #selector(setter: UIView.alpha)
        let three = #selector(setter: UIView.frame)
        extension UIView {
          @objc class func made() {}
          @objc func tried() throws {}
        }
        let four = [#selector(UIView.made), #selector(UIView.tried)]
        """
      let found = findings(text)
      #expect(found.contains("2 exchange of UILabel.drawText"))
      #expect(found.contains("3 exchange of UIView.alpha"))
      #expect(!found.contains { $0.hasPrefix("4") })
      #expect(found.contains("6 exchange of made()"))
      #expect(found.contains("7 exchange of tried()"))
    }

    @Test func `PO-44 an override in an extension of a class of UIKit takes the method's place`() {
      let text = """
        import UIKit
        extension UIWindow {
          open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            if motion == .motionShake { show() }
            super.motionEnded(motion, with: event)
          }
        }
        extension UINavigationController {
          override open var preferredStatusBarStyle: UIStatusBarStyle {
            topViewController?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
          }
        }
        """
      let expected = """
        import UIKit
        extension UIWindow {
          public func inUIWindow_motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            if motion == .motionShake { show() }
            ReplacedMethod.above(UIWindow.self, of: self, "motionEnded:withEvent:") { \
        super.motionEnded(motion, with: event) }
          }
        @section(".init_array") @used private nonisolated static let atLoadUIWindow1: \
        @convention(c) @Sendable () -> Void = { ExposedExtension.override(in: UIWindow.self, \
        "motionEnded:withEvent:") { (me: UIWindow, a: ExposedArguments) in \
        me.inUIWindow_motionEnded(a(0, as: UIEvent.EventSubtype.self), with: a(1, as: \
        UIEvent?.self)); return nil } } }
        extension UINavigationController {
          public var inUINavigationController_preferredStatusBarStyle: UIStatusBarStyle {
            topViewController?.preferredStatusBarStyle ?? \
        ReplacedMethod.above(UINavigationController.self, of: self, "preferredStatusBarStyle") { \
        super.preferredStatusBarStyle }
          }
        @section(".init_array") @used private nonisolated static let \
        atLoadUINavigationController2: @convention(c) @Sendable () -> Void = { \
        ExposedExtension.override(in: UINavigationController.self, "preferredStatusBarStyle") { \
        (me: UINavigationController, a: ExposedArguments) in return \
        me.inUINavigationController_preferredStatusBarStyle } } }
        """
      #expect(rewritten(text) == expected)
      #expect(rewritten(expected) == expected)
      #expect(findings(text) == [])
    }

    @Test func `PO-44 a window that overrides its layer in an extension`() {
      let text = """
        import UIKit
        extension UIWindow {
          open override var layer: CALayer { note(); return super.layer }
        }
        """
      let lines = rewritten(text).split(separator: "\n")
      #expect(
        lines[2].hasPrefix(
          "  public var inUIWindow_layer: CALayer { note(); return ReplacedMethod.above(UIWindow.self, "
            + "of: self, \"layer\") { super.layer } }"))
      #expect(lines[3].contains("ExposedExtension.override(in: UIWindow.self, \"layer\")"))
      #expect(findings(text) == [])
    }

    @Test func `PO-44 an override that cannot take effect is reported`() {
      #expect(
        findings("extension UILabel {\n  open override func drawText(in rect: CGRect) {}\n}")
          == ["2 override in an extension of UILabel"])
    }

    @Test func `PO-45 what an extension of a class of UIKit exposes is added to its table`() {
      let text = """
        extension UIView {
          @objc var corner: CGFloat {
            get { layer.cornerRadius }
            set { layer.cornerRadius = newValue }
          }
        }
        """
      let result = rewritten(text)
      #expect(
        result.hasSuffix(
          """
          ExposedExtension.add(to: UIView.self, .property("corner", get: { (me: UIView) -> \
          CGFloat in me.corner }, set: { (me: UIView, value: CGFloat) in me.corner = value })) } }
          """))
      #expect(findings(text) == [])
    }
  }
#endif
