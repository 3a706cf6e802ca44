// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("IF interface files", .freshApplication)
struct NibRules {
  private final class Part: UIView {
    nonisolated(unsafe) static var log: [String] = []
    let name: String

    init(_ name: String, _ parts: [UIView] = []) {
      self.name = name
      super.init(frame: .zero)
      for part in parts { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    override func awakeFromNib() {
      super.awakeFromNib()
      Part.log.append(name)
    }
  }

  private final class Owner: UIResponder {
    var part: UIView?
    var woke = 0
    override func awakeFromNib() { woke += 1 }
  }

  @Test func `IF-1 IF-2 objects are made anew, connected, and told, the owner not`() {
    Part.log = []
    let owner = Owner()
    let outside = UIView()
    UINib.provide("Card") { _ in [] }
    UINib.provide("Card") { making in
      let card = Part("card", [Part("title"), Part("body", [Part("line")])])
      (making.owner as? Owner)?.part = card
      #expect(Part.log.count % 5 == 0, "nobody is told before all are made")
      return [card, Part("other"), making.externalObjects["outside"] as Any, owner]
    }
    let nib = UINib(nibName: "Card", bundle: Bundle.main)
    let options: [UINib.OptionsKey: Any] = [.externalObjects: ["outside": outside]]
    let first = nib.instantiate(withOwner: owner, options: options)
    #expect(first.count == 4)
    #expect(first.first as AnyObject === owner.part)
    #expect(first[2] as AnyObject === outside)
    #expect(Part.log == ["title", "line", "body", "card", "other"])
    #expect(owner.woke == 0)
    let second = nib.instantiate(withOwner: owner, options: options)
    #expect(second[0] as AnyObject !== first[0] as AnyObject)
  }

  @Test func `IF-3 a file that nobody knows stops the program when it is asked`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let nib = UINib(nibName: "Nothing", bundle: nil)
        _ = nib.instantiate(withOwner: nil)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("UINib \"Nothing\" was asked for what it has"))
    #expect(message.contains("call UINib.provide(\"Nothing\", …)"))
  }

  @Test func `IF-4 a bundle makes the same objects, or says that there are none`() {
    let label = UILabel()
    UINib.provide("Row") { making in
      (making.owner as? Owner)?.part = label
      return [label]
    }
    let owner = Owner()
    let made = Bundle.main.loadNibNamed("Row", owner: owner, options: nil)
    #expect(made?.first as AnyObject === label)
    #expect(owner.part === label)
    #expect(Bundle.main.loadNibNamed("Nothing", owner: nil) == nil)
  }

  private final class NamedController: UIViewController {
    var title2: UILabel?
  }

  @Test func `IF-5 a controller's view is that of its file or of one named as its class`() {
    UINib.provide("Special") { making in
      let view = Part("special")
      (making.owner as? UIViewController)?.view = view
      return [view]
    }
    UINib.provide("NamedController") { making in
      let label = UILabel()
      (making.owner as? NamedController)?.title2 = label
      (making.owner as? NamedController)?.view = label
      return [label]
    }
    let special = NamedController(nibName: "Special", bundle: nil)
    #expect((special.view as? Part)?.name == "special")
    let named = NamedController()
    #expect(named.view === named.title2)
    let plain = UIViewController(nibName: "Unknown", bundle: nil)
    #expect(type(of: plain.view!) == UIView.self)
    #expect(plain.nibName == "Unknown")
  }

  private final class NibCell: UITableViewCell {
    var woke = false
    override func awakeFromNib() { woke = true }
  }

  private final class PlainCell: UITableViewCell {}

  @Test
  func `IF-6 tables make cells and headers from files, and class and file replace each other`() {
    UINib.provide("NibCell") { _ in [NibCell(style: .value1, reuseIdentifier: nil)] }
    UINib.provide("Header") { _ in [UITableViewHeaderFooterView(reuseIdentifier: "Header")] }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(PlainCell.self, forCellReuseIdentifier: "cell")
    table.register(UINib(nibName: "NibCell", bundle: nil), forCellReuseIdentifier: "cell")
    let cell = table.dequeueReusableCell(withIdentifier: "cell")
    #expect((cell as? NibCell)?.woke == true)
    #expect(cell?.reuseIdentifier == "cell")
    table.register(
      UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "Header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Header") != nil)
    table.register(PlainCell.self, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") is PlainCell)
  }

  private final class TileView: UICollectionViewCell {}

  private final class Tiles: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
  }

  @Test func `IF-6 a collection makes cells from files`() {
    UINib.provide("Tile") { _ in [TileView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))] }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(
      UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "tile")
    let tiles = Tiles()
    collection.dataSource = tiles
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map { type(of: $0) == TileView.self } == [true, true])
    #expect(collection.visibleCells.first?.reuseIdentifier == "tile")
  }

  @Test func `IF-6 registrations make views from files`() throws {
    UINib.provide("Tile") { _ in [TileView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))] }
    UINib.provide("Edge") { _ in
      [UICollectionReusableView(frame: CGRect(x: 0, y: 0, width: 7, height: 9))]
    }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    var log: [String] = []
    let tile = UICollectionView.CellRegistration<TileView, String>(
      cellNib: UINib(nibName: "Tile", bundle: nil)
    ) { cell, _, item in log.append("\(type(of: cell)) \(item)") }
    let edge = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      supplementaryNib: UINib(nibName: "Edge", bundle: nil), elementKind: "edge"
    ) { view, kind, _ in log.append("\(view.frame.width) \(kind)") }
    let path = IndexPath(item: 0, section: 0)
    let cell = collection.dequeueConfiguredReusableCell(using: tile, for: path, item: "a")
    _ = collection.dequeueConfiguredReusableSupplementary(using: edge, for: path)
    #expect(log == ["TileView a", "7.0 edge"] && cell.frame.width == 9)
  }
}
