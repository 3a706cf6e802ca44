// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost

/// What a host says when it leaves out what it does not know, and that two records differ by
/// every single value.
@Suite("Records of hosts")
struct RecordTests {
  @Test func `a contact that says nothing more is a finger without force`() {
    let frame = ContactFrame(time: 1, contacts: [])
    #expect(frame.modifiers == [])
    let contact = Contact(id: 3, phase: .began, location: CGPoint(x: 1, y: 2))
    #expect(contact.kind == .finger && contact.force == 0 && contact.radius == 0)
    #expect(contact.detail == nil)
    let detail = ContactDetail()
    #expect(detail.maximumForce == 0 && detail.radiusTolerance == 0)
    #expect(detail.altitude == .pi / 2 && detail.azimuth == 0 && detail.roll == 0)
    #expect(detail.buttons == 0 && detail.estimated == [] && detail.awaited == [])
    #expect(detail.coalesced == [] && detail.predicted == [] && detail.estimationIndex == nil)
    let sample = ContactSample(time: 1, location: .zero)
    #expect(sample.force == 0 && sample.altitude == .pi / 2 && sample.azimuth == 0)
    let update = ContactUpdate(time: 1, estimationIndex: 2)
    #expect(update.force == nil && update.azimuth == nil && update.altitude == nil)
    #expect(update.location == nil && update.stillAwaited == [])
  }

  @Test func `a contact has what it was made with`() {
    let detail = ContactDetail(buttons: 2)
    let contact = Contact(
      id: 3, kind: .pen, phase: .moved, location: CGPoint(x: 1, y: 2), force: 0.5, radius: 6,
      detail: detail)
    #expect(contact.id == 3 && contact.kind == .pen && contact.phase == .moved)
    #expect(contact.location == CGPoint(x: 1, y: 2))
    #expect(contact.force == 0.5 && contact.radius == 6 && contact.detail === detail)
    let update = ContactUpdate(
      time: 1, estimationIndex: 2, force: 3, azimuth: 4, altitude: 5,
      location: CGPoint(x: 6, y: 7), stillAwaited: [.roll])
    #expect(update.time == 1 && update.estimationIndex == 2 && update.force == 3)
    #expect(update.azimuth == 4 && update.altitude == 5)
    #expect(update.location == CGPoint(x: 6, y: 7) && update.stillAwaited == .roll)
  }

  @Test func `details are equal when every value is`() {
    let sample = ContactSample(time: 1, location: .zero)
    func detail(_ place: Int? = nil) -> ContactDetail {
      func value(_ own: Int) -> Double { place == own ? 1 : 0.5 }
      return ContactDetail(
        maximumForce: value(0), radiusTolerance: value(1), altitude: value(2), azimuth: value(3),
        roll: value(4), buttons: place == 5 ? 1 : 2, coalesced: place == 6 ? [sample] : [],
        predicted: place == 7 ? [sample] : [], estimated: place == 8 ? .roll : [],
        awaited: place == 9 ? .roll : [], estimationIndex: place == 10 ? 1 : nil)
    }
    let whole = detail()
    #expect(whole == whole && whole == detail())
    for place in 0...10 {
      #expect(whole != detail(place), "value \(place)")
      #expect(detail(place) == detail(place), "value \(place)")
    }
  }

  @Test func `flags are bits of their own, as the protocol of recordings has them`() {
    let estimated: [EstimatedValues] = [.force, .azimuth, .altitude, .location, .roll]
    #expect(estimated.map(\.rawValue) == [1, 2, 4, 8, 16])
    let modifiers: [KeyModifiers] = [
      .capsLock, .shift, .control, .alternate, .command, .numericPad,
    ]
    #expect(modifiers.map(\.rawValue) == [65536, 131_072, 262_144, 524_288, 1_048_576, 2_097_152])
  }

  @Test func `pointers, presses and keys say little by themselves`() {
    let hover = HoverSample(time: 1, phase: .moved, location: .zero)
    #expect(hover.kind == .pointer && hover.altitude == .pi / 2 && hover.azimuth == 0)
    #expect(hover.modifiers == [])
    let scroll = ScrollSample(time: 1, location: .zero, delta: Displacement(x: 1, y: 2))
    #expect(scroll.phase == .step && scroll.modifiers == [])
    #expect(scroll.delta.x == 1 && scroll.delta.y == 2)
    let press = PressSample(button: .menu, phase: .began, time: 2)
    #expect(press.force == 1 && press.time == 2)
    let stroke = KeyStroke(usage: 4, phase: .began, time: 1)
    #expect(stroke.characters == "" && stroke.charactersIgnoringModifiers == "")
    #expect(stroke.modifiers == [] && !stroke.isRepeat)
  }

  @Test func `a text session has the places it was made with, or none`() {
    let bare = TextSession(id: 1)
    #expect(bare.caret == nil && bare.area == nil && bare.language == nil)
    #expect(!bare.isSecure && !bare.hasOwnKeyboard)
    let caret = CGRect(x: 1, y: 2, width: 3, height: 4)
    let whole = TextSession(
      id: 2, caret: caret, area: caret.insetBy(dx: -5, dy: -5), isSecure: true,
      hasOwnKeyboard: true, language: "de")
    #expect(whole.id == 2 && whole.caret == caret && whole.area?.minX == -4)
    #expect(whole.isSecure && whole.hasOwnKeyboard && whole.language == "de")
  }

