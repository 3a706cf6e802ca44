// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import Testing

  @Suite("Tables")
  struct TableRules {
    @Test func `PO-10 a class of UIKit's adds to the table above it`() {
      let text = """
        import UIKit
        public class Pad: UIView {
          @IBOutlet weak var label: UILabel!
          @objc private func tap(_ sender: UIButton, with events: [UIEvent]?) -> Bool { true }
        }
        """
      let table = """
        public override nonisolated class var exposedMembers: ExposedMembers { \
        super.exposedMembers.adding(.property("label", get: { (me: Pad) -> UILabel? in me.label }, \
        set: { (me: Pad, value: UILabel?) in me.label = value }), .method("tap:with:") { \
        (me: Pad, a: ExposedArguments) in return me.tap(a(0, as: UIButton.self), with: a(1, as: \
        [UIEvent]?.self)) }) } }
        """
      #expect(changedLine(text) == table)
    }

    @Test func `PO-10 a class of its own begins a table`() {
      #expect(
        rewritten("import UIKit\nfinal class A: NSObject { @objc func a() {} }") == """
          import UIKit
          final class A: NSObject, ExposedClass { func a() {} ; nonisolated class var \
          exposedMembers: ExposedMembers { ExposedMembers().adding(.method("a") { (me: A, a: \
          ExposedArguments) in me.a(); return nil }) } }
          """)
      #expect(changedLine("class A { @objc let a = 1 }").contains("class A: ExposedClass {"))
    }

    @Test func `PO-10 a class below one with a table follows it`() {
      let text = """
        class A: NSObject { @objc func a() {} }
        class B: A {}
        class C<T>: B { @objc func c() {} }
        class D: XCTestCase { @objc func d() {} }
        """
      let lines = rewritten(text).split(separator: "\n")
      #expect(lines[1] == "class B: A {}")
      #expect(lines[2].contains("override nonisolated class var exposedMembers"))
      #expect(lines[3].contains("class D: XCTestCase, ExposedClass {"))
    }

    @Test func `PO-10 members of extensions stand in the table, through a helper in another file`()
    {
      let files = rewritten([
        "import UIKit\nclass A: UIView {\n}\nextension A { @objc private func same() {} }",
        "import Foundation\nextension A {\n  @objc private func other() {}\n}",
      ])
      #expect(
        files[0] == """
          import UIKit
          class A: UIView {
          override nonisolated class var exposedMembers: ExposedMembers { exposedMembers2(\
          super.exposedMembers.adding(.method("same") { (me: A, a: ExposedArguments) in me.same(); \
          return nil })) } }
          extension A { private func same() {} }
          """)
      #expect(
        files[1] == """
          import Foundation; import ResponderFoundation
          extension A {
            private func other() {}
          internal nonisolated static func exposedMembers2(_ members: ExposedMembers) -> \
          ExposedMembers { members.adding(.method("other") { (me: A, a: ExposedArguments) in \
          me.other(); return nil }) } }
          """)
    }

    @Test func `PO-10 what another package declares is a class if something is overridden`() {
      let text = """
        class A: Themed { @objc func a() {} }
        class B: Themed { @objc func a() {}; override func b() {} }
        """
      let lines = rewritten(text).split(separator: "\n")
      #expect(lines[0].contains("class A: Themed, ExposedClass {"))
      #expect(lines[1].contains("; override nonisolated class var exposedMembers"))
    }

    @Test func `PO-11 whole classes and extensions are exposed but for what is private`() {
      let text = """
        @objcMembers class A: NSObject {
          var a = 1
          private var b = 1
          @nonobjc var c = 1
          static var d = 1
          func e<T>(_ x: T) {}
          init(f: Int) {}
        }
        class B: A { func g() {} }
        class C: NSObject {}
        @objc extension C { func h() {}; fileprivate func i() {} }
        """
      let names = rewritten(text).matches(of: /\.(?:method|property)\("([^"]*)"/).map { $0.1 }
      #expect(names == ["a", "g", "h"])
    }

    @Test func `PO-11 what a protocol for Objective-C asks for is exposed`() {
      let text = """
        @objc protocol P { func p(_ x: Int); var q: Int { get } }
        class A: NSObject, P { func p(_ x: Int) {}; var q: Int { 1 }; func r() {} }
        """
      let names = rewritten(text).matches(of: /\.(?:method|property)\("([^"]*)"/).map { $0.1 }
      #expect(names == ["p:", "q"])
    }

    @Test func `PO-10 errors and results that come later`() {
      let text = """
        @objcMembers class A: NSObject {
          func a() throws {}
          func b() throws -> Int { 1 }
          func c(_ done: @escaping () -> Void) async {}
        }
        """
      let line = rewritten(text).split(separator: "\n").last ?? ""
      #expect(
        line.contains("in try? me.a(); return nil }")
          || line.contains("in _ = try? me.a(); return nil }"))
      #expect(line.contains("in return try? me.b() }"))
      #expect(line.contains("_ = Task { await me.c(a(0, as: (() -> Void).self)) }; return nil }"))
    }

    @Test func `PO-21 dynamic properties tell their observers`() {
      let text = """
        class A: NSObject {
          @objc dynamic var a = 1
          @objc dynamic var b: Int { get { 1 } set { a = newValue } }
          @objc dynamic var c = 1 { didSet { print(oldValue) } }
          @objc dynamic var d: Int { 1 }
          func e() { _ = observe(\\.a.b, options: [.new]) { _, _ in } }
        }
        """
      let lines = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
      let (will, did) = ("willChangeValue(forKey: ", "didChangeValue(forKey: ")
      #expect(lines[1] == "  var a = 1 { willSet { \(will)\"a\") } didSet { \(did)\"a\") } }")
      #expect(
        lines[2] == "  var b: Int { get { 1 } set { \(will)\"b\"); defer { \(did)\"b\") }; a = "
          + "newValue } }")
      #expect(
        lines[3] == "  var c = 1 { willSet { \(will)\"c\") } didSet { \(did)\"c\"); "
          + "print(oldValue) } }")
      #expect(lines[4] == "  var d: Int { 1 }")
      #expect(
        lines[5] == #"  func e() { _ = observe(\.a.b, named: "a.b", options: [.new]) { _, _ in } }"#
      )
    }

    @Test func `PO-20 what has no place in a table is reported`() {
      let text = """
        import UIKit
        class A: UIView {
          @objc func a(_ x: inout Int) {}
          #if SOMETHING
          @objc func b() {}
          #endif
        }
        extension UIView { @objc var c: Int { 1 } }
        """
      #expect(findings(text) == ["3 exposed member", "5 exposed member under a condition"])
    }
  }
#endif
