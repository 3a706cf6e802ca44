// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit
import XCTest

@testable import Notes

@MainActor
class NoteListTests: XCTestCase {
  var list: NoteListController!
  var window: UIWindow!

  override func setUp() {
    super.setUp()
    list = NoteListController(store: NoteStore())
    window = UIWindow()
    window.rootViewController = list
    window.makeKeyAndVisible()
  }

  override func tearDown() {
    window = nil
    list = nil
    super.tearDown()
  }

  func testAButtonAddsWhatIsInTheField() {
    list.field.text = "Milk"
    list.addButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(list.rows.map { $0.text }, ["Milk"])
    XCTAssertEqual(list.field.text, "")
    list.addButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(list.rows.count, 1)
  }

  func testReturnAddsToo() {
    list.field.text = "Bread"
    XCTAssertEqual(list.field.delegate?.textFieldShouldReturn?(list.field), false)
    XCTAssertEqual(list.store.notes.count, 1)
  }

  func testATapSaysThatANoteIsDone() throws {
    list.store.add(title: "Milk")
    let row = try XCTUnwrap(list.rows.first)
    row.sendActions(for: .touchUpInside)
    XCTAssertTrue(row.note.isDone)
    XCTAssertTrue(row.isSelected)
    XCTAssertEqual(row.badge, "Done")
  }

  func testARowFollowsTheTitle() throws {
    let note = list.store.add(title: "Milk")
    note.title = "Oat milk"
    XCTAssertEqual(list.rows.first?.text, "Oat milk")
  }

  func testActionsAreFoundByName() {
    XCTAssertTrue(list.responds(to: #selector(NoteListController.addNote)))
    XCTAssertEqual(
      list.addButton.actions(forTarget: list, forControlEvent: .touchUpInside), ["addNote"])
    list.field.text = "Milk"
    list.perform(NSSelectorFromString("addNote"))
    XCTAssertEqual(list.store.notes.count, 1)
  }

  func testAShakeIsCounted() {
    XCTAssertTrue(list.becomeFirstResponder())
    list.motionEnded(.motionShake, with: nil)
    XCTAssertEqual(list.shakes, 1)
  }

  func testAListGoesWithItsWindow() {
    weak var gone = list
    window.rootViewController = nil
    window = nil
    list = nil
    XCTAssertNil(gone)
  }

  func testAWindowOfAFunctionAloneLivesAndIsLaidOut() {
    func show(_ controller: UIViewController) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    let shown = UIViewController()
    show(shown)
    let strip = UIStackView(arrangedSubviews: [UILabel()])
    strip.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    shown.view.addSubview(strip)
    RunLoop.main.run(until: Date())
    XCTAssertNotNil(shown.view.window)
    XCTAssertEqual(strip.arrangedSubviews[0].frame.width, 200)
  }
}
