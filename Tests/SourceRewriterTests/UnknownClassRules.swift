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

    @Test func `PO-49 classes that a collection holds, and objects of any class`() {
      let text = """
        import UIKit
        class Tile: UIView {}
        final class Queue<Item> where Item: NSObject { func more() -> Item { Item() } }
        final class Shelf {
          var kinds: [String: Tile.Type] = [:]; let all: [UIView.Type] = []
          func one() { if let kind = kinds["a"] { _ = kind.init() }; _ = kinds["b"]!.init() }
          func each() { for kind in all { _ = kind.init(frame: .zero) } }
        }
        """
      let expected = text.replacing("{ Item() }", with: "{ Item.made() }")
        .replacing("kind.init", with: "kind.made").replacing("]!.init", with: "]!.made")
      #expect(rewritten(text) == expected)
      #expect(rewritten(expected) == expected)
    }

    @Test func `PO-49 classes that a first value says, and cells with a name`() {
      let text = """
        import UIKit
        class Tile: UIView {}
        final class Shelf {
          private var kinds = [String: Tile.Type](); let all = [Tile.Type](); let one = Tile.self
          func make() { if let kind = kinds["a"] { _ = kind.init() }; _ = one.init(); _ = all[0].init() }
        }
        extension UITableView {
          func cell<T: UITableViewCell>() -> T { T(style: .value1, reuseIdentifier: "a") }
          func header<T: UITableViewHeaderFooterView>() -> T { T(reuseIdentifier: "b") }
        }
        """
      let expected = text.replacing("kind.init()", with: "kind.made()")
        .replacing("one.init()", with: "one.made()").replacing(
          "all[0].init()", with: "all[0].made()"
        )
        .replacing("T(style:", with: "T.made(style:")
        .replacing("T(reuseIdentifier:", with: "T.made(reuseIdentifier:")
      #expect(rewritten(text) == expected)
      #expect(rewritten(expected) == expected)
    }
  }
#endif
