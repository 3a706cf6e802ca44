// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension Notification.Name {
  static let notesDidChange = Notification.Name("NotesDidChange")
}

/// Is told of what happens to notes, and asked whether it may.
@objc protocol NoteStoreDelegate: AnyObject {
  @objc optional func noteStore(_ store: NoteStore, didAdd note: Note)
  @objc optional func noteStore(_ store: NoteStore, shouldRemove note: Note) -> Bool
}

/// All notes.
class NoteStore: NSObject {
  weak var delegate: NoteStoreDelegate?
  private(set) var notes: [Note] = []

  @discardableResult
  func add(title: String) -> Note {
    let note = Note(title: title)
    notes.append(note)
    delegate?.noteStore?(self, didAdd: note)
    NotificationCenter.default.post(name: .notesDidChange, object: self)
    return note
  }

  @discardableResult
  func remove(_ note: Note) -> Bool {
    guard let place = notes.firstIndex(of: note),
      delegate?.noteStore?(self, shouldRemove: note) ?? true
    else { return false }
    notes.remove(at: place)
    NotificationCenter.default.post(name: .notesDidChange, object: self)
    return true
  }
}
