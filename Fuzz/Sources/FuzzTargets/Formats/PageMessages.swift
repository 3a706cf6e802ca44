// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost
  import UIKitTesting

  @testable import UIKitCore
  @testable import UIKitWebHost

  /// Messages of a page, one a line, on their way to an application; a line that is none lets a
  /// sixtieth of a second pass.
  enum PageMessages: FuzzTarget {
    static let name = "page-messages"
    static let words = [
      "contacts", "hover", "scroll", "remote", "motion", "key", "press", "keyboard", "screen",
      "clipboard", "edit", "text", "languages", "prefers", "fonts", "began", "moved", "ended",
      "cancelled", "finger", "pen", "pointer", "\"at\":", "\"id\":", "1e308", "-1e308", "1e-308",
      "null", "true", "[]", "{}", "mark", "commit", "insert", "delete", "paste", "forward",
      "drag", "entered", "exited", "dropped", "piece", "failed", "\"items\":", "text/plain",
      "tooLarge", "unreadable", "\"last\":",
    ]

    static func run(_ bytes: [UInt8]) throws {
      try Stage.with({ Form() }) { stage, controller in
        let form = controller as? Form
        form?.field.becomeFirstResponder()
        var page = Page(stage: stage)
        for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(64) {
          if let message = try? PageMessage.decode(Data(line)) {
            page.take(message)
          } else {
            stage.advance(1 / 60)
          }
        }
        page.leave()
        stage.settle()
        try stage.checkRest()
      }
    }

    /// What the web host keeps of a page, without its socket.
    @MainActor
    private struct Page {
      let stage: Stage
      private var time: PageTime
      private var contacts = ContactTracker()
      private var keys = KeyTracker()
      private var drags = DragTracker()
      private var shake = ShakeDetector()

      init(stage: Stage) {
        self.stage = stage
        time = PageTime(pageNow: 0, at: stage.now)
      }

      mutating func take(_ message: PageMessage) {
        switch message {
        case .hello, .acknowledge, .visibility: break
        case .contacts(let told):
          let frame = told.frame(at: moment(told.time), clock: time)
          contacts.admit(frame, count: { _ in }).forEach { HostInput.send(.contacts($0)) }
        case .hover(var sample):
          sample.time = moment(sample.time)
          if ContactTracker.isBelievable(sample.location) { HostInput.send(.hover(sample)) }
        case .scroll(var sample):
          sample.time = moment(sample.time)
          let delta = CGPoint(x: sample.delta.x, y: sample.delta.y)
          if [sample.location, delta].allSatisfy(ContactTracker.isBelievable) {
            HostInput.send(.scroll(sample))
          }
        case .remote(.command(let command), let at):
          HostInput.send(.remote(command, at: moment(at)))
        case .remote(.skip(let isForward), let at):
          let command: RemoteCommand = isForward ? .beginSeekingForward : .beginSeekingBackward
          HostInput.send(.remote(command, at: moment(at)))
        case .motion(let samples):
          for var sample in samples {
            sample.time = min(time.sample(sample.time), stage.now)
            if let phase = shake.take(sample) { HostInput.send(.shake(phase, at: stage.now)) }
          }
        case .key(var stroke):
          stroke.time = moment(stroke.time)
          if let stroke = keys.admit(stroke, count: { _ in }) { HostInput.send(.key(stroke)) }
        case .press(var sample):
          sample.time = moment(sample.time)
          if let sample = keys.admit(sample, count: { _ in }) { HostInput.send(.press(sample)) }
        case .keyboard(let isAttached, let at):
          HostInput.send(.hardwareKeyboard(isAttached: isAttached, at: moment(at)))
        case .screen(let metrics, let at): HostInput.send(.screen(metrics, at: moment(at)))
        case .drag(var report):
          report.time = moment(report.time)
          drags.admit(report, count: { _ in }).forEach { HostInput.send(.drag($0)) }
        case .draggedOut(let id, let at): HostInput.send(.draggedOut(id, at: moment(at)))
        case .clipboard(let content, let at):
          HostInput.send(.clipboard(content, at: moment(at)))
        case .edit(let command, let at): HostInput.send(.edit(command, at: moment(at)))
        case .text(let text):
          // A page knows the number of its session; bytes would hardly guess it.
          let session = ApplicationDriving.textSession ?? text.session
          HostInput.send(
            .text(TextReport(session: session, change: text.change, time: moment(text.time))))
        case .reading(let deed, let at): HostInput.send(.reading(deed, at: moment(at)))
        case .languages(let languages): HostInput.send(.languages(languages))
        case .preferences(let wanted, let at):
          HostInput.send(.preferences(wanted, at: moment(at)))
        case .fonts(let fonts): HostInput.send(.fonts(fonts))
        }
      }

      mutating func leave() {
        drags.removeAll(at: stage.now).forEach { HostInput.send(.drag($0)) }
        if contacts.removeAll() { HostInput.send(.cancelContacts(at: stage.now)) }
        keys.removeAll(at: stage.now).forEach(HostInput.send)
        if let phase = shake.interrupt() { HostInput.send(.shake(phase, at: stage.now)) }
      }

      private mutating func moment(_ milliseconds: Double) -> TimeInterval {
        time.event(milliseconds, now: stage.now).0
      }
    }
  }
#endif
