// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

/// Makes what devices report, at random but the same for the same seed and application.
///
/// It plans one deed of a person after the other: a tap, a pinch, a word that is typed. Fingers may
/// stay down from one to the next.
@MainActor
struct StormGenerator {
  /// A report and the seconds that pass before it; its own time is 0 until it is sent.
  struct Step {
    var pause: TimeInterval
    var event: HostEvent
  }

  /// Seconds between two frames of a digitizer.
  static let frame: TimeInterval = 1.0 / 60

  var random: SeededRandom
  var targets = StormTargets()
  /// What is down now; for what is planned, what will be.
  var device = DeviceState()
  private var plan: [Step] = []
  private var done = 0
  private var pause: TimeInterval = 0
  private var metrics = UIScreen.main.metrics

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// The next report.
  mutating func next(_ device: DeviceState) -> Step {
    while done >= plan.count {
      (plan, done) = ([], 0)
      self.device = device
      targets = StormTargets()
      makePlan()
    }
    done += 1
    return plan[done - 1]
  }

  /// Drops what was planned, because the devices were let go of.
  mutating func forget() { (plan, done) = ([], 0) }

  /// Puts a report at the end of the plan.
  mutating func report(_ event: HostEvent) {
    device.note(event)
    plan.append(Step(pause: pause, event: event))
    pause = 0
  }

  /// Lets time pass before the next report.
  mutating func wait(_ seconds: TimeInterval) { pause += seconds }

  mutating func seconds(_ range: ClosedRange<TimeInterval>) -> TimeInterval {
    (TimeInterval.random(in: range, using: &random) * 1000).rounded() / 1000
  }

  mutating func one<Value>(of values: [Value]) -> Value { values[random.int(0..<values.count)] }

  private mutating func makePlan() {
    wait(random.chance(0.1) ? seconds(0.2...2) : seconds(0...0.2))
    switch random.int(0..<1000) {
    case 0..<330: tap()
    case 330..<560: drag()
    case 560..<620: holdDown()
    case 620..<680: pinch()
    case 680..<710: swipeWithManyFingers()
    case 710..<740: leaveDown()
    case 740..<770: lift()
    case 770..<785: report(.cancelContacts(at: 0))
    case 785..<815: usePointer()
    case 815..<840: hover()
    case 840..<870: scroll()
    case 870..<920: type()
    case 920..<940: compose()
    case 940..<960: pressButton()
    case 960..<966: shake()
    case 966..<972: report(.remote(one(of: RemoteCommand.allCases), at: 0))
    case 972..<980: changeScreen()
    case 980..<986: changePreferences()
    case 986..<993: leaveApplication()
    case 993..<996: report(.edit(one(of: EditCommand.allCases), at: 0))
    default: talkNonsense()
    }
  }

  // MARK: - What surrounds the application

  private mutating func shake() {
    report(.shake(.began, at: 0))
    wait(seconds(0.1...1))
    report(.shake(random.chance(0.8) ? .ended : .cancelled, at: 0))
  }

  /// Turns the device, or gives it a screen of another size.
  private mutating func changeScreen() {
    let now = metrics
    metrics.size = CGSize(width: now.size.height, height: now.size.width)
    if random.chance(0.3) {
      let sizes = [(414, 896), (320, 568), (768, 1024), (1200, 800)]
      let size = one(of: sizes)
      metrics.size = CGSize(width: size.0, height: size.1)
    }
    metrics.orientation = metrics.size.width > metrics.size.height ? .landscapeLeft : .portrait
    report(.screen(metrics, at: 0))
  }

  private mutating func changePreferences() {
    report(
      .preferences(
        HostPreferences(
          isDark: random.chance(0.5), textScale: one(of: [1, 1, 0.8, 1.4, 3]),
          hasHighContrast: random.chance(0.2), reducesMotion: random.chance(0.3)), at: 0))
  }

  private mutating func leaveApplication() {
    report(.lifecycle(.deactivate, at: 0))
    wait(seconds(0...1))
    if random.chance(0.5) {
      report(.lifecycle(.enterBackground, at: 0))
      wait(seconds(0...5))
      report(.lifecycle(.enterForeground, at: 0))
    }
    report(.lifecycle(.activate, at: 0))
  }

  /// What no sane device reports.
  private mutating func talkNonsense() {
    let phases: [Contact.Phase] = [.began, .moved, .ended, .cancelled]
    let place = random.chance(0.3) ? CGPoint(x: Double.nan, y: 0) : targets.place(&random)
    let id = device.contacts.first?.id ?? 1
    let contact = Contact(id: id, phase: one(of: phases), location: place)
    report(.contacts(ContactFrame(time: 0, contacts: [contact])))
  }
}
