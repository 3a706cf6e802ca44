// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SourceRewriter
  import Testing

  @Suite("Optional requirements")
  struct OptionalRules {
    private let pad = """
      import UIKit
      @objc protocol PadDelegate: NSObjectProtocol {
        func pad(_ pad: Pad)
        @objc optional func pad(_ pad: Pad, didTap count: Int) -> Bool
        @objc optional func padDidEnd(
          _ pad: Pad)
        @objc optional var name: String { get }
      }
      class Pad: UIView {
        weak var delegate: PadDelegate?
        var onEnd: (() -> Void)?

      """

    /// What a statement in a method of the class becomes.
    private func line(_ text: String) -> String {
      let lines = rewritten(pad + "func go() {\n" + text + "\n}\n}").split(
        separator: "\n", omittingEmptySubsequences: false)
      return String(lines[lines.count - 3])
    }

    @Test func `PO-12 the protocol asks for closures that are nil`() {
      let lines = rewritten(pad + "}").split(separator: "\n", omittingEmptySubsequences: false)
      #expect(
        lines[2...7].joined(separator: "\n") == """
            func pad(_ pad: Pad)
            var optional_PadDelegate_pad_didTap_2: ((Pad, Int) -> Bool)? { get } /* @objc optional \
          func pad(_ pad: Pad, didTap count: Int) -> Bool */
            var optional_PadDelegate_padDidEnd_1: ((Pad) -> Void)? { get } /* @objc optional func \
          padDidEnd(
              _ pad: Pad) */
            var optional_PadDelegate_name: String? { get } /* @objc optional var name: String { get \
          } */
          }; extension PadDelegate { var optional_PadDelegate_pad_didTap_2: ((Pad, Int) -> Bool)? { \
          nil }; @discardableResult func optional_pad(_ a0: Pad, didTap a1: Int) -> Bool? { \
          optional_PadDelegate_pad_didTap_2?(a0, a1) }; var optional_PadDelegate_padDidEnd_1: \
          ((Pad) -> Void)? { nil }; @discardableResult func optional_padDidEnd(_ a0: Pad) -> Void? { \
          optional_PadDelegate_padDidEnd_1?(a0) }; var optional_PadDelegate_name: String? { nil } }
          """)
    }

    @Test func `PO-12 calls keep their labels`() {
      #expect(
        line("_ = delegate?.pad?(self, didTap: 1) ?? true")
          == "_ = delegate?.optional_pad(self, didTap: 1) ?? true")
      #expect(line("delegate?.padDidEnd?(self)") == "delegate?.optional_padDidEnd(self)")
      #expect(line("delegate!.padDidEnd!(self)") == "delegate!.optional_padDidEnd(self)!")
      #expect(line("delegate?.pad(self)") == "delegate?.pad(self)")
      #expect(line("onEnd?()") == "onEnd?()")
      #expect(line("delegate?.pad?(self, other: 1)") == "delegate?.pad?(self, other: 1)")
    }

    @Test func `PO-12 the method as a value`() {
      #expect(
        line("if delegate?.padDidEnd != nil {}")
          == "if delegate?.optional_PadDelegate_padDidEnd_1 != nil {}")
      #expect(
        line("if let end = self.delegate?.padDidEnd { end(self) }")
          == "if let end = self.delegate?.optional_PadDelegate_padDidEnd_1 { end(self) }")
      #expect(
        line("_ = delegate?.pad(_:didTap:)") == "_ = delegate?.optional_PadDelegate_pad_didTap_2")
      #expect(line("_ = delegate?.name") == "_ = delegate?.optional_PadDelegate_name")
      #expect(line("_ = other.name") == "_ = other.name")
    }

    @Test func `PO-12 who has the method gets the closure, whoever conforms`() {
      let text = """
        @objc protocol P { @objc optional func p(_ x: Int, at y: Int) -> Int }
        class A: P {
          func p(_ x: Int, at y: Int) -> Int { 1 }
        }
        class B: P {
        }
        class C: B {
          func p(_ x: Int, at y: Int) -> Int { 1 }
        }
        class D: P {
        }
        extension UIView: P {
          func p(_ x: Int, at y: Int) -> Int { 1 }
        }
        """
      let holders = rewritten(text).split(separator: "\n").dropFirst()
        .flatMap { $0.matches(of: /(?:override )?var optional_[^{]*\{.*?\}/).map { String($0.0) } }
      let head = "var optional_P_p_at_2: ((Int, Int) -> Int)? {"
      #expect(
        holders == [
          head + " { self.p($0, at: $1) }", head + " nil }",
          "override " + head + " { self.p($0, at: $1) }", head + " { self.p($0, at: $1) }",
        ])
    }

    @Test func `PO-12 a module below is known from its sources`() {
      let text = "class A: NSObject, P {\n  func p() {}\n  func q(_ x: P?) { x?.p?() }\n}"
      var options = RewriteOptions(module: "App")
      options.context = [
        SourceFile(path: "P.swift", text: "@objc public protocol P { @objc optional func p() }")
      ]
      let result = rewrite([SourceFile(path: "A.swift", text: text)], options: options)
      #expect(result.files.count == 1)
      #expect(result.files[0].text.contains("x?.optional_p()"))
      #expect(result.files[0].text.contains("var optional_P_p_0: (() -> Void)? { { self.p() } }"))
    }

    @Test func `PO-12 a delegate without a type is asked whether it conforms`() {
      let text = """
        @objc protocol P { @objc optional func p(_ x: Int) }
        class A { weak var delegate: AnyObject?
          func a() { delegate?.p?(1) }
        }
        """
      #expect(changedLine(text) == "  func a() { (delegate as? P)?.optional_p(1) }")
    }

    @Test func `PO-13 requirements of UIKit are called, closures keep their mark`() {
      #expect(
        line("delegate2?.scrollViewDidScroll?(view)") == "delegate2?.scrollViewDidScroll(view)")
      #expect(
        line("_ = d.scrollViewShouldScrollToTop?(view) ?? true")
          == "_ = Optional(d.scrollViewShouldScrollToTop(view)) ?? true")
      #expect(line("d.scrollViewDidScroll!(view)") == "d.scrollViewDidScroll(view)")
      #expect(
        line("delegate2?.pickerView?(wheel, didSelectRow: 1, inComponent: 0)")
          == "delegate2?.pickerView(wheel, didSelectRow: 1, inComponent: 0)")
      #expect(
        line("let a = d.animationController?(forDismissed: page)")
          == "let a = Optional(d.animationController(forDismissed: page))")
      #expect(line("self?.handler?(view)") == "self?.handler?(view)")
      #expect(
        line("var scrollViewDidZoom: ((Int) -> Void)?; func a() { self.scrollViewDidZoom?(1) }")
          == "var scrollViewDidZoom: ((Int) -> Void)?; func a() { self.scrollViewDidZoom?(1) }")
    }

    @Test func `PO-20 a requirement of UIKit as a value is reported`() {
      #expect(
        findings("func a() { if delegate?.scrollViewDidScroll != nil {} }")
          == ["1 optional requirement of UIKit as a value"])
      #expect(findings("func a() { if view.window != nil {} }") == [])
    }
  }
#endif
