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

  final class Row: UITableViewCell {
    let isMade: Bool
    override init(style: CellStyle, reuseIdentifier: String?) {
      isMade = true
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Head: UITableViewHeaderFooterView {}

  @Test func `RT-98 cells and headers are made with style and name`() {
    func row<T: UITableViewCell>(_: T.Type) -> T { T.made(style: .value1, reuseIdentifier: "row") }
    func head<T: UITableViewHeaderFooterView>(_: T.Type) -> T { T.made(reuseIdentifier: "head") }
    let cell = row(Row.self)
    #expect(cell.isMade && cell.reuseIdentifier == "row")
    #expect(cell.detailTextLabel != nil)
    #expect(Row.made().detailTextLabel == nil && Row.made().reuseIdentifier == nil)
    #expect(head(Head.self).reuseIdentifier == "head")
  }
}
