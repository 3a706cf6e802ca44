// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CV looks of contents", .freshApplication)
struct CollectionContentLookRules {
  typealias Content = UIListContentConfiguration

  private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  private func shown(_ content: Content) -> UIListContentView {
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    view.layoutIfNeeded()
    return view
  }

  @Test func `CV-133 texts have attributes, other letters and other colours`() {
    var content = Content.cell()
    content.text = "little john"
    content.secondaryText = "Robin HOOD"
    content.textProperties.transform = .capitalized
    content.textProperties.color = .red
    content.textProperties.colorTransformer = .grayscale
    content.textProperties.alignment = .justified
    content.secondaryTextProperties.transform = .lowercase
    content.secondaryTextProperties.colorTransformer = .preferredTint
    let view = shown(content)
    let (first, second) = (labels(view)[0], labels(view)[1])
    #expect([first.text, second.text] == ["Little John", "robin hood"])
    #expect(first.textColor == UIColor(white: 0.2126, alpha: 1))
    #expect(first.textAlignment == .justified && second.textAlignment == .natural)
    #expect(second.textColor == content.secondaryTextProperties.color)
    content.attributedText = NSAttributedString(
      string: "as it is", attributes: [.foregroundColor: UIColor.blue])
    content.secondaryTextProperties.transform = .uppercase
    view.configuration = content
    let color = first.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(first.text == "as it is" && color as? UIColor == .blue)
    #expect(second.text == "ROBIN HOOD")
    content.attributedText = nil
    view.configuration = content
    #expect(first.text == "Little John")
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let gray = UIConfigurationColorTransformer.monochromeTint(.label)
    #expect(gray.resolvedColor(with: dark) != gray.resolvedColor(with: light))
  }

