// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

// Rules: VC-175, VC-176.
/// All tabs that a person may put into a bar.
final class TabSheet: UIView {
  /// The size of a tab, in points.
  private static let tabSize = CGSize(width: 80, height: 64)

  /// Called when a tab was tapped.
  var onTap: ((UITabBarItem) -> Void)?
  /// Called when a finger that dragged a tab goes up.
  var onDrop: ((UITabBarItem, UIPanGestureRecognizer) -> Void)?
  /// Called when the person has done.
  var onDone: (() -> Void)?

  private let tabs: [(item: UITabBarItem, button: BarButton)]
  private let title = UILabel()
  private let done = BarButton(title: "Done", look: .strong)
  private let line = UIView()
  private var dragged: (item: UITabBarItem, figure: BarButton)?

  init(_ items: [UITabBarItem]) {
    tabs = items.map { ($0, Self.button(of: $0)) }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    accessibilityIdentifier = "tab sheet"
    title.text = "Configure"
    title.font = BarLook.titleFont
    title.textAlignment = .center
    title.accessibilityTraits = [.header, .staticText]
    line.backgroundColor = BarLook.line
    done.accessibilityIdentifier = "tabs.done"
    done.onTap = { [weak self] _ in self?.onDone?() }
    for view in [title, done, line] { addSubview(view) }
    for (item, button) in tabs {
      button.onTap = { [weak self] _ in self?.onTap?(item) }
      addSubview(button)
    }
    mark(nil)
    addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("drag:", TabSheet.drag)))
  }

  required init?(coder: NSCoder) { nil }

  private static func button(of item: UITabBarItem) -> BarButton {
    let button = BarButton(title: item.title, image: item.image, look: .tab)
    button.accessibilityIdentifier = "tabs.\(item.accessibilityIdentifier ?? item.title ?? "")"
    button.accessibilityLabel = item.accessibilityLabel ?? item.title
    return button
  }

  /// Shows which one is chosen; nil for none.
  func mark(_ chosen: UITabBarItem?) {
    for (item, button) in tabs { button.isChosen = item === chosen }
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let place = pan.location(in: self)
    switch pan.state {
    case .began:
      let start = pan.translation(in: self)
      let first = CGPoint(x: place.x - start.x, y: place.y - start.y)
      guard let (item, button) = tabs.first(where: { $1.frame.contains(first) }) else { return }
      let figure = Self.button(of: item)
      figure.isUserInteractionEnabled = false
      figure.frame = button.frame
      addSubview(figure)
      dragged = (item, figure)
      onTap?(item)
    case .changed: break
    case .ended:
      if let dragged { onDrop?(dragged.item, pan) }
      letGo()
    default: letGo()
    }
    dragged?.figure.center = place
  }

  private func letGo() {
    dragged?.figure.removeFromSuperview()
    dragged = nil
  }

  override func layoutSubviews() {
    let top = safeAreaInsets.top
    let width = done.fittingSize.width
    let room = CGRect(x: 0, y: top, width: bounds.width, height: BarLook.height)
    title.setComputedFrame(room)
    let end = CGRect(
      x: room.maxX - BarLook.padding - width, y: top, width: width, height: room.height)
    done.setComputedFrame(mirrored(end, in: bounds))
    line.setComputedFrame(
      CGRect(x: 0, y: room.maxY, width: bounds.width, height: BarLook.lineWidth))
    let size = Self.tabSize
    let columns = max(1, Int(bounds.width / size.width, in: 0...tabs.count))
    let start = (bounds.width - CGFloat(columns) * size.width) / 2
    for (number, tab) in tabs.enumerated() {
      let (row, column) = number.quotientAndRemainder(dividingBy: columns)
      let frame = CGRect(
        x: start + CGFloat(column) * size.width,
        y: room.maxY + BarLook.padding + CGFloat(row) * size.height, width: size.width,
        height: size.height)
      tab.button.setComputedFrame(mirrored(frame, in: bounds))
    }
  }
}
