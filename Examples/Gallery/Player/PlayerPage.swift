// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import MediaPlayer
import QuartzCore
import UIKit

/// A player that headsets, lock screens and media keys control.
final class PlayerPage: PageController {
  private static let buttonHeight: CGFloat = 44
  private let player = Player()
  private let name = Theme.label(
    font: .systemFont(ofSize: 22, weight: .semibold), identifier: "player.title")
  private let artist = Theme.label(
    font: Theme.bodyFont, color: Theme.quietText, identifier: "player.artist")
  private let time = Theme.label(
    font: Theme.captionFont, color: Theme.quietText, identifier: "player.time")
  private let progress = UISlider()
  private let playButton = UIButton(type: .system)
  private var buttons: [UIButton] = []
  private let log = EventLogView(
    placeholder: "Press play, then use a headset, a lock screen or media keys: the commands that "
      + "the first responder receives appear here.")
  private var link: CADisplayLink?

  override var stageShare: CGFloat { 0.42 }

  init() {
    super.init(
      title: "Player",
      sentence: "Commands of headsets and media keys go to the first responder, which is this "
        + "page. What plays is shown wherever media controls are.")
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    progress.isEnabled = false
    progress.accessibilityIdentifier = "player.progress"
    let previous = button("Previous", "player.previous") { $0.previous() }
    let next = button("Next", "player.next") { $0.next() }
    style(playButton, "Play", "player.play") { $0.toggle() }
    buttons = [previous, playButton, next]
    for part in [name, artist, time, progress] + buttons { stage.addSubview(part) }
    notes.addSubview(log)
    show()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    UIApplication.shared.beginReceivingRemoteControlEvents()
    let link = CADisplayLink(target: self, selector: Selector("step:", PlayerPage.step))
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    link?.invalidate()
    link = nil
    player.stop()
    MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
    MPNowPlayingInfoCenter.default().playbackState = .unknown
    UIApplication.shared.endReceivingRemoteControlEvents()
    resignFirstResponder()
  }

  override func remoteControlReceived(with event: UIEvent?) {
    guard let subtype = event?.subtype else { return }
    switch subtype {
    case .remoteControlPlay: player.play()
    case .remoteControlPause: player.pause()
    case .remoteControlStop: player.stop()
    case .remoteControlTogglePlayPause: player.toggle()
    case .remoteControlNextTrack: player.next()
    case .remoteControlPreviousTrack: player.previous()
    case .remoteControlBeginSeekingForward: player.wind(forward: true)
    case .remoteControlBeginSeekingBackward: player.wind(forward: false)
    case .remoteControlEndSeekingForward, .remoteControlEndSeekingBackward: player.endWinding()
    default: return super.remoteControlReceived(with: event)
    }
    log.append("\(subtype)", color: .systemPurple)
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    var y = area.minY
    for part in [name, artist, progress, time] {
      let height = part.sizeThatFits(area.size).height
      part.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
      y += height + Theme.tightGap
    }
    let row = CGRect(x: area.minX, y: y, width: area.width, height: Self.buttonHeight)
    for (button, frame) in zip(buttons, Layout.grid(row, columns: buttons.count, rows: 1)) {
      button.frame = frame
    }
    log.frame = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.tightGap)
  }

  private func button(
    _ title: String, _ identifier: String, _ action: @escaping (Player) -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    style(button, title, identifier, action)
    return button
  }

  private func style(
    _ button: UIButton, _ title: String, _ identifier: String,
    _ action: @escaping (Player) -> Void
  ) {
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = identifier
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        action(player)
        show()
      }, for: .touchUpInside)
  }

  private func step(_ link: CADisplayLink) {
    player.advanceIfDone()
    show()
  }

  private func show() {
    name.text = player.track.title
    artist.text = player.track.artist
    let (position, length) = (player.position, player.track.length)
    progress.value = Float(position / length)
    time.text = "\(Self.clock(position)) of \(Self.clock(length))"
    playButton.setTitle(player.isPlaying ? "Pause" : "Play", for: .normal)
    link?.isPaused = !player.isPlaying && !player.isWinding
    viewIfLoaded?.setNeedsLayout()
  }

  /// Minutes and seconds.
  private static func clock(_ seconds: Double) -> String {
    let whole = Int(seconds)
    let rest = whole % 60
    return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
