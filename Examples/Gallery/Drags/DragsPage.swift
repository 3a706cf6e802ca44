// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Two lists between which rows are dragged, and a bin that takes them away.
final class DragsPage: PageController {
  private static let binHeight: CGFloat = 56
  private let pantry = FoodList("Pantry", ["Apples", "Bread", "Cheese", "Dates", "Eggs"])
  private let basket = FoodList("Basket", ["Figs", "Grapes"])
  private let bin = Theme.label("Drop here to throw away", font: Theme.bodyFont)
  private let log = EventLogView(
    placeholder: "Rest a finger on a row until it lifts, then carry it to the other list.")

  override var stageShare: CGFloat { 0.68 }

  init() {
    super.init(
      title: "Drag and drop",
      sentence: "Carry rows from list to list, within one, or into the bin.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for list in [pantry, basket] {
      list.tell = { [weak self] in self?.log.append($0, color: .systemBlue) }
      stage.addSubview(list.table)
    }
    bin.accessibilityIdentifier = "drags.bin"
    bin.textAlignment = .center
    bin.isUserInteractionEnabled = true
    bin.layer.cornerRadius = Theme.smallCornerRadius
    bin.clipsToBounds = true
    bin.addInteraction(UIDropInteraction(delegate: self))
    showBin(isOver: false)
    stage.addSubview(bin)
    notes.addSubview(log)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    bin.frame = CGRect(
      x: area.minX, y: area.maxY - Self.binHeight, width: area.width, height: Self.binHeight)
    let lists = CGRect(
      x: area.minX, y: area.minY, width: area.width,
      height: max(0, bin.frame.minY - Theme.gap - area.minY))
    (pantry.table.frame, basket.table.frame) = Layout.columns(lists, share: 0.5)
    log.frame = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
  }

  private func showBin(isOver: Bool) {
    bin.backgroundColor = UIColor.systemRed.paled(isOver ? 0.5 : 0.8)
  }
}

extension DragsPage: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    showBin(isOver: true)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    UIDropProposal(operation: .move)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  {
    showBin(isOver: false)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    showBin(isOver: false)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    for item in session.items {
      guard let dragged = item.localObject as? DraggedFood else { continue }
      dragged.list?.remove(dragged.name)
      log.append("thrown away: \(dragged.name)", color: .systemRed)
    }
  }
}
