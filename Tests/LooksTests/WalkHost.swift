// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// A host without a screen that writes down what it is shown and told.
@MainActor
final class WalkHost: Host {
  /// Moves the time and reports events.
  let device: HeadlessHost
  /// What it was told, the oldest first, until it is taken.
  private var told: [String] = []
  /// Each layer as it was when the changes were last taken.
  private var looks: [LayerID: [String]] = [:]
  private var changed: Set<LayerID> = []
  private var commits = 0
  private var changes = 0

  init(clock: VirtualClock) { device = HeadlessHost(clock: clock) }

  var clock: any HostClock { device.clock }
  var screen: ScreenMetrics { device.screen }
  func start(reportingTo receiver: any HostReceiver) throws {
    device.start(reportingTo: receiver)
  }
  func requestMetrics(of clusters: [FontFace: Set<String>]) {}
  func stop() { device.stop() }

  func show(_ commit: LayerCommit) {
    device.show(commit)
    commits += 1
    changes += commit.changes.count
    changed.formUnion(commit.changes.keys)
    changed.formUnion(commit.removed)
  }

  func show(_ nowPlaying: NowPlaying) {
    told.append("now \(nowPlaying.state) \(nowPlaying.title ?? "nothing")")
  }
  func publish(_ content: ClipboardContent) {
    let forms = content.items.flatMap { $0 }
    told.append(
      "copied " + forms.map { "\($0.mediaType) \($0.data.count)" }.joined(separator: ", "))
  }
  func play(_ sound: HostSound) { told.append("sound \(sound)") }
  func give(_ feedback: HostFeedback) { told.append("feedback \(feedback)") }
  func keepAwake(_ isOn: Bool) { told.append("awake \(isOn)") }
  func showBadge(_ number: Int) { told.append("badge \(number)") }
  func showTitle(_ title: String?) { told.append("title \(title ?? "none")") }
  func canOpen(_ address: String) -> Bool { true }
  func open(_ address: String) -> Bool {
    told.append("open \(address)")
    return true
  }
  func edit(_ session: TextSession?) {
    guard let session else { return told.append("edits nothing") }
    let kind = [session.isSecure ? "secret" : "text", session.hasOwnKeyboard ? "own keyboard" : ""]
    told.append("edits \(kind.joined(separator: " ")) \(session.language ?? "any language")")
  }

  /// What it was told and shown since it was last asked: layers that are new or changed (+) and gone
  /// (-), and in how many commits.
  func take() -> [String] {
    defer { (told, changed, commits, changes) = ([], [], 0, 0) }
    var lines: [String] = []
    for root in device.shown.roots ?? [] { addChanges(of: root, depth: 0, to: &lines) }
    for id in changed.sorted() where device.shown.changes[id] == nil {
      guard let old = looks.removeValue(forKey: id) else { continue }
      lines.append("- \(old[0])")
    }
    if commits > 0 { lines.append("  shown \(changes) changes in \(commits) commits") }
    return told.map { "  host: \($0)" } + lines
  }

  private func addChanges(of id: LayerID, depth: Int, to lines: inout [String]) {
    guard let layer = device.shown.changes[id] else { return }
    if changed.contains(id) {
      let look = LookText.lines(of: layer)
      if looks[id] != look {
        looks[id] = look
        lines += look.map { "+ " + String(repeating: " ", count: depth) + $0 }
      }
    }
    for sublayer in layer.sublayers ?? [] { addChanges(of: sublayer, depth: depth + 1, to: &lines) }
  }
}
