// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit
import UIKitClosures
import UIKitHost

/// A laboratory: seven recognizers on one view, how each stands and why, and what they do to each
/// other.
final class GesturesPage: PageController {
  private static let photoSize = CGSize(width: 132, height: 99)
  private static let switchHeight: CGFloat = 64
  private let photo = PhotoView(frame: CGRect(origin: .zero, size: photoSize))
  private let numbers = Theme.label(
    font: Theme.logFont, color: Theme.quietText, identifier: "lab.numbers")
  private let board = ArbitrationView(names: LabRecognizers.names)
  private lazy var recognizers = LabRecognizers(on: stage)
  private var switches: [LabSwitch] = []
  private var subscription: Trace.Subscription?
  /// How far the photo was moved, turned and scaled in all.
  private var moved = CGPoint.zero
  private var turned: CGFloat = 0
  private var scaled: CGFloat = 1
  private var isPlaced = false

  override var stageShare: CGFloat { 0.4 }
  override var wideStageShare: CGFloat { 0.4 }

  init() {
    super.init(
      title: "Gestures",
      sentence: "Tap, hold, swipe; drag, pinch and turn the photo at once. The boxes say how each "
        + "recognizer stands, and why; arrows show who stops or waits for whom.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stage.clipsToBounds = true
    stage.isMultipleTouchEnabled = true
    photo.accessibilityIdentifier = "lab.photo"
    for part in [photo, numbers] as [UIView] { stage.addSubview(part) }
    recognizers.pan.onAction { [unowned self] in movePhoto($0) }
    recognizers.pinch.onAction { [unowned self] in scalePhoto($0) }
    recognizers.rotation.onAction { [unowned self] in turnPhoto($0) }
    recognizers.doubleTap.onAction { [unowned self] _ in resetPhoto() }
    makeSwitches()
    for part in [board] + switches as [UIView] { notes.addSubview(part) }
    showNumbers()
  }

  private func makeSwitches() {
    let recognizers = recognizers
    switches = [
      LabSwitch("Tap waits for double tap", identifier: "lab.tapWaits", isOn: false) {
        recognizers.tapWaits = $0
      },
      LabSwitch("Pan waits for swipe", identifier: "lab.panWaits", isOn: false) {
        recognizers.panWaits = $0
      },
      LabSwitch("Drag, pinch and turn together", identifier: "lab.together", isOn: true) {
        recognizers.together = $0
      },
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    subscription = Trace.listen(to: [.gesture]) { [weak self] record in
      self?.board.take(record.text)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let subscription { Trace.stop(subscription) }
    subscription = nil
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !isPlaced {
      isPlaced = true
      photo.center = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
    }
    let size = numbers.sizeThatFits(stage.bounds.size)
    numbers.frame = CGRect(
      x: Theme.gap, y: stage.bounds.maxY - size.height - Theme.tightGap,
      width: stage.bounds.width - 2 * Theme.gap, height: size.height)
    let area = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.tightGap)
    let (upper, lower) = (area.height - Self.switchHeight - Theme.tightGap, Self.switchHeight)
    board.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: upper)
    let row = CGRect(x: area.minX, y: area.maxY - lower, width: area.width, height: lower)
    for (part, cell) in zip(switches, Layout.grid(row, columns: switches.count, rows: 1)) {
      part.frame = cell
    }
  }

  // MARK: - The photo

  private func movePhoto(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: stage)
    pan.setTranslation(.zero, in: stage)
    photo.center = CGPoint(x: photo.center.x + way.x, y: photo.center.y + way.y)
    moved = CGPoint(x: moved.x + way.x, y: moved.y + way.y)
    showNumbers()
  }

  private func scalePhoto(_ pinch: UIPinchGestureRecognizer) {
    scaled *= pinch.scale
    pinch.scale = 1
    transformPhoto()
  }

  private func turnPhoto(_ rotation: UIRotationGestureRecognizer) {
    turned += rotation.rotation
    rotation.rotation = 0
    transformPhoto()
  }

  private func transformPhoto() {
    photo.transform = CGAffineTransform(rotationAngle: turned).scaledBy(x: scaled, y: scaled)
    showNumbers()
  }

  /// The photo goes back to the middle.
  private func resetPhoto() {
    moved = .zero
    turned = 0
    scaled = 1
    let middle = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction,
      animations: { [photo] in
        photo.center = middle
        photo.transform = .identity
      })
    showNumbers()
  }

  private func showNumbers() {
    func text(_ value: CGFloat, _ places: CGFloat) -> String {
      "\((value * places).rounded() / places)"
    }
    numbers.text =
      "moved \(text(moved.x, 10)) \(text(moved.y, 10)) · scale \(text(scaled, 1000)) · "
      + "turned \(text(turned * 180 / .pi, 100))°"
  }
}
