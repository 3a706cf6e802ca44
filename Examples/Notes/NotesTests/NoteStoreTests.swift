// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import XCTest

@testable import Notes

class NoteStoreTests: XCTestCase {
  private class Keeper: NSObject, NoteStoreDelegate {
    func noteStore(_ store: NoteStore, shouldRemove note: Note) -> Bool { note.isDone }
  }

  var store: NoteStore!

  override func setUp() {
    super.setUp()
    store = NoteStore()
  }

  override func tearDown() {
    store = nil
    super.tearDown()
  }

  func testAddingPostsANotification() {
    let posted = expectation(forNotification: .notesDidChange, object: store, handler: nil)
    store.add(title: "Milk")
    wait(for: [posted], timeout: 1)
    XCTAssertEqual(store.notes.map { $0.title }, ["Milk"])
  }

  func testTheDelegateMayKeepANote() {
    let note = store.add(title: "Milk")
    let keeper = Keeper()
    store.delegate = keeper
    XCTAssertFalse(store.remove(note))
    note.isDone = true
    XCTAssertTrue(store.remove(note))
    XCTAssertTrue(store.notes.isEmpty)
  }

  func testWhatTheDelegateDoesNotAnswerIsAllowed() {
    XCTAssertTrue(store.remove(store.add(title: "Milk")))
  }

  func testTitlesAreThereByTheirKey() {
    let note = Note(title: "Milk")
    note.setValue("Bread", forKey: #keyPath(Note.title))
    XCTAssertEqual(note.title, "Bread")
    XCTAssertEqual(note.value(forKey: "title") as? String, "Bread")
  }

  func testAddingIsMeasured() {
    var rounds = 0
    measure {
      rounds += 1
      // The first round takes longer by far, as caches do.
      for number in 0..<(rounds == 1 ? 2_000 : 20) { store.add(title: "\(number)") }
    }
    XCTAssertEqual(rounds, 10)
    XCTAssertEqual(store.notes.count, 2_180)
  }
}
