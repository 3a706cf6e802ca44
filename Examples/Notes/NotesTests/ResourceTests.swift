// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit
import XCTest

@testable import Notes

@MainActor
class ResourceTests: XCTestCase {
  func testTextsComeFromTheBundle() {
    XCTAssertEqual(NSLocalizedString("add", comment: ""), "Add")
    XCTAssertEqual(NSLocalizedString("nobody", comment: ""), "nobody")
    let path = Bundle(for: AppDelegate.self).path(forResource: "de", ofType: "lproj")
    let german = path.flatMap { Bundle(path: $0) }
    XCTAssertEqual(german?.localizedString(forKey: "add", value: nil, table: nil), "Hinzufügen")
  }

  func testColoursFollowLightAndDark() throws {
    let paper = try XCTUnwrap(Theme.paper)
    let light = paper.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = paper.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    XCTAssertEqual(light, UIColor(red: 1, green: 1, blue: 0.8, alpha: 1))
    XCTAssertNotEqual(light, dark)
    XCTAssertNotNil(Theme.ink)
    XCTAssertNil(UIColor(named: "Nobody"))
  }

  func testPicturesHaveTheirSize() {
    XCTAssertEqual(Theme.note?.size, CGSize(width: 24, height: 24))
    XCTAssertEqual(Theme.done?.renderingMode, .alwaysTemplate)
    XCTAssertNil(UIImage(named: "Nobody"))
  }

  func testTheBundleDescribesTheApplication() {
    let bundle = Bundle(for: AppDelegate.self)
    XCTAssertEqual(bundle.bundleIdentifier, "org.example.Notes")
    XCTAssertEqual(bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String, "Notes")
  }
}