  @Test func `CV-134 a row follows the size in which a person wants text`() {
    func prefer(_ scale: Double) {
      HostInput.send(.preferences(HostPreferences(textScale: scale), at: 0))
    }
    defer { prefer(1) }
    let stage = TableStage(rows: 2, rowHeight: nil)
    stage.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      content.textProperties.adjustsFontForContentSizeCategory = path.row == 0
      cell.contentConfiguration = content
      return cell
    }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    prefer(2)
    stage.table.layoutIfNeeded()
    let cells = stage.table.visibleCells
    #expect(cells[0].frame.height > 44 && cells[1].frame.height == 44)
    let sizes = cells.compactMap { cell in
      cell.contentView.subviews.first.map { labels($0)[0].font.pointSize }
    }
    #expect(sizes.count == 2 && sizes[0] > 17 && sizes[1] == 17)
  }

  @Test func `CV-134 a pointer that rests is shown a text without room`() throws {
    let page = UIView(frame: UIScreen.main.bounds)
    var content = Content.cell()
    content.text = "A text for which a hundred points are not enough"
    content.secondaryText = "short"
    content.textProperties.numberOfLines = 1
    content.textProperties.showsExpansionTextWhenTruncated = true
    content.secondaryTextProperties.showsExpansionTextWhenTruncated = true
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 100, y: 100, width: 100, height: 60)
    page.addSubview(view)
    let generator = try EventGenerator(view: page)
    view.layoutIfNeeded()
    func words(at label: UILabel) throws -> [String?] {
      try generator.hover(to: CGPoint(x: 20, y: 20))
      try generator.hover(to: view.convert(label.center, to: page))
      generator.advance(by: 1.2)
      return generator.window.subviews.map(\.accessibilityLabel).filter { $0 != nil }
    }
    let (first, second) = (labels(view)[0], labels(view)[1])
    #expect(try words(at: first) == [content.text])
    #expect(try words(at: second) == [])
    content.textProperties.showsExpansionTextWhenTruncated = false
    view.configuration = content
    #expect(try words(at: first) == [])
    content.textProperties.adjustsFontSizeToFitWidth = true
    content.textProperties.minimumScaleFactor = 0.5
    content.textProperties.allowsDefaultTighteningForTruncation = true
    view.configuration = content
    #expect(first.adjustsFontSizeToFitWidth && first.minimumScaleFactor == 0.5)
    #expect(first.allowsDefaultTighteningForTruncation && !second.adjustsFontSizeToFitWidth)
  }

  @Test func `CV-135 a picture has the look and the room that are said`() {
    var content = Content.cell()
    content.text = "Text"
    content.image = UIImage(systemName: "star")
    let view = shown(content)
    let picture = view.subviews.lazy.compactMap { $0 as? UIImageView }.first
    let width = picture?.frame.width ?? 0
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 40)
    content.imageProperties.tintColor = .red
    content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { color in
      color == .red ? .green : color
    }
    content.imageProperties.accessibilityIgnoresInvertColors = true
    view.configuration = content
    view.layoutIfNeeded()
    #expect(width > 0 && picture?.frame.width ?? 0 > width)
    #expect(picture?.tintColor == .green && picture?.accessibilityIgnoresInvertColors == true)
    #expect(content.imageProperties.resolvedTintColor(for: .blue) == .green)
    content.imageProperties.tintColor = nil
    content.imageProperties.reservedLayoutSize.width = Content.ImageProperties.standardDimension
    view.configuration = content
    view.tintColor = .purple
    view.layoutIfNeeded()
    #expect(picture?.tintColor == .purple)
    #expect(labels(view)[0].frame.minX == 58)
  }

  @Test func `CV-136 constraints follow what is shown`() throws {
    var content = Content.cell()
    content.text = "Text"
    let view = shown(content)
    #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
    let guide = try #require(view.textLayoutGuide)
    let mark = UIView()
    mark.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      mark.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      mark.topAnchor.constraint(equalTo: guide.bottomAnchor),
      mark.heightAnchor.constraint(equalToConstant: 5),
    ])
    view.layoutIfNeeded()
    #expect(mark.frame.minX == 16 && mark.frame.width == 268)
    content.secondaryText = "Detail"
    content.image = UIImage(systemName: "star")
    content.directionalLayoutMargins.leading = 40
    content.imageProperties.reservedLayoutSize.width = 20
    view.configuration = content
    view.layoutIfNeeded()
    let label = labels(view)[0]
    #expect(guide.layoutFrame == label.frame && label.frame.minX == 76)
    #expect(mark.frame.minX == 76 && abs(mark.frame.minY - label.frame.maxY) < 1)
    #expect(view.secondaryTextLayoutGuide?.layoutFrame == labels(view)[1].frame)
    #expect(abs((view.imageLayoutGuide?.layoutFrame.midX ?? 0) - 50) < 1)
  }

  @Test func `CV-137 contents are equal that show the same`() {
    let changes: [@MainActor (inout Content) -> Void] = [
      { $0.text = "b" }, { $0.secondaryText = "b" }, { $0.image = UIImage(systemName: "star") },
      { $0.attributedText = NSAttributedString(string: "b") },
      { $0.secondaryAttributedText = NSAttributedString(string: "b") },
      { $0.textProperties.transform = .uppercase }, { $0.textProperties.alignment = .justified },
      { $0.textProperties.colorTransformer = .grayscale },
      { $0.secondaryTextProperties.minimumScaleFactor = 0.5 },
      { $0.imageProperties.tintColorTransformer = .monochromeTint },
      { $0.imageProperties.maximumSize.width = 3 }, { $0.directionalLayoutMargins.top = 3 },
      { $0.axesPreservingSuperviewLayoutMargins = .both }, { $0.imageToTextPadding = 3 },
    ]
    var all: Set<Content> = [Content.cell()]
    for (index, change) in changes.enumerated() {
      var other = Content.cell()
      change(&other)
      #expect(other != Content.cell(), "\(index)")
      #expect(other == other && !all.contains(other), "\(index)")
      all.insert(other)
      #expect(all.contains(other), "\(index)")
    }
    #expect(Content.cell() == Content.cell() && all.contains(Content.cell()))
  }

  @Test func `CV-138 margins of the view around are kept`() {
    var content = Content.cell()
    content.text = "Text"
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    let view = shown(content)
    host.addSubview(view)
    func start() -> CGFloat {
      host.layoutIfNeeded()
      return labels(view)[0].frame.minX
    }
    #expect(start() == 16)
    host.layoutMargins = UIEdgeInsets(top: 50, left: 40, bottom: 50, right: 40)
    #expect(start() == 40)
    let height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    view.frame.origin.x = 10
    view.frame.size.width = 280
    #expect(start() == 30)
    content.axesPreservingSuperviewLayoutMargins = .vertical
    view.configuration = content
    #expect(start() == 16 && view.sizeThatFits(CGSize(width: 280, height: 0)).height > height)
  }

  @Test func `CV-144 a background has a picture, an outer edge and other colours`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    var ground = cell.defaultBackgroundConfiguration()
    ground.backgroundColor = .red
    ground.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    ground.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    ground.image = UIImage(systemName: "star")
    ground.imageContentMode = .center
    ground.cornerRadius = 4
    ground.strokeWidth = 2
    ground.strokeColorTransformer = UIConfigurationColorTransformer { _ in .green }
    ground.strokeOutset = 3
    cell.backgroundConfiguration = ground
    func parts() throws -> [UIView] {
      cell.layoutIfNeeded()
      return try #require(cell.backgroundView).subviews
    }
    let shown = try parts()
    #expect(shown.count == 3)
    let (plate, edge) = (shown[0], shown[2])
    let picture = try #require(shown[1] as? UIImageView)
    #expect(plate.backgroundColor == .blue && plate.layer.borderWidth == 0)
    #expect(plate.frame == CGRect(x: 2, y: 1, width: 194, height: 46))
    #expect(picture.frame == plate.frame && picture.contentMode == .center)
    #expect(edge.frame == CGRect(x: -1, y: -2, width: 200, height: 52))
    #expect(edge.layer.borderWidth == 2 && edge.layer.cornerRadius == 7)
    #expect(edge.layer.borderColor == UIColor.green.cgColor)
    ground.strokeOutset = 0
    ground.image = nil
    ground.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
    cell.backgroundConfiguration = ground
    #expect(try parts() == [plate])
    #expect(plate.frame.minX == 10 && plate.layer.borderWidth == 2)
    cell.layoutMargins.left = 20
    #expect(try parts() == [plate] && plate.frame.minX == 22)
  }

  @Test func `CV-81 CV-139 a cell follows its state, unless it is told not to`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.backgroundConfiguration = .listPlainCell()
    func color() -> UIColor? {
      cell.layoutIfNeeded()
      return cell.backgroundView?.subviews.first?.backgroundColor
    }
    cell.isSelected = true
    #expect(color() == .systemBackground && cell.automaticallyUpdatesContentConfiguration)
    cell.automaticallyUpdatesBackgroundConfiguration = true
    cell.setNeedsUpdateConfiguration()
    #expect(color() == .systemGray4)
    let list = ListStage(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    list.show(["a"])
    let ground = list.cell(0)?.defaultBackgroundConfiguration().backgroundColor
    #expect(ground == .secondarySystemGroupedBackground)
    #expect(UICollectionViewCell().defaultBackgroundConfiguration().backgroundColor == .clear)
  }

  /// A row that answers for its recognizers.
  private final class Picky: UITableViewCell {
    var takes = false
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { takes }
  }

  @Test func `TV-100 a cell is the delegate of recognizers`() {
    let stage = GestureStage()
    func taps(_ cell: UITableViewCell) -> Int {
      stage.tap(50, 20)
      stage.wait(1)
      return stage.takeLog().filter { $0 == "tap ended" }.count
    }
    for cell in [UITableViewCell(style: .default, reuseIdentifier: nil), Picky()] {
      cell.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      stage.view.addSubview(cell)
      stage.add(UITapGestureRecognizer(), "tap", to: cell).delegate = cell
      let picky = cell as? Picky
      #expect(taps(cell) == (picky == nil ? 1 : 0))
      picky?.takes = true
      #expect(taps(cell) == 1)
      cell.removeFromSuperview()
    }
  }
}
