// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Nested views; a touch that none of them handles climbs, and everything it passes lights up.
final class ChainPage: PageController {
  private let handlerChoice = UISegmentedControl(items: ["Nobody", "Green view", "Page"])
  private let caption = Theme.label(
    "Who handles the touch?", font: Theme.captionFont, color: Theme.quietText)
  private let chainView = ChainView()
  private let climb = Climb()
  private var nested: [NestedView] = []

  override var wideStageShare: CGFloat { 0.45 }

  init() {
    super.init(
      title: "Responder chain",
      sentence: "Touch a coloured view. If it does not handle the touch, the touch climbs to the "
        + "next responder, up to the application's delegate.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nested = NestedView.makeNest { [weak self] in self?.handles($0) ?? false }
    stage.addSubview(caption)
    stage.addSubview(handlerChoice)
    if let outermost = nested.first { stage.addSubview(outermost) }
    notes.addSubview(chainView)
    handlerChoice.selectedSegmentIndex = 0
    handlerChoice.accessibilityIdentifier = "chain.handler"
    for view in nested { view.willClimb = { [weak self] in self?.show(from: $0) } }
    climb.didReach = { [weak self] in self?.reach($0) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let captionSize = caption.sizeThatFits(area.size)
    let choiceHeight = handlerChoice.sizeThatFits(area.size).height
    caption.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: captionSize.height)
    handlerChoice.frame = CGRect(
      x: area.minX, y: caption.frame.maxY + Theme.tightGap, width: area.width, height: choiceHeight)
    let top = handlerChoice.frame.maxY + Theme.gap
    nested.first?.frame = CGRect(
      x: area.minX, y: top, width: area.width, height: area.maxY - top)
    chainView.frame = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    climb.stop()
  }

  /// A touch that reaches the page is handled here if the page was chosen, else climbs on.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !handles(self) else { return }
    super.touchesBegan(touches, with: event)
  }

  private func handles(_ responder: UIResponder) -> Bool {
    switch handlerChoice.selectedSegmentIndex {
    case 1: responder.gallerySignature == "Green view"
    case 2: responder === self
    default: false
    }
  }

  /// Shows the chain from the view that was touched, and begins to light it up.
  private func show(from view: NestedView) {
    let chain = Array(sequence(first: view as UIResponder, next: \.next))
    let handler = chain.firstIndex(where: handles)
    for view in nested { view.isLit = false }
    chainView.show(chain.map(\.gallerySignature), handler: handler)
    climb.start(chain, handler: handler)
  }

  private func reach(_ step: Climb.Step) {
    for view in nested { view.isLit = view === step.responder }
    chainView.reach(step.index, isLast: step.isLast)
  }
}

extension UIResponder {
  /// How the gallery names a responder: a nested view by its colour, anything else by its class.
  var gallerySignature: String {
    (self as? NestedView)?.name ?? String(describing: type(of: self))
  }
}
