// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  extension WebHost {
    /// Makes events of what the page that shows the application sent.
    func take(_ message: PageMessage, at time: TimeInterval, on page: PageSession) {
      switch message {
      case .hello: break
      case .acknowledge(let number): page.acknowledge(number)
      case .contacts(let contacts): take(contacts, on: page)
      case .hover(var sample):
        guard ContactTracker.isBelievable(sample.location) else {
          return count(.impossibleLocation)
        }
        sample.time = eventTime(sample.time, on: page)
        receiver?.receive(.hover(sample))
      case .scroll(var sample):
        let delta = CGPoint(x: sample.delta.x, y: sample.delta.y)
        guard ContactTracker.isBelievable(sample.location), ContactTracker.isBelievable(delta)
        else {
          return count(.impossibleLocation)
        }
        sample.time = eventTime(sample.time, on: page)
        receiver?.receive(.scroll(sample))
      case .remote(let command, let moment): take(command, at: eventTime(moment, on: page))
      case .motion(let samples): take(samples, on: page)
      case .key(var stroke):
        stroke.time = eventTime(stroke.time, on: page)
        if let admitted = page.keys.admit(stroke, count: { count($0) }) {
          receiver?.receive(.key(admitted))
        }
      case .press(var sample):
        sample.time = eventTime(sample.time, on: page)
        if let admitted = page.keys.admit(sample, count: { count($0) }) {
          receiver?.receive(.press(admitted))
        }
      case .keyboard(let isAttached, let moment):
        receiver?.receive(
          .hardwareKeyboard(isAttached: isAttached, at: eventTime(moment, on: page)))
      case .screen(let metrics, let moment): resize(to: metrics, at: eventTime(moment, on: page))
      case .visibility(let isVisible, let pageNow):
        page.time = PageTime(pageNow: pageNow, at: time, notBefore: newest)
        if !isVisible { letGo(of: page) }
        report(isVisible ? lifecycle.appear() : lifecycle.disappear())
      case .drag(var report):
        report.time = eventTime(report.time, on: page)
        for admitted in page.drags.admit(report, count: { count($0) }) {
          receiver?.receive(.drag(admitted))
        }
      case .draggedOut(let id, let moment): takeDragOut(id, at: eventTime(moment, on: page))
      case .clipboard(let content, let moment):
        receiver?.receive(.clipboard(content, at: eventTime(moment, on: page)))
      case .edit(let command, let moment):
        receiver?.receive(.edit(command, at: eventTime(moment, on: page)))
      case .text(let text):
        let time = eventTime(text.time, on: page)
        receiver?.receive(
          .text(TextReport(session: text.session, change: text.change, time: time)))
      case .reading(let deed, let moment):
        receiver?.receive(.reading(deed, at: eventTime(moment, on: page)))
      case .languages(let languages): receiver?.receive(.languages(languages))
      case .preferences(let preferences, let moment):
        receiver?.receive(.preferences(preferences, at: eventTime(moment, on: page)))
      case .fonts(let fonts): receiver?.receive(.fonts(fonts))
      }
    }

    private func take(_ contacts: PageContacts, on page: PageSession) {
      let time = eventTime(contacts.time, on: page)
      let frame = contacts.frame(at: time, clock: page.time)
      for admitted in page.contacts.admit(frame, count: { count($0) }) {
        receiver?.receive(.contacts(admitted))
      }
    }

    private func take(_ samples: [AccelerometerSample], on page: PageSession) {
      for sample in samples {
        var measured = sample
        measured.time = min(page.time.sample(sample.time), clock.now)
        let rejected = page.shake.rejected
        let phase = page.shake.take(measured)
        if page.shake.rejected > rejected { count(.impossibleMotion) }
        if let phase { receiver?.receive(.shake(phase, at: presentTime())) }
        if reportsTilts, let tilt = page.tilt.take(measured) {
          receiver?.receive(.tilt(tilt, at: presentTime()))
        }
      }
    }

    private func take(_ command: MediaCommand, at time: TimeInterval) {
      switch command {
      case .command(let command): receiver?.receive(.remote(command, at: time))
      case .skip(let isForward):
        let seeking =
          seeking
          ?? SeekHold(clock: clock) { [weak self] command in
            guard let self else { return }
            receiver?.receive(.remote(command, at: presentTime()))
          }
        self.seeking = seeking
        seeking.skip(forward: isForward)
      }
    }
  }
#endif
