// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SourceRewriter
  import Testing

  @Suite("Conditions, imports, literals")
  struct ConditionRules {
    @Test func `PO-17 os(iOS) holds, what does not hold stays`() {
      let text = """
        #if os(iOS) || os(tvOS)
        @objc class A {}
        #elseif os(macOS)
        @objc class B {}
        #endif
        #if !os(iOS) && DEBUG
        @objc class C {}
        #else
          #if targetEnvironment(simulator) || canImport(ObjectiveC)
          @objc class D {}
          #endif
        #endif
        """
      let expected = """
        #if true    || os(tvOS)
        class A {}
        #elseif os(macOS)
        @objc class B {}
        #endif
        #if !true    && DEBUG
        @objc class C {}
        #else
          #if targetEnvironment(simulator) || canImport(ObjectiveC)
          @objc class D {}
          #endif
        #endif
        """
      #expect(rewritten(text) == expected)
    }

    @Test func `PO-17 versions and modules are known, other names may be either`() {
      let text = """
        #if (swift(>=5.5)) && compiler(<7) && canImport(UIKit) && !canImport(SwiftUI)
        @objc class A {}
        #else
        @objc class B {}
        #endif
        #if swift(<5) || canImport(Cocoa) || _runtime(_ObjC) || false
        @objc class C {}
        #endif
        #if canImport(Charts) || swift(==5) || hasFeature(X)
        @objc class D {}
        #else
        @objc class E {}
        #endif
        #if FLAG
        @objc class F {}
        #endif
        """
      let expected =
        text.replacing("@objc class A", with: "class A").replacing("@objc class D", with: "class D")
        .replacing("@objc class E", with: "class E").replacing("@objc class F", with: "class F")
      #expect(rewritten(text) == expected)
    }

    @Test func `PO-17 the options choose`() {
      let text = "#if os(iOS) && targetEnvironment(simulator) && canImport(ObjectiveC)\n#endif"
      let result = rewritten(text) {
        $0.isIOS = false
        $0.isSimulator = true
        $0.canImportObjectiveC = true
      }
      #expect(
        result.split(whereSeparator: \.isWhitespace) == [
          "#if", "os(iOS)", "&&", "true", "&&", "true", "#endif",
        ])
    }

    @Test func `PO-18 imports name what is there`() {
      let text = """
        import UIKit.UIGestureRecognizerSubclass
        import UIKit.UIView
        import class UIKit.UIWindow
        import ObjectiveC.runtime
        @preconcurrency import Darwin.C
        import WebKit
        import Other
        """
      let expected = """
        import UIKit.UIGestureRecognizerSubclass
        import UIKit
        import class UIKit.UIWindow
        import ResponderFoundation
        @preconcurrency import Foundation
        /* import WebKit */
        import Other
        """
      #expect(rewritten(text) == expected)
      #expect(findings(text) == ["6 import WebKit"])
      #expect(rewritten(text) { $0.modules = ["WebKit"] }.contains("\nimport WebKit\n"))
    }

    @Test func `PO-18 the runtime is imported where UIKit is not`() {
      #expect(
        rewritten("import Foundation\nlet a = #selector(getter: A.b)")
          == "import Foundation; import ResponderFoundation\nlet a = Selector(\"b\")")
      #expect(
        rewritten("// A.\nlet a = #selector(getter: A.b)")
          == "// A.\nimport ResponderFoundation; let a = Selector(\"b\")")
      #expect(
        rewritten("import Foundation\nfunc a() { autoreleasepool {} }")
          == "import Foundation; import ResponderFoundation\nfunc a() { autoreleasepool {} }")
      #expect(
        rewritten("import UIKit\nfunc a() { autoreleasepool {} }")
          == "import UIKit\nfunc a() { autoreleasepool {} }")
    }

    @Test func `PO-19 literals become calls`() {
      #expect(
        rewritten("let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)")
          == "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)")
      #expect(
        rewritten("let a = #imageLiteral(resourceName: \"b\")")
          == "let a = UIImage(named: \"b\")!")
    }

    @Test func `PO-20 a finding says where and what instead`() {
      let text = "\nlet a = (b as AnyObject).wave()\nlet c = #fileLiteral(resourceName: \"d\")"
      let result = rewrite(
        [SourceFile(path: "A.swift", text: text)], options: RewriteOptions(module: "App"))
      #expect(
        result.findings.map { "\($0.path):\($0.line):\($0.column) \($0.construct)" } == [
          "A.swift:2:9 call on AnyObject", "A.swift:3:9 #fileLiteral",
        ])
      #expect(result.findings.allSatisfy { !$0.advice.isEmpty })
    }
  }
#endif
