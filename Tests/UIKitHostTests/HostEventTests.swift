// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost

@Suite("Host events")
struct HostEventTests {
  static let events: [(HostEvent, String)] = [
    (
      .contacts(
        ContactFrame(
          time: 1.25,
          contacts: [
            Contact(id: 1, phase: .began, location: CGPoint(x: 10, y: 20.5)),
            Contact(
              id: 2, kind: .pen, phase: .moved, location: CGPoint(x: 1.0 / 3, y: 0), force: 0.5),
          ])),
      "contacts at 1.25 s: finger 1 began (10, 20.5), pen 2 moved (0.333, 0) force 0.5"
    ),
    (
      .hover(HoverSample(time: 0, phase: .entered, location: .zero)),
      "hover at 0 s: pointer entered (0, 0)"
    ),
    (
      .scroll(ScrollSample(time: 2, location: .zero, delta: Displacement(x: 0, y: -30))),
      "scroll at 2 s: step by (0, -30) at (0, 0)"
    ),
    (
      .key(
        KeyStroke(
          usage: 0x04, phase: .began, characters: "A", charactersIgnoringModifiers: "a",
          modifiers: [.shift, .command], time: 2)),
      "key at 2 s: 04 began \"A\" with shift command"
    ),
    (
      .key(KeyStroke(usage: 0x52, phase: .began, isRepeat: true, time: 2.5)),
      "key at 2.5 s: 52 repeated"
    ),
    (
      .pencil(PencilSample(time: 2, gesture: .squeezeBegan)), "pencil at 2 s: squeezeBegan"
    ),
    (
      .pencil(PencilSample(time: 2, gesture: .tap, pose: .init(location: CGPoint(x: 3, y: 4)))),
      "pencil at 2 s: tap above (3, 4)"
    ),
    (.press(PressSample(button: .select, phase: .ended, time: 2)), "press at 2 s: select ended"),
    (.hardwareKeyboard(isAttached: true, at: 2), "keyboard at 2 s: attached"),
    (.cancelContacts(at: 3), "cancel at 3 s: all contacts"),
    (.remote(.nextTrack, at: 3.5), "remote at 3.5 s: nextTrack"),
    (.shake(.began, at: 3.5), "shake at 3.5 s: began"),
    (
      .tilt(DeviceTilt(horizontal: -0.5, vertical: 0.25), at: 3.5),
      "tilt at 3.5 s: (-0.5, 0.25)"
    ),
    (.lifecycle(.enterBackground, at: 4), "lifecycle at 4 s: enterBackground"),
    (.preferences(HostPreferences(), at: 5), "preferences at 5 s: ordinary"),
    (
      .preferences(HostPreferences(isDark: true, textScale: 1.5, reducesMotion: true), at: 5),
      "preferences at 5 s: dark, text 1.5, reduced motion"
    ),
    (.screen(.headless, at: 5), "screen at 5 s: 414 by 896 points, 2 pixels each"),
    (.contactUpdate(ContactUpdate(time: 6, estimationIndex: 7)), "update at 6 s: of sample 7"),
    (
      .openURL(OpenedURL(URL(fileURLWithPath: "/a b")), at: 6),
      "open at 6 s: file:///a%20b"
    ),
    (
      .continueActivity(ContinuedActivity(type: "a.b", archive: Data([0])), at: 6),
      "continue at 6 s: a.b"
    ),
    (.shortcut("new", at: 6), "shortcut at 6 s: new"),
    (
      .drag(
        DragReport(
          time: 6, id: 1,
          change: .entered(
            at: CGPoint(x: 3, y: 4),
            [
              DraggedItem(forms: [.init(mediaType: "text/html"), .init(mediaType: "text/plain")]),
              DraggedItem(forms: [.init(mediaType: "image/png")]),
            ]))),
      "drag at 6 s: 1 entered (3, 4) with text/html text/plain, image/png"
    ),
    (
      .drag(DragReport(time: 6, id: 1, change: .moved(to: CGPoint(x: 3, y: 4)))),
      "drag at 6 s: 1 moved (3, 4)"
    ),
    (.drag(DragReport(time: 6, id: 1, change: .exited)), "drag at 6 s: 1 exited"),
    (
      .drag(
        DragReport(
          time: 6, id: 1,
          change: .dropped(
            at: .zero, [DraggedItem(name: "a\n\"b\"", forms: [.init(mediaType: "image/png")])]))),
      "drag at 6 s: 1 dropped (0, 0) with \"a\\n\\\"b\\\"\" image/png"
    ),
    (
      .drag(
        DragReport(
          time: 6, id: 1, change: .delivered(DraggedPiece(item: 2, data: Data([1, 2]))))),
      "drag at 6 s: 1 delivers 2 bytes of item 2, the last"
    ),
    (
      .drag(DragReport(time: 6, id: 1, change: .failed(item: 2, .tooLarge))),
      "drag at 6 s: 1 fails to deliver item 2: tooLarge"
    ),
    (.draggedOut(3, at: 6), "drag out at 6 s: 3 is copied"),
    (.clipboard(ClipboardContent(text: "abc"), at: 6), "clipboard at 6 s: 1 items of 3 bytes"),
    (
      .text(TextReport(session: 2, change: .mark("abc", selection: 0..<1), time: 7)),
      "text at 7 s: marks 3 characters, selects 0..<1"
    ),
    (.languages(["de-AT", "ja"]), "languages: de-AT, ja"),
    (.edit(.paste, at: 7), "edit at 7 s: paste"),
    (.reading(.act(3, action: 1), at: 7), "reading at 7 s: action 1 of 3"),
    (
      .reading(.turn(3, rotor: 1, isBack: true), at: 7),
      "reading at 7 s: turn of rotor 1 of 3, back"
    ),
    (.reading(.escape, at: 7), "reading at 7 s: escape"),
    (.fonts(FontReport(faces: [:])), "fonts: 0 measured"),
  ]

  @Test(arguments: events)
  func `an event describes itself in one line`(event: HostEvent, line: String) {
    #expect(event.description == line)
  }

  @Test func `every kind of event is described here`() {
    #expect(HostEventKind.missing(in: Self.events.map(\.0)) == [])
  }

  @Test func `a frame with what is no number describes itself too`() {
    let contact = Contact(id: 1, phase: .began, location: CGPoint(x: Double.nan, y: .infinity))
    let event = HostEvent.contacts(ContactFrame(time: 0, contacts: [contact]))
    #expect(event.description == "contacts at 0 s: finger 1 began (nan, inf)")
  }
}
