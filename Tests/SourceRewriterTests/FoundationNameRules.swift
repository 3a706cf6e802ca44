// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SourceRewriter
  import Testing

  @Suite("What Foundation lacks, and optional requirements of one name")
  struct FoundationNameRules {
    @Test(arguments: [
      "let a = NSHashTable<B>.weakObjects()", "var a: NSPointerArray?",
      "let a = NSPredicate(format: \"b == 1\")", "func a(_ b: B) { objc_sync_enter(b) }",
      "func a(_ b: NSMutableString) { b.appendFormat(\"%d\", 1) }",
    ])
    func `PO-70 files that name what Foundation lacks import it`(_ line: String) {
      #expect(
        rewritten("import Foundation\n" + line)
          == "import Foundation; import ResponderFoundation\n" + line)
      #expect(rewritten("import UIKit\n" + line) == "import UIKit\n" + line)
    }

    @Test func `PO-74 a class that Foundation declares too is named with its module`() {
      let text = """
        import Foundation
        extension NSExpression { var isMine: Bool { expressionType == .variable } }
        func ask(_ a: [NSExpression]) -> Any {
          (a as Any) as? NSComparisonPredicate ?? NSExpression.self
        }
        """
      let expected = text.replacing("NSExp", with: "ResponderFoundation.NSExp")
        .replacing("NSComp", with: "ResponderFoundation.NSComp")
        .replacing("import Foundation", with: "import Foundation; import ResponderFoundation")
      #expect(rewritten(text) == expected)
      #expect(rewritten(expected) == expected)
    }

    @Test func `PO-71 a question for nil of a property's name means the property`() {
      let text = """
        import UIKit
        @objc protocol PagerDelegate: NSObjectProtocol {
          @objc optional func pager(_ pager: Pager, tapped at: Int)
        }
        class Pager: UIView { weak var delegate: PagerDelegate? }
        class Layout: UICollectionViewLayout {
          var pager: Pager? { nil }
          func go() {
            guard let pager = self.pager else { return }
            if pager.delegate?.pager != nil {}
          }
        }
        """
      let lines = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[8] == "    guard let pager = self.pager else { return }")
      #expect(
        lines[9] == "    if pager.delegate?.optional_PagerDelegate_pager_tapped_2 != nil {}")
    }

    @Test func `PO-72 optional requirements of the same labels are told apart by their types`() {
      let text = """
        import UIKit
        @objc protocol P {
          @objc optional func pick(_ a: Int, for size: CGSize)
          @objc optional func pick(_ a: Int, for traits: UITraitCollection)
        }
        class One: P {
          func pick(_ a: Int, for size: CGSize) {}
        }
        """
      let lines = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
      let start = "  var optional_P_pick_for_2_Int_"
      #expect(lines[2].hasPrefix(start + "CGSize: ((Int, CGSize) -> Void)? { get }"))
      #expect(
        lines[3].hasPrefix(
          start + "UITraitCollection: ((Int, UITraitCollection) -> Void)? { get }"))
      let closures = lines[7].matches(of: /var optional_[^{]*\{ \{.*?\} \}/).map { String($0.0) }
      #expect(
        closures == [
          "var optional_P_pick_for_2_Int_CGSize: ((Int, CGSize) -> Void)? "
            + "{ { self.pick($0, for: $1) } }"
        ])
    }
  }
#endif
