// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A sticker with an edit menu and a context menu, buttons with menus, the main menu, the pasteboard.
final class MenusPage: PageController {
  private static let stickerHeight: CGFloat = 110
  private let bar = MainMenuBar(frame: .zero)
  private let sticker = StickerView(word: "Hello")
  private let wordButton = UIButton(type: .system)
  private let choiceButton = UIButton(type: .system)
  private let heading = Theme.label("Pasteboard", font: Theme.titleFont)
  private let board = Theme.label(
    font: Theme.captionFont, color: Theme.quietText, lines: 3, identifier: "menus.board")
  private let log = EventLogView(placeholder: "Commands appear here as they are done.")
  private var observer: (any NSObjectProtocol)?

  init() {
    super.init(
      title: "Menus and commands",
      sentence: "Tap the sticker, rest on it, or click it with the second button. Commands go to "
        + "whoever along the responder chain can do them.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.accessibilityIdentifier = "menus.bar"
    bar.layer.cornerRadius = Theme.cornerRadius
    for view in [bar, sticker, wordButton, choiceButton] { stage.addSubview(view) }
    for view in [heading, board, log] { notes.addSubview(view) }
    setUpButtons()
    sticker.onCommand = { [weak self] command in
      self?.log.append("sticker: \(command)", color: .systemBlue)
      self?.showBoard()
    }
    observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.showBoard() } }
    showBoard()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var area = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    bar.frame = CGRect(
      x: 0, y: 0, width: stage.bounds.width, height: bar.sizeThatFits(area.size).height)
    area.origin.y = bar.frame.maxY + Theme.gap
    let buttonHeight = wordButton.sizeThatFits(area.size).height
    sticker.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width,
      height: min(
        Self.stickerHeight, stage.bounds.maxY - area.minY - buttonHeight - 2 * Theme.gap))
    let half = (area.width - Theme.gap) / 2
    let top = sticker.frame.maxY + Theme.gap
    wordButton.frame = CGRect(x: area.minX, y: top, width: half, height: buttonHeight)
    choiceButton.frame = CGRect(
      x: area.maxX - half, y: top, width: half, height: buttonHeight)
    layoutNotes()
  }

  private func layoutNotes() {
    let area = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let headingSize = heading.sizeThatFits(area.size)
    heading.frame = CGRect(origin: area.origin, size: headingSize)
    let boardTop = heading.frame.maxY + Theme.tightGap
    let boardHeight = board.sizeThatFits(CGSize(width: area.width, height: area.height)).height
    board.frame = CGRect(x: area.minX, y: boardTop, width: area.width, height: boardHeight)
    let top = board.frame.maxY + Theme.gap
    log.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
  }

  private func setUpButtons() {
    wordButton.setTitle("Another word", for: .normal)
    wordButton.accessibilityIdentifier = "menus.words"
    wordButton.showsMenuAsPrimaryAction = true
    wordButton.menu = UIMenu(
      title: "Words",
      children: ["Tap", "Swipe", "Pinch"].map { word in
        UIAction(title: word) { [weak self] _ in
          self?.sticker.word = word
          self?.log.append("button: \(word)", color: .systemGreen)
        }
      })
    choiceButton.accessibilityIdentifier = "menus.choice"
    choiceButton.showsMenuAsPrimaryAction = true
    choiceButton.changesSelectionAsPrimaryAction = true
    choiceButton.menu = UIMenu(
      children: ["Small", "Medium", "Large"].map { size in
        UIAction(title: size) { [weak self] _ in
          self?.log.append("choice: \(size)", color: .systemOrange)
        }
      })
  }

  private func showBoard() {
    let general = UIPasteboard.general
    let types = general.types.isEmpty ? "nothing" : general.types.joined(separator: ", ")
    board.text =
      "“\(general.string?.prefix(60) ?? "")”\n\(types)\nchange \(general.changeCount)"
    viewIfLoaded?.setNeedsLayout()
  }

  @MainActor deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}
