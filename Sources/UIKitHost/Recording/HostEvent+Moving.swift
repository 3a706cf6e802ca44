// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension HostEvent {
  /// The same event, `interval` seconds later, with the samples that it holds.
  public func moved(by interval: TimeInterval) -> HostEvent {
    switch self {
    case .contacts(let frame): .contacts(frame.moved(by: interval))
    case .hover(let sample): .hover(later(sample, \.time, interval))
    case .scroll(let sample): .scroll(later(sample, \.time, interval))
    case .pencil(let sample): .pencil(later(sample, \.time, interval))
    case .contactUpdate(let update): .contactUpdate(later(update, \.time, interval))
    case .key(let stroke): .key(later(stroke, \.time, interval))
    case .press(let sample): .press(later(sample, \.time, interval))
    case .drag(let report): .drag(later(report, \.time, interval))
    case .text(let report): .text(later(report, \.time, interval))
    case .hardwareKeyboard(let isAttached, let time):
      .hardwareKeyboard(isAttached: isAttached, at: time + interval)
    case .cancelContacts(let time): .cancelContacts(at: time + interval)
    case .screen(let metrics, let time): .screen(metrics, at: time + interval)
    case .lifecycle(let change, let time): .lifecycle(change, at: time + interval)
    case .remote(let command, let time): .remote(command, at: time + interval)
    case .shake(let phase, let time): .shake(phase, at: time + interval)
    case .tilt(let tilt, let time): .tilt(tilt, at: time + interval)
    case .openURL(let request, let time): .openURL(request, at: time + interval)
    case .continueActivity(let activity, let time):
      .continueActivity(activity, at: time + interval)
    case .draggedOut(let id, let time): .draggedOut(id, at: time + interval)
    case .shortcut(let type, let time): .shortcut(type, at: time + interval)
    case .clipboard(let content, let time): .clipboard(content, at: time + interval)
    case .edit(let command, let time): .edit(command, at: time + interval)
    case .preferences(let preferences, let time): .preferences(preferences, at: time + interval)
    case .reading(let deed, let time): .reading(deed, at: time + interval)
    case .languages, .fonts: self
    }
  }
}

private func later<Sample>(
  _ sample: Sample, _ time: WritableKeyPath<Sample, TimeInterval>, _ interval: TimeInterval
) -> Sample {
  var moved = sample
  moved[keyPath: time] += interval
  return moved
}

extension ContactFrame {
  fileprivate func moved(by interval: TimeInterval) -> ContactFrame {
    var moved = later(self, \.time, interval)
    for place in moved.contacts.indices {
      moved.contacts[place].detail = moved.contacts[place].detail?.moved(by: interval)
    }
    return moved
  }
}

extension ContactDetail {
  fileprivate func moved(by interval: TimeInterval) -> ContactDetail {
    if coalesced.isEmpty && predicted.isEmpty { return self }
    return ContactDetail(
      maximumForce: maximumForce, radiusTolerance: radiusTolerance, altitude: altitude,
      azimuth: azimuth, roll: roll, buttons: buttons,
      coalesced: coalesced.map { later($0, \.time, interval) },
      predicted: predicted.map { later($0, \.time, interval) }, estimated: estimated,
      awaited: awaited, estimationIndex: estimationIndex)
  }
}
