// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  /// A message of the page, checked for form; times are the page's, in milliseconds.
  enum PageMessage: Sendable, Equatable {
    /// The first message: what the page is, and its clock.
    case hello(PageHello)
    /// The commit with this number, and all before it, are on the screen.
    case acknowledge(UInt64)
    /// Contacts that changed in one frame.
    case contacts(PageContacts)
    /// A pointer moved with no button down.
    case hover(HoverSample)
    /// A wheel turned.
    case scroll(ScrollSample)
    /// A command of the browser's media controls.
    case remote(MediaCommand, at: Double)
    /// What the accelerometer measured; the times are the page's.
    case motion([AccelerometerSample])
    /// A key of a keyboard went down or up; the time is the page's.
    case key(KeyStroke)
    /// A button of a game controller; the time is the page's.
    case press(PressSample)
    /// A hardware keyboard is there, or is not any more.
    case keyboard(Bool, at: Double)
    /// The page has another size.
    case screen(ScreenMetrics, at: Double)
    /// The page is shown, or hidden; its clock may have stood still in between.
    case visibility(Bool, now: Double)
    /// Something that is dragged over the page from outside, or its data; the time is the page's.
    case drag(DragReport)
    /// What was lifted on the page was dropped outside it; which, by the number that it was told.
    case draggedOut(Int, at: Double)
    /// The clipboard of the browser, as far as the page may know it.
    case clipboard(ClipboardContent, at: Double)
    /// The browser was told to cut, copy or paste.
    case edit(EditCommand, at: Double)
    /// What an input method did to the text that is typed into.
    case text(PageText)
    /// Somebody who has the screen read out did something.
    case reading(ReadingDeed, at: Double)
    /// The person's languages.
    case languages([String])
    /// How the person wants pages to look.
    case preferences(HostPreferences, at: Double)
    /// What the page measured of its fonts.
    case fonts(FontReport)
  }

  /// What media controls send.
  enum MediaCommand: Sendable, Equatable {
    case command(RemoteCommand)
    /// One step forward or back.
    case skip(isForward: Bool)
  }

  /// What a page says first.
  struct PageHello: Sendable, Equatable {
    /// The version of the protocol that this library speaks.
    static let version = 2

    /// The page's clock when it sent this.
    var now: Double
    var screen: ScreenMetrics
    var isVisible: Bool
    /// How the person wants pages to look.
    var preferences = HostPreferences()
    /// What the page calls itself, also when it is loaded anew or comes back; empty when it does not.
    var name = ""
    var wish = Wish.ask
    /// Whether it can unpack a commit.
    var takesPacked = false

    /// The most bytes of a name.
    static let longestName = 64

    /// What a page wants that may not be the only one.
    enum Wish: String, Sendable {
      /// To show the application, unless another page does.
      case ask
      /// To show the application, whoever does.
      case take
      /// To see what another page shows.
      case watch
    }
  }

  /// Contacts that changed in one frame of the page.
  struct PageContacts: Sendable, Equatable {
    /// The page's clock at the newest sample.
    var time: Double
    var modifiers: KeyModifiers
    var contacts: [PageContact]
  }

  /// One contact in a frame of the page.
  struct PageContact: Sendable, Equatable {
    /// What is told of every sample.
    struct Sample: Sendable, Equatable {
      /// The page's clock.
      var time: Double
      var location: CGPoint
      var force: Double
      var pose: PenPose
    }

    var id: Int
    var kind: Contact.Kind
    var phase: Contact.Phase
    var sample: Sample
    var radius: Double
    var maximumForce: Double
    var roll: Double
    var buttons: Int
    /// Oldest first, the last being `sample`; empty when there is but that one.
    var coalesced: [Sample]
    /// Nearest first.
    var predicted: [Sample]
  }

  extension PageContacts {
    /// Samples that one merged movement holds at most: half a second of ten fingers at 240 Hz.
    static let mostMergedSamples = 1200

    /// Takes in a later movement of the same contacts, keeping every sample; false when it is not one.
    mutating func absorb(_ later: PageContacts) -> Bool {
      guard modifiers == later.modifiers, contacts.count == later.contacts.count,
        zip(contacts, later.contacts).allSatisfy({ a, b in
          a.id == b.id && a.kind == b.kind && a.buttons == b.buttons && a.phase == .moved
            && b.phase == .moved
            && a.coalesced.count + b.coalesced.count + 2 <= Self.mostMergedSamples
        })
      else { return false }
      for index in contacts.indices {
        var merged = later.contacts[index]
        merged.coalesced = contacts[index].samples + merged.samples
        contacts[index] = merged
      }
      time = max(time, later.time)
      return true
    }
  }

  extension PageContact {
    /// Every sample of the frame, oldest first.
    var samples: [Sample] { coalesced.isEmpty ? [sample] : coalesced }
  }
#endif
