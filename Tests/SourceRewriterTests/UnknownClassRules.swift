// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import Testing

  @Suite("Classes known at run time")
  struct UnknownClassRules {
    @Test func `PO-49 objects of classes that are known when the program runs`() {
      let text = """
        import UIKit
        func make<T: UIView>() -> T { T() }
        func frame<T>(_ type: T.Type) -> T where T: UIView { T(frame: .zero) }
        class Page: UIViewController {}
        class Own: UIView { required init(frame: CGRect) { super.init(frame: frame) } }
        struct Shelf { var kind: Page.Type; var own: Own.Type; let view: UIView.Type?
          func all() { _ = [kind.init(), own.init(frame: .zero), view!.init(frame: .zero)] }
          func more() { _ = kind.init(nibName: nil, bundle: nil) }
        }
        extension UIView {
          class func one() -> Self { self.init() }
          func two() -> UIView { type(of: self).init(frame: frame) }
          convenience init(three: Int) { self.init(frame: .zero) }
        }
        func plain<T: Codable>(_ kind: T.Type) { Shelf.init(); UIView.init(frame: .zero) }
        """
      let expected = text.replacing("{ T() }", with: "{ T.made() }")
        .replacing("T(frame:", with: "T.made(frame:")
        .replacing("[kind.init()", with: "[kind.made()")
        .replacing("view!.init", with: "view!.made")
        .replacing("kind.init(nib", with: "kind.made(nib")
        .replacing("{ self.init() }", with: "{ self.made() }")
        .replacing("type(of: self).init", with: "type(of: self).made")
      #expect(rewritten(text) == expected)
      #expect(rewritten(expected) == expected)
    }
  }
#endif
