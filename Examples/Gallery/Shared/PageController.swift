// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A page: a sentence that says what to do, a stage to touch, and notes that tell what happened.
///
/// Stage and notes stand below each other on a narrow screen and side by side on a wide one. On one
/// that is too low for them the page scrolls. Where the keyboard leaves too little, the stage of a
/// page that types is alone above it.
class PageController: UIViewController {
  /// Where the fingers go.
  let stage: UIView
  /// Where the page tells what happened.
  let notes = Theme.makeCard()
  private let sentence: UILabel
  /// What scrolls on a low screen.
  private var ground: UIScrollView?
  /// Points below the sentence with which stage and notes manage, and those that they get where
  /// they scroll.
  private static let leastHeight: CGFloat = 120
  private static let scrolledHeight: CGFloat = 400

  /// The part of the height that the stage gets on a narrow screen.
  var stageShare: CGFloat { 0.55 }
  /// Whether the stage stands above the keyboard, alone if need be.
  var keepsAboveKeyboard: Bool { false }
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
    let top = keepsAboveKeyboard ? view.keyboardLayoutGuide.layoutFrame.minY : area.maxY
    let isCramped = top < min(area.maxY, area.minY + height + Theme.gap + Self.leastHeight)
    sentence.isHidden = isCramped
    if isCramped { return standAlone(in: area, above: top) }
    let isLow = area.height < height + Theme.gap + Self.leastHeight
    if isLow, area.width > 0, view.window != nil {
      area = scroll(area, height: height + Theme.gap + Self.scrolledHeight)
    } else {
      stand(in: view)
      ground?.removeFromSuperview()
    }
    sentence.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    area = area.inset(by: UIEdgeInsets(top: height + Theme.gap, left: 0, bottom: 0, right: 0))
    if area.width >= Theme.wideWidth {
      (stage.frame, notes.frame) = Layout.columns(area, share: wideStageShare)
    } else {
      (stage.frame, notes.frame) = Layout.rows(area, share: stageShare)
    }
  }

  private func standAlone(in area: CGRect, above top: CGFloat) {
    stand(in: view)
    ground?.removeFromSuperview()
    stage.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: max(0, top - area.minY))
    notes.frame = CGRect(
      x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
  }

  /// Has all parts scroll.
  ///
  /// - Returns: the area that they have there.
  private func scroll(_ area: CGRect, height: CGFloat) -> CGRect {
    let ground = self.ground ?? UIScrollView()
    self.ground = ground
    ground.contentInsetAdjustmentBehavior = .never
    ground.frame = view.bounds.inset(by: view.safeAreaInsets)
    let (x, y) = (area.minX - ground.frame.minX, area.minY - ground.frame.minY)
    ground.contentSize = CGSize(width: ground.frame.width, height: height + 2 * y)
    if ground.superview == nil { view.insertSubview(ground, at: 0) }
    stand(in: ground)
    return CGRect(x: x, y: y, width: area.width, height: height)
  }

  private func stand(in holder: UIView) {
    guard sentence.superview !== holder else { return }
    for (place, part) in [sentence, stage, notes].enumerated() {
      holder.insertSubview(part, at: place)
    }
  }
}
