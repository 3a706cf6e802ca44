// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Four ways in which a controller comes over another, each of which a finger can undo.
final class PresentationsPage: PageController, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  private let sheetButton = PresentationsPage.button("Sheet", "present.sheet")
  private let popoverButton = PresentationsPage.button("Popover", "present.popover")
  private let actionsButton = PresentationsPage.button("Action sheet", "present.actions")
  private let drawerButton = PresentationsPage.button("Drawer", "present.drawer")
  private let log = EventLogView(
    placeholder:
      "Pull the sheet up and down, touch beside the popover, and drag the drawer in from "
      + "the right edge of the screen, halfway and back.")
  private lazy var drawer = DrawerTransition { [weak self] in self?.log.append($0) }

  init() {
    super.init(
      title: "Presentations",
      sentence: "Sheets and popovers come from the system, the drawer is the page's own transition."
    )
  }

  private static func button(_ title: String, _ identifier: String) -> UIButton {
    let button = UIButton(configuration: .gray())
    button.configuration?.title = title
    button.accessibilityIdentifier = identifier
    return button
  }

  private var buttons: [UIButton] { [sheetButton, popoverButton, actionsButton, drawerButton] }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.addSubview(log)
    for button in buttons { stage.addSubview(button) }
    let actions: [(UIButton, (PresentationsPage) -> Void)] = [
      (sheetButton, { $0.presentSheet() }), (popoverButton, { $0.presentPopover() }),
      (actionsButton, { $0.presentActions() }), (drawerButton, { $0.presentDrawer() }),
    ]
    for (button, act) in actions {
      button.addAction(
        UIAction { [weak self] _ in if let self { act(self) } }, for: .touchUpInside)
    }
    let edge = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("pullDrawer:", PresentationsPage.pullDrawer))
    edge.edges = .right
    view.addGestureRecognizer(edge)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    for (button, frame) in zip(buttons, Layout.grid(area, columns: 2, rows: 2)) {
      button.frame = frame
    }
    log.frame = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
  }

  // MARK: - The system's

  private func presentSheet() {
    let content = SheetContent()
    let sheet = content.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.prefersGrabberVisible = true
    sheet?.delegate = self
    present(content, animated: true)
  }

  private func presentPopover() {
    let content = UIViewController()
    let label = Theme.label("It points at what it is about.", lines: 0, identifier: "popover.text")
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.preferredContentSize = CGSize(width: 220, height: 90)
    content.loadViewIfNeeded()
    label.frame = content.view.bounds
    content.view.addSubview(label)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = popoverButton
    content.popoverPresentationController?.delegate = self
    present(content, animated: true)
  }

  private func presentActions() {
    let sheet = UIAlertController(
      title: "Paint the button", message: nil, preferredStyle: .actionSheet)
    let colors: [(String, UIColor)] = [("Green", .systemGreen), ("Orange", .systemOrange)]
    for (name, color) in colors {
      sheet.addAction(
        UIAlertAction(title: name, style: .default) { [weak self] _ in
          self?.actionsButton.configuration?.baseBackgroundColor = color.deepened()
          self?.log.append("painted \(name.lowercased())")
        })
    }
    sheet.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
        self?.log.append("cancelled")
      })
    sheet.popoverPresentationController?.sourceView = actionsButton
    present(sheet, animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("dismissed by a person")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { log.append("may not be dismissed") }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    log.append("sheet \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "")")
  }

  // MARK: - The page's own

  private func presentDrawer() {
    let content = DrawerContent(transition: drawer)
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = drawer
    present(content, animated: true)
  }

  private func pullDrawer(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    drawer.follow(recognizer, sign: -1, in: view) { presentDrawer() }
  }
}

/// A list in a sheet, and a switch that keeps the sheet from being pulled away.
private final class SheetContent: UIViewController {
  private static let rows = 40
  private static let rowHeight: CGFloat = 44
  private let list = UIScrollView()
  private let lock = UISwitch()
  private let caption = Theme.label("Keep it", font: Theme.titleFont)
  private let rows = (1...rows).map { Theme.label("Line \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.background
    list.accessibilityIdentifier = "sheet.list"
    lock.accessibilityIdentifier = "sheet.lock"
    lock.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        isModalInPresentation = lock.isOn
      }, for: .valueChanged)
    for part in [list, caption, lock] { view.addSubview(part) }
    for row in rows { list.addSubview(row) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    caption.frame = CGRect(x: Theme.margin, y: 20, width: 120, height: 32)
    lock.frame.origin = CGPoint(x: width - Theme.margin - lock.bounds.width, y: 20)
    let top: CGFloat = 64
    list.frame = CGRect(x: 0, y: top, width: width, height: max(0, view.bounds.height - top))
    for (place, row) in rows.enumerated() {
      row.frame = CGRect(
        x: Theme.margin, y: CGFloat(place) * Self.rowHeight, width: width - 2 * Theme.margin,
        height: Self.rowHeight)
    }
    list.contentSize = CGSize(width: width, height: CGFloat(rows.count) * Self.rowHeight)
  }
}
