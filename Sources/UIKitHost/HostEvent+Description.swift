// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension HostEvent: CustomStringConvertible {
  /// The same for traces while a secret is typed: a key that types something does not say which it is.
  ///
  /// One that goes up need not say what it typed, unless it is a modifier.
  package var masked: String {
    guard case .key(let stroke) = self,
      !stroke.characters.isEmpty
        || stroke.phase != .began && !KeyStroke.modifierUsages.contains(stroke.usage)
    else { return description }
    return "key at \(stroke.time.short) s: •• \(stroke.happened)"
  }

  /// One line for traces: what, where, when.
  public var description: String {
    switch self {
    case .contacts(let frame):
      "contacts at \(frame.time.short) s: "
        + frame.contacts.map(\.summary).joined(separator: ", ")
    case .hover(let sample):
      "hover at \(sample.time.short) s: \(sample.kind) \(sample.phase) \(sample.location.short)"
    case .scroll(let sample):
      "scroll at \(sample.time.short) s: \(sample.phase) by "
        + "(\(sample.delta.x.short), \(sample.delta.y.short)) at \(sample.location.short)"
    case .pencil(let sample):
      "pencil at \(sample.time.short) s: \(sample.gesture)"
        + (sample.pose.map { " above \($0.location.short)" } ?? "")
    case .contactUpdate(let update):
      "update at \(update.time.short) s: of sample \(update.estimationIndex)"
    case .key(let stroke):
      "key at \(stroke.time.short) s: \(stroke.summary)"
    case .press(let sample):
      "press at \(sample.time.short) s: \(sample.button) \(sample.phase)"
        + (sample.force == 1 ? "" : " force \(sample.force.short)")
    case .hardwareKeyboard(let isAttached, let time):
      "keyboard at \(time.short) s: \(isAttached ? "attached" : "detached")"
    case .cancelContacts(let time): "cancel at \(time.short) s: all contacts"
    case .screen(let metrics, let time):
      "screen at \(time.short) s: \(metrics.size.width.short) by \(metrics.size.height.short) "
        + "points, \(metrics.scale.short) pixels each"
    case .lifecycle(let change, let time): "lifecycle at \(time.short) s: \(change)"
    case .remote(let command, let time): "remote at \(time.short) s: \(command)"
    case .shake(let phase, let time): "shake at \(time.short) s: \(phase)"
    case .tilt(let tilt, let time):
      "tilt at \(time.short) s: (\(tilt.horizontal.short), \(tilt.vertical.short))"
    case .continueActivity(let activity, let time):
      "continue at \(time.short) s: \(activity.type)"
    case .shortcut(let type, let time): "shortcut at \(time.short) s: \(type)"
    case .openURL(let request, let time): "open at \(time.short) s: \(request.url.absoluteString)"
    case .clipboard(let content, let time):
      "clipboard at \(time.short) s: \(content.items.count) items of \(content.byteCount) bytes"
    case .draggedOut(let id, let time): "drag out at \(time.short) s: \(id) is copied"
    case .drag(let report): "drag at \(report.time.short) s: \(report.summary)"
    case .text(let report): "text at \(report.time.short) s: \(report)"
    case .reading(let deed, let time): "reading at \(time.short) s: \(deed)"
    case .languages(let languages): "languages: \(languages.joined(separator: ", "))"
    case .edit(let command, let time): "edit at \(time.short) s: \(command)"
    case .preferences(let preferences, let time):
      "preferences at \(time.short) s: \(preferences)"
    case .fonts(let report): "fonts: \(report.faces.count) measured"
    }
  }
}

extension Contact {
  fileprivate var summary: String {
    "\(kind) \(id) \(phase) \(location.short)" + (force > 0 ? " force \(force.short)" : "")
  }
}

extension KeyStroke {
  /// From the left control key to the right command key.
  fileprivate static let modifierUsages: ClosedRange<UInt16> = 0xE0...0xE7

  fileprivate var happened: String { isRepeat ? "repeated" : "\(phase)" }

  fileprivate var summary: String {
    "\(String(format: "%02x", Int(usage))) \(happened)"
      + (characters.isEmpty ? "" : " \"\(characters)\"")
      + (modifiers.isEmpty ? "" : " with \(modifiers.names.joined(separator: " "))")
  }
}

extension DragReport {
  fileprivate var summary: String {
    switch change {
    case .entered(let place, let items):
      "\(id) entered \(place.short) with \(items.summary)"
    case .moved(let place): "\(id) moved \(place.short)"
    case .exited: "\(id) exited"
    case .dropped(let place, let items): "\(id) dropped \(place.short) with \(items.summary)"
    case .delivered(let piece):
      "\(id) delivers \(piece.data.count) bytes of item \(piece.item)"
        + (piece.isLast ? ", the last" : "")
    case .failed(let item, let reason): "\(id) fails to deliver item \(item): \(reason)"
    }
  }
}

extension [DraggedItem] {
  fileprivate var summary: String {
    map { item in
      (item.name.map { "\($0.debugDescription) " } ?? "")
        + item.forms.map(\.mediaType).joined(separator: " ")
    }.joined(separator: ", ")
  }
}

extension KeyModifiers {
  fileprivate var names: [String] {
    let all: [(KeyModifiers, String)] = [
      (.capsLock, "capsLock"), (.shift, "shift"), (.control, "control"),
      (.alternate, "alternate"), (.command, "command"), (.numericPad, "numericPad"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension CGPoint {
  fileprivate var short: String { "(\(Double(x).short), \(Double(y).short))" }
}

extension CGFloat {
  fileprivate var short: String { Double(self).short }
}

extension Double {
  /// At most three digits after the point, none without need.
  fileprivate var short: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded, in: .min ... .max)) : String(rounded)
  }
}
