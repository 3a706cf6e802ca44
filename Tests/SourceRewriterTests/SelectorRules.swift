// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import Testing

  @Suite("Selectors")
  struct SelectorRules {
    /// The selector that an expression becomes within a class that has some methods.
    private func selector(_ expression: String) -> String {
      let text = """
        import UIKit
        class Base: UIView { @objc(custom:) func named(_ x: Int) {} }
        class Pad: Base {
          let other = Other()
          var isOn = false
          func tap(_ sender: Any) {}
          func tap(sender: Any, event: UIEvent) {}
          func press() {}
          func on(_ sender: UIButton) {}
          func on(_ sender: UIButton, _ event: UIEvent) {}
          private func secret(for sender: Any) {}
          func go() { _ = \(expression) }
        }
        class Other: NSObject { func wave(at x: Int) {} ; var width = 1 }
        extension UIView {
          func wobble() {}
          func wobble(by x: Int) {}
        }
        """
      let line = String(changedLine(text).drop { $0 != "=" }.dropFirst(2))
      return line.replacing(" }", with: "")
    }

    @Test func `PO-6 labels name the method`() {
      #expect(selector("#selector(tap(_:))") == #"Selector("tap:")"#)
      #expect(selector("#selector(tap(sender:event:))") == #"Selector("tapWithSender:event:")"#)
      #expect(selector("#selector(self.tap(_:))") == #"Selector("tap:")"#)
      #expect(selector("#selector(Pad.tap(_:))") == #"Selector("tap:")"#)
      #expect(selector("#selector(Pad.secret(for:))") == #"Selector("secretFor:")"#)
    }

    @Test func `PO-6 without labels the declaration says what the method takes`() {
      #expect(selector("#selector(press)") == #"Selector("press")"#)
      #expect(selector("#selector(Pad.secret)") == #"Selector("secretFor:")"#)
      #expect(selector("#selector(named)") == #"Selector("custom:")"#)
      #expect(selector("#selector(other.wave)") == #"Selector("waveAt:")"#)
      #expect(selector("#selector(Other.wave(at:))") == #"Selector("waveAt:")"#)
      #expect(selector("#selector(endEditing)") == #"Selector("endEditing:")"#)
      #expect(
        selector("#selector(UIView.removeFromSuperview)") == #"Selector("removeFromSuperview")"#)
    }

    @Test func `PO-6 as tells overloads apart`() {
      #expect(selector("#selector(on as (UIButton) -> Void)") == #"Selector("on:")"#)
      #expect(selector("#selector(on as (UIButton, UIEvent) -> Void)") == #"Selector("on::")"#)
      #expect(
        selector("#selector(Pad.on as (Pad) -> (UIButton, UIEvent) -> Void)")
          == #"Selector("on::")"#)
      #expect(selector("#selector((on as (UIButton) -> ()))") == #"Selector("on:")"#)
    }

    @Test func `PO-6 getters and setters`() {
      #expect(selector("#selector(getter: isOn)") == #"Selector("isOn")"#)
      #expect(selector("#selector(setter: Pad.isOn)") == #"Selector("setIsOn:")"#)
      #expect(selector("#selector(getter: Other.width)") == #"Selector("width")"#)
      #expect(selector("#selector(getter: UIView.tag)") == #"Selector("tag")"#)
    }

    @Test func `PO-8 a method in an extension of another module's class is named itself`() {
      #expect(
        selector("#selector(UIView.wobble(by:))")
          == #"Selector("wobbleBy:", UIView.wobble(by:))"#)
      #expect(
        selector("#selector(wobble(by:))") == #"Selector("wobbleBy:", UIView.wobble(by:))"#)
    }

    @Test func `PO-7 several meanings are reported`() {
      let text = """
        class A: NSObject {
          func f(_ x: Int) {}
          func f(y: Int) {}
          lazy var s = #selector(f)
        }
        """
      #expect(findings(text) == ["4 #selector with several meanings"])
      #expect(changedLine(text) == #"  lazy var s = Selector("f:")"#)
    }

    @Test func `PO-7 the nearest type counts`() {
      let text = """
        class A: NSObject {
          func f(_ x: Int) {}
          class B: NSObject {
            func f() {}
            lazy var s = #selector(f)
          }
        }
        """
      #expect(changedLine(text) == #"    lazy var s = Selector("f")"#)
    }

    @Test func `PO-6 closures, generic classes and several lines`() {
      let text = """
        class A<T>: NSObject {
          func f(_ x: Int) {}
          lazy var s = {
            #selector(
              A<T>.f(_:)
            )
          }()
        }
        """
      let lines = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[3...] == [#"    Selector("f:")"#, "", "", "  }()", "}"])
    }

    @Test func `PO-9 a key path is a string without its type`() {
      #expect(selector("#keyPath(Other.width)") == #""width""#)
      #expect(selector("#keyPath(other.width)") == #""other.width""#)
      #expect(selector("#keyPath(CALayer.position)") == #""position""#)
    }
  }
#endif