  @Test func `an address to open says from where, if that is known`() {
    let url = URL(fileURLWithPath: "/a")
    #expect(OpenedURL(url).sourceApplication == nil && !OpenedURL(url).openInPlace)
    let whole = OpenedURL(url, sourceApplication: "org.example", openInPlace: true)
    #expect(whole.url == url && whole.sourceApplication == "org.example" && whole.openInPlace)
  }

  @Test func `preferences are ordinary until they are set, and each has its word`() {
    let ordinary = HostPreferences()
    #expect(!ordinary.isDark && !ordinary.hasHighContrast && !ordinary.reducesMotion)
    #expect(!ordinary.reducesTransparency && !ordinary.invertsColors && ordinary.textScale == 1)
    let all = HostPreferences(
      isDark: true, textScale: 2, hasHighContrast: true, reducesMotion: true,
      reducesTransparency: true, invertsColors: true, commandsByControl: true)
    #expect(
      all.description == "dark, text 2.0, high contrast, reduced motion, reduced transparency, "
        + "inverted colours, commands by control")
    let scales = [0.0999, 0.1, 1, 10, 10.001, .nan, -1]
    #expect(
      scales.map { HostPreferences(textScale: $0).isPossible }
        == [false, true, true, true, false, false, false])
  }

  @Test func `preferences of a pencil have words, and older recordings have none`() throws {
    var preferences = HostPreferences()
    #expect(preferences.pencil == PencilPreferences() && preferences.description == "ordinary")
    preferences.pencil = PencilPreferences(
      tap: .ignore, squeeze: .switchEraser, drawsAlone: true, showsToolWhileHovering: false)
    #expect(
      preferences.description == "pencil-tap ignore, pencil-squeeze switchEraser, pencil-only, "
        + "no-pencil-preview")
    let old = """
      {"isDark":true,"textScale":1,"hasHighContrast":false,"reducesMotion":false,
      "reducesTransparency":false,"invertsColors":false}
      """
    #expect(
      try JSONDecoder().decode(HostPreferences.self, from: Data(old.utf8))
        == HostPreferences(isDark: true))
  }

  @Test func `a screen is possible up to its limits and not beyond`() {
    let usual = ScreenMetrics.headless
    #expect(usual.size == CGSize(width: 414, height: 896) && usual.scale == 2)
    #expect(usual.framesPerSecond == 60 && usual.orientation == .portrait)
    #expect(usual.safeArea == EdgeDistances(top: 0, left: 0, bottom: 0, right: 0))
    func isPossible(_ change: (inout ScreenMetrics) -> Void) -> Bool {
      var screen = usual
      change(&screen)
      return screen.isPossible
    }
    #expect(
      [0.99, 1, 100_000, 100_001].map { side in isPossible { $0.size.width = side } }
        == [false, true, true, false])
    #expect(
      [0.99, 1, 100_000, 100_001].map { side in isPossible { $0.size.height = side } }
        == [false, true, true, false])
    #expect(
      [0.09, 0.1, 100, 100.1].map { scale in isPossible { $0.scale = scale } }
        == [false, true, true, false])
    #expect(
      [0, 1, 1000, 1001].map { rate in isPossible { $0.framesPerSecond = rate } }
        == [false, true, true, false])
    let edges: [(WritableKeyPath<EdgeDistances, Double>, all: Double)] = [
      (\.top, 896), (\.left, 414), (\.bottom, 896), (\.right, 414),
    ]
    for (edge, all) in edges {
      #expect(
        [-0.1, 0, all - 1, all, 100_001].map { far in
          isPossible { $0.safeArea[keyPath: edge] = far }
        }
          == [false, true, true, false, false])
    }
    #expect(!isPossible { $0.safeArea = EdgeDistances(left: 200, right: 214) })
    #expect(!isPossible { $0.safeArea = EdgeDistances(top: 448, bottom: 448) })
  }

  @Test func `feedback is as strong as one, between nothing and one`() {
    #expect(HostFeedback(.light).intensity == 1)
    #expect(
      [-1, 0, 0.25, 1, 2, Double.nan, .infinity].map {
        HostFeedback(.soft, intensity: $0).intensity
      }
        == [0, 0, 0.25, 1, 1, 1, 1])
    #expect(HostFeedback(.rigid).description == "rigid")
    #expect(HostFeedback(.rigid, intensity: 0.5).description == "rigid at 0.5")
  }

  @Test func `a clipboard counts its bytes and is part of one that has more`() {
    let text = ClipboardContent(text: "aä")
    #expect(text.byteCount == 3 && text.items[0][0].mediaType == "text/plain")
    let html = ClipboardContent.Representation(mediaType: "text/html", text: "<b>")
    let more = ClipboardContent(items: [text.items[0] + [html]])
    let two = ClipboardContent(items: text.items + [[html]])
    #expect(more.byteCount == 6 && two.byteCount == 6 && ClipboardContent().byteCount == 0)
    #expect(text.isPart(of: more) && !more.isPart(of: text))
    #expect(!text.isPart(of: two) && !two.isPart(of: text) && two.isPart(of: two))
    #expect(ClipboardContent().isPart(of: ClipboardContent()))
  }
}
