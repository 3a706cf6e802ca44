// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("RT classes known at run time", .freshApplication)
struct RunTimeClassRules {
  final class Chosen: UIView {
    let word: String
    override init(frame: CGRect) {
      word = "made"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Page: UIViewController {
    var word = "page"
  }

  private func make<T: UIView>(_ type: T.Type) -> T { T.made() }

  @Test func `RT-98 an object is made by the class's own initializer`() {
    let kind: UIView.Type = Chosen.self
    #expect((kind.made() as? Chosen)?.word == "made")
    let framed = kind.made(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(framed is Chosen && framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(make(Chosen.self).word == "made")
    let page: UIViewController.Type = Page.self
    #expect((page.made(nibName: nil, bundle: nil) as? Page)?.word == "page")
  }
}
