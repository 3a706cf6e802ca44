// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A page: a sentence that says what to do, a stage to touch, and notes that tell what happened.
///
/// Stage and notes stand below each other on a narrow screen and side by side on a wide one.
class PageController: UIViewController {
  /// Where the fingers go.
  let stage: UIView
  /// Where the page tells what happened.
  let notes = Theme.makeCard()
  private let sentence: UILabel

  /// The part of the height that the stage gets on a narrow screen.
  var stageShare: CGFloat { 0.55 }
  /// The part of the width that the stage gets on a wide one.
  var wideStageShare: CGFloat { 0.55 }

  init(title: String, sentence: String, stage: UIView = Theme.makeCard()) {
    self.stage = stage
    self.sentence = Theme.label(
      sentence, font: Theme.sentenceFont, color: Theme.quietText, lines: 0, identifier: "sentence")
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.background
    stage.accessibilityIdentifier = stage.accessibilityIdentifier ?? "stage"
    notes.accessibilityIdentifier = "notes"
    for part in [sentence, stage, notes] { view.addSubview(part) }
    let back: [(String, UIKeyModifierFlags)] = [(UIKeyCommand.inputEscape, []), ("[", .command)]
    for (input, flags) in back {
      addKeyCommand(
        UIKeyCommand(title: "Back", action: Self.goBack, input: input, modifierFlags: flags))
    }
  }

  private func goBack() { navigationController?.popViewController(animated: true) }
  private static let goBack = Selector("goBack", PageController.goBack)

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var area = Layout.content(of: view)
    let height = sentence.sizeThatFits(CGSize(width: area.width, height: area.height)).height
    sentence.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    area = area.inset(by: UIEdgeInsets(top: height + Theme.gap, left: 0, bottom: 0, right: 0))
    if area.width >= Theme.wideWidth {
      (stage.frame, notes.frame) = Layout.columns(area, share: wideStageShare)
    } else {
      (stage.frame, notes.frame) = Layout.rows(area, share: stageShare)
    }
  }
}
