// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKit

/// Layers whose time a slider leads, or which plays by itself.
final class LayersPage: PageController {
  private let board = LayerBoard()
  private let slider = UISlider()
  private let play = UISwitch()
  private let playName = Theme.label("Play")
  private let seconds = Theme.label(
    font: .monospacedDigitSystemFont(ofSize: 15, weight: .regular), color: Theme.quietText,
    identifier: "layers.seconds")
  private let hint = Theme.label(
    "The board's layer has speed 0 while it is led, and its timeOffset is the slider's value. "
      + "Everything on it follows.",
    font: Theme.captionFont, color: Theme.quietText, lines: 0)
  private var link: CADisplayLink?

  override var stageShare: CGFloat { 0.7 }
  override var wideStageShare: CGFloat { 0.66 }

  init() {
    super.init(
      title: "Layers",
      sentence: "Four layers and their animations in one time. Drag it back and forth, or let it "
        + "run.", stage: board)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    slider.maximumValue = Float(LayerBoard.round)
    slider.accessibilityIdentifier = "layers.time"
    slider.accessibilityLabel = "Time"
    slider.addAction(UIAction { [weak self] _ in self?.lead() }, for: .valueChanged)
    play.accessibilityIdentifier = "layers.play"
    play.accessibilityLabel = "Play"
    play.addAction(UIAction { [weak self] _ in self?.lead() }, for: .valueChanged)
    playName.isAccessibilityElement = false
    seconds.textAlignment = .right
    for part in [slider, play, playName, seconds, hint] { notes.addSubview(part) }
    showTime()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let link = CADisplayLink(target: self, selector: Self.step)
    link.isPaused = !play.isOn
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    link?.invalidate()
    link = nil
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let size = play.sizeThatFits(area.size)
    play.frame = CGRect(origin: area.origin, size: size)
    let left = play.frame.maxX + Theme.gap
    let half = max(0, (area.maxX - left) / 2)
    playName.frame = CGRect(x: left, y: area.minY, width: half, height: size.height)
    seconds.frame = CGRect(x: left + half, y: area.minY, width: half, height: size.height)
    let height = slider.sizeThatFits(area.size).height
    slider.frame = CGRect(
      x: area.minX, y: play.frame.maxY + Theme.gap, width: area.width, height: height)
    let top = slider.frame.maxY + Theme.gap
    let fitting = hint.sizeThatFits(CGSize(width: area.width, height: 0)).height
    // Cut off in the middle of a line it would not help anybody.
    hint.isHidden = top + fitting > area.maxY
    hint.frame = CGRect(x: area.minX, y: top, width: area.width, height: fitting)
  }

  private func lead() {
    board.go(to: CFTimeInterval(slider.value), isPlaying: play.isOn)
    link?.isPaused = !play.isOn
    showTime()
  }

  private func step(_ link: CADisplayLink) {
    slider.value = Float(board.time)
    showTime()
  }
  private static let step = Selector("step:", LayersPage.step)

  private func showTime() { seconds.text = String(format: "%.2f s", Double(slider.value)) }
}
