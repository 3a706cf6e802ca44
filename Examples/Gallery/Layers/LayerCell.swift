// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import QuartzCore
import UIKit

/// A scene with its name below.
final class LayerCell: UIView {
  /// How much larger than it was made a scene becomes at most.
  private static let largestScale: CGFloat = 1.8
  private let scene: LayerScene
  private let name: UILabel
  /// What the scene is made of, at present.
  private(set) var shown = CALayer()

  init(_ scene: LayerScene) {
    self.scene = scene
    name = Theme.label(scene.title, font: Theme.captionFont, color: Theme.quietText)
    super.init(frame: .zero)
    accessibilityIdentifier = "layers.\(scene)"
    isAccessibilityElement = true
    accessibilityLabel = scene.title
    accessibilityTraits = .image
    clipsToBounds = true
    name.textAlignment = .center
    addSubview(name)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { makeScene() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if window != nil,
      traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection)
    {
      makeScene()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = name.sizeThatFits(bounds.size).height
    name.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    placeScene()
  }

  /// Makes the scene in the colours of now.
  private func makeScene() {
    shown.removeFromSuperlayer()
    shown = scene.make(in: traitCollection)
    layer.addSublayer(shown)
    placeScene()
  }

  private func placeScene() {
    let room = CGRect(x: 0, y: 0, width: bounds.width, height: name.frame.minY - Theme.tightGap)
    let scale = min(room.width, room.height) / LayerScene.side
    // The time of the layer stands still: what went to its new place with an animation would not
    // arrive.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shown.position = CGPoint(x: room.midX, y: room.midY)
    let used = min(max(scale, 0), Self.largestScale)
    shown.transform = CATransform3DMakeScale(used, used, 1)
    CATransaction.commit()
  }
}
