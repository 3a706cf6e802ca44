// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import MediaPlayer
import QuartzCore
import UIKit

/// A player that headsets, lock screens and media keys control.
final class PlayerPage: PageController {
  /// The side of a button, in points; Play is larger.
  private static let buttonSize: CGFloat = 48
  private static let playSize: CGFloat = 60
  private static let buttonGap: CGFloat = 28
  /// The side of the sleeve at most, in points.
  private static let sleeveSize: CGFloat = 320
  private let player = Player()
  private let sleeve = SleeveView()
  private let name = Theme.label(
    font: .systemFont(ofSize: 22, weight: .semibold), identifier: "player.title")
  private let artist = Theme.label(
    font: Theme.bodyFont, color: Theme.quietText, identifier: "player.artist")
  private let time = Theme.label(
    font: Theme.captionFont, color: Theme.quietText, identifier: "player.time")
  private let progress = UISlider()
  private let playButton = UIButton(configuration: .filled())
  private var buttons: [UIButton] = []
  private let log = EventLogView(
    placeholder: "Press play, then use a headset, a lock screen or media keys: the commands that "
      + "the first responder receives appear here.")
  private var link: CADisplayLink?
  private let impact = UIImpactFeedbackGenerator(style: .medium)

  override var stageShare: CGFloat { 0.68 }

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
    let previous = button("backward.fill", "player.previous") { $0.previous() }
    let next = button("forward.fill", "player.next") { $0.next() }
    set(playButton, "player.play") { $0.toggle() }
    playButton.configuration?.cornerStyle = .capsule
    buttons = [previous, playButton, next]
    for label in [name, artist, time] { label.textAlignment = .center }
    for part in [sleeve, name, artist, time, progress] + buttons { stage.addSubview(part) }
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
    UIApplication.shared.isIdleTimerDisabled = false
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

  /// The sleeve gets what the rest leaves; below the least size it is left out.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let lines = [name, artist, progress, time].map { ($0, $0.sizeThatFits(area.size).height) }
    let rest = lines.reduce(Self.playSize + Theme.gap) { $0 + $1.1 + Theme.tightGap }
    let side = min(Self.sleeveSize, area.width, area.height - rest - Theme.gap)
    sleeve.isHidden = side < Self.buttonSize
    var y = area.minY
    if !sleeve.isHidden {
      y += max(0, ((area.height - rest - Theme.gap - side) / 2).rounded())
      sleeve.frame = CGRect(x: (area.midX - side / 2).rounded(), y: y, width: side, height: side)
      y += side + Theme.gap
    }
    let width = min(area.width, Self.sleeveSize)
    for (part, height) in lines {
      part.frame = CGRect(
        x: (area.midX - width / 2).rounded(), y: y, width: width, height: height)
      y += height + Theme.tightGap
    }
    y += Theme.gap + Self.playSize / 2
    let distance = (Self.playSize + Self.buttonSize) / 2 + Self.buttonGap
    for (place, button) in zip([-1, 0, 1] as [CGFloat], buttons) {
      let size = place == 0 ? Self.playSize : Self.buttonSize
      button.frame = CGRect(
        x: (area.midX + place * distance - size / 2).rounded(), y: (y - size / 2).rounded(),
        width: size, height: size)
    }
    log.frame = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.tightGap)
  }

  private func button(
    _ symbol: String, _ identifier: String, _ action: @escaping (Player) -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: symbol), for: .normal)
    set(button, identifier, action)
    return button
  }

  private func set(
    _ button: UIButton, _ identifier: String, _ action: @escaping (Player) -> Void
  ) {
    button.accessibilityIdentifier = identifier
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        action(player)
        impact.impactOccurred()
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
    sleeve.color = player.track.color
    sleeve.motif = player.track.motif
    playButton.configuration?.image = UIImage(
      systemName: player.isPlaying ? "pause.fill" : "play.fill")
    UIApplication.shared.isIdleTimerDisabled = player.isPlaying
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
