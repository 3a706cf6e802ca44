// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost

@MainActor @Suite("Records of layers and headless hosts")
struct LayerRecordTests {
  private let ink = RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)

  @Test func `a layer that says nothing more is in its middle, opaque and plain`() {
    let geometry = LayerGeometry(position: .zero, bounds: .zero)
    #expect(geometry.anchorPoint == CGPoint(x: 0.5, y: 0.5) && geometry.zPosition == 0)
    #expect(geometry.transform == AffineNumbers(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    let style = LayerStyle()
    #expect(style.opacity == 1 && !style.isHidden && !style.masksToBounds)
    #expect(style.cornerRadius == 0 && style.borderWidth == 0 && style.shadow == nil)
    #expect(style.borderColor == nil && style.backgroundColor == nil)
    let line = LineStyle()
    #expect(line.width == 1 && line.cap == .butt && line.join == .miter)
    #expect(line.miterLimit == 10 && line.dashes == [] && line.dashPhase == 0)
    let face = FontFace()
    #expect(face.family == .system && face.weight == 400 && !face.isItalic)
    let text = TextLine(
      string: "a", origin: .zero, width: 1, font: face, size: 10, color: ink)
    #expect(!text.isUnderlined)
  }

  @Test func `a layer's style has what it was made with`() {
    let shadow = LayerShadow(color: ink, offset: Displacement(x: 1, y: 2), radius: 3)
    let style = LayerStyle(
      opacity: 0.5, isHidden: true, masksToBounds: true, cornerRadius: 4, borderWidth: 5,
      borderColor: ink, backgroundColor: ink, shadow: shadow)
    #expect(style.opacity == 0.5 && style.isHidden && style.masksToBounds)
    #expect(style.cornerRadius == 4 && style.borderWidth == 5 && style.shadow == shadow)
    #expect(style.borderColor == ink && style.backgroundColor == ink)
  }

  @Test func `each part of a change is kept, replaced and merged by itself`() {
    let geometry = LayerGeometry(position: CGPoint(x: 1, y: 2), bounds: .zero)
    let first = LayerChange(
      geometry: geometry, style: LayerStyle(opacity: 0.5), sublayers: [],
      content: LayerContent.none,
      identifier: "a")
    #expect(first.geometry == geometry && first.style?.opacity == 0.5 && first.sublayers == [])
    #expect(first.content == LayerContent.none && first.identifier == "a")
    var kept = first
    kept.merge(LayerChange())
    #expect(kept == first)
    var filled = LayerChange()
    filled.merge(first)
    #expect(filled == first)
    let second = LayerChange(
      geometry: LayerGeometry(position: .zero, bounds: .zero), style: LayerStyle(),
      sublayers: [LayerID(rawValue: 7)], content: .drawing([]), identifier: "b")
    filled.merge(second)
    #expect(filled == second)
  }

  @Test func `commits take the later roots, and only a commit of nothing is empty`() {
    let (a, b) = (LayerID(rawValue: 1), LayerID(rawValue: 2))
    var commit = LayerCommit(number: 1, roots: [a], changes: [a: LayerChange()], removed: [b])
    commit.merge(LayerCommit(number: 5))
    #expect(
      commit == LayerCommit(number: 5, roots: [a], changes: [a: LayerChange()], removed: [b]))
    commit.merge(LayerCommit(number: 6, roots: [b], changes: [b: LayerChange()], removed: [a]))
    #expect(commit == LayerCommit(number: 6, roots: [b], changes: [b: LayerChange()], removed: [a]))
    #expect(!LayerCommit(number: 1, changes: [a: LayerChange()]).isEmpty)
    #expect(!LayerCommit(number: 1, removed: [a]).isEmpty)
    #expect(a < b && !(b < a) && !(a < a) && b.description == "2")
  }

  @Test func `pictures are the same by their number`() {
    let one = ImageResource(id: 1, mediaType: "a", data: Data())
    #expect(one == ImageResource(id: 1, mediaType: "b", data: Data([1])))
    #expect(one != ImageResource(id: 2, mediaType: "a", data: Data()))
  }

  private final class Receiver: HostReceiver {
    var events: [String] = []
    func receive(_ event: HostEvent) { events.append(event.description) }
    func describeEverything() -> LayerCommit { LayerCommit(number: 0) }
  }

  @Test func `a headless host keeps what it is shown and passes on what it is told`() {
    let clock = VirtualClock(start: 2)
    let host = HeadlessHost(clock: clock)
    let receiver = Receiver()
    #expect(host.screen == .headless && host.clock === clock)
    #expect(host.shown == LayerCommit(number: 0) && host.published == nil && host.title == nil)
    #expect(host.sounds == [] && host.feedback == [] && !host.isKeptAwake && host.badge == 0)
    host.send(.cancelContacts(at: 1))
    host.start(reportingTo: receiver)
    host.send(.cancelContacts(at: 2))
    host.stop()
    host.send(.cancelContacts(at: 3))
    #expect(receiver.events == ["cancel at 2 s: all contacts"])
    let (a, b) = (LayerID(rawValue: 1), LayerID(rawValue: 2))
    host.show(LayerCommit(number: 1, roots: [a], changes: [a: LayerChange(), b: LayerChange()]))
    host.show(LayerCommit(number: 2, removed: [b]))
    #expect(host.shown == LayerCommit(number: 2, roots: [a], changes: [a: LayerChange()]))
    host.publish(ClipboardContent(text: "a"))
    for sound in [HostSound.focus, .inputClick] { host.play(sound) }
    for kind in [HostFeedback.Kind.error, .light] { host.give(HostFeedback(kind)) }
    host.keepAwake(true)
    host.reportTilts(true)
    host.showBadge(3)
    host.showTitle("t")
    host.offerBack(true)
    #expect(host.published == ClipboardContent(text: "a") && host.sounds == [.focus, .inputClick])
    #expect(host.feedback.map(\.description) == ["error", "light"])
    #expect(host.isKeptAwake && host.badge == 3 && host.title == "t" && host.offersBack)
    #expect(host.reportsTilts)
    host.keepAwake(false)
    host.showTitle(nil)
    #expect(!host.isKeptAwake && host.title == nil)
    #expect(!host.canOpen("a:b") && !host.open("a:b"))
    host.advance(by: 1)
    #expect(host.clock.now == 3)
    host.advance(to: 5)
    #expect(host.clock.now == 5)
  }
}
