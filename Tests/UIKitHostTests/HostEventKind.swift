// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// The cases of `HostEvent`, so that lists of one event a case can be checked to be whole.
enum HostEventKind: CaseIterable {
  case contacts, hover, scroll, pencil, contactUpdate, key, press, hardwareKeyboard
  case cancelContacts, screen, lifecycle, remote, shake, tilt, openURL, continueActivity, shortcut
  case drag, draggedOut, clipboard, text, languages, edit, preferences, reading, fonts

  /// A case that is new here needs a place in `HostEventTests` and in `RecordingFileTests` too.
  init(_ event: HostEvent) {
    self =
      switch event {
      case .contacts: .contacts
      case .hover: .hover
      case .scroll: .scroll
      case .pencil: .pencil
      case .contactUpdate: .contactUpdate
      case .key: .key
      case .press: .press
      case .hardwareKeyboard: .hardwareKeyboard
      case .cancelContacts: .cancelContacts
      case .screen: .screen
      case .lifecycle: .lifecycle
      case .remote: .remote
      case .shake: .shake
      case .tilt: .tilt
      case .openURL: .openURL
      case .continueActivity: .continueActivity
      case .shortcut: .shortcut
      case .drag: .drag
      case .draggedOut: .draggedOut
      case .clipboard: .clipboard
      case .text: .text
      case .languages: .languages
      case .edit: .edit
      case .preferences: .preferences
      case .reading: .reading
      case .fonts: .fonts
      }
  }

  /// The kinds that a list of events has none of.
  static func missing(in events: [HostEvent]) -> Set<HostEventKind> {
    Set(allCases).subtracting(events.map(HostEventKind.init))
  }
}
