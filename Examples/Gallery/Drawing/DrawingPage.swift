// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// What a context can draw, one thing at a time, and the same as a picture.
final class DrawingPage: PageController {
  private static let pictureSide: CGFloat = 72
  /// The size of a segment's title, and the room that it needs beside itself, in points.
  private static let titleSize: CGFloat = 13
  private static let titleRoom: CGFloat = 6
  private let motifs = UISegmentedControl(items: DrawingMotif.allCases.map(\.title))
  private let sheet = DrawingSheet()
  private let amount = UISlider()
  private let picture = UIImageView()
  private let explanation = Theme.label(
    font: Theme.captionFont, color: Theme.quietText, lines: 0, identifier: "drawing.explanation")

  override var stageShare: CGFloat { 0.72 }
  override var wideStageShare: CGFloat { 0.66 }

  init() {
    super.init(
      title: "Core Graphics",
      sentence: "Choose what is drawn, and how much of it. A view draws the large one, a renderer "
        + "the small one.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    motifs.selectedSegmentIndex = 0
    motifs.accessibilityIdentifier = "drawing.motifs"
    motifs.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
    amount.value = 0.5
    amount.accessibilityIdentifier = "drawing.amount"
    amount.accessibilityLabel = "Amount"
    amount.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
    picture.accessibilityIdentifier = "drawing.picture"
    for part in [motifs, sheet] { stage.addSubview(part) }
    for part in [amount, picture, explanation] { notes.addSubview(part) }
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    shareWidth(area.width)
    motifs.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: motifs.sizeThatFits(area.size).height)
    let top = motifs.frame.maxY + Theme.gap
    sheet.frame = CGRect(
      x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
    let room = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    amount.frame = CGRect(
      x: room.minX, y: room.minY, width: room.width, height: amount.sizeThatFits(room.size).height)
    let below = amount.frame.maxY + Theme.gap
    let side = max(0, min(Self.pictureSide, room.maxY - below))
    picture.frame = CGRect(x: room.minX, y: below, width: side, height: side)
    let left = picture.frame.maxX + Theme.gap
    explanation.frame = CGRect(
      x: left, y: below, width: max(0, room.maxX - left),
      height: explanation.sizeThatFits(CGSize(width: max(0, room.maxX - left), height: 0)).height)
  }

  /// Segments are equally wide while every title has room so, else as wide as their titles want.
  private func shareWidth(_ width: CGFloat) {
    let font = UIFont.systemFont(ofSize: Self.titleSize, weight: .semibold)
    let widths = DrawingMotif.allCases.map { $0.title.size(withAttributes: [.font: font]).width }
    let share = width / CGFloat(widths.count)
    motifs.apportionsSegmentWidthsByContent = widths.contains { $0 + Self.titleRoom > share }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { show() }
  }

  private func show() {
    guard isViewLoaded, let motif = DrawingMotif(rawValue: motifs.selectedSegmentIndex) else {
      return
    }
    sheet.motif = motif
    sheet.amount = CGFloat(amount.value)
    explanation.text = motif.explanation
    picture.accessibilityLabel = "Small picture of \(motif.title.lowercased())"
    let area = CGRect(x: 0, y: 0, width: Self.pictureSide, height: Self.pictureSide)
    traitCollection.performAsCurrent {
      picture.image = UIGraphicsImageRenderer(size: area.size).image { renderer in
        motif.draw(sheet.amount, in: area, renderer.cgContext)
      }
    }
    view.setNeedsLayout()
  }
}
