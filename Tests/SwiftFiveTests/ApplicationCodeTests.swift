// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit
import UIKit.UIGestureRecognizerSubclass
import UIKitTesting
import XCTest

/// Code of an application in Swift 5 mode: it is here to compile without a warning.
final class CardController: UIViewController, UIGestureRecognizerDelegate {
  let card = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
  let button = UIButton(type: .system)
  var log: [String] = []
  private lazy var pan = UIPanGestureRecognizer(
    target: self, action: Selector("pan:", CardController.pan))

  override func viewDidLoad() {
    super.viewDidLoad()
    card.accessibilityIdentifier = "card"
    view.addSubview(card)
    button.frame = CGRect(x: 50, y: 400, width: 100, height: 44)
    button.accessibilityIdentifier = "button"
    view.addSubview(button)
    button.addTarget(
      self, action: Selector("release", CardController.release), for: .touchUpInside)
    button.addTarget(
      self, action: Selector("press:forEvent:", CardController.press(_:with:)), for: .touchDown)
    button.addAction(UIAction { [weak self] _ in self?.log.append("action") }, for: .touchUpInside)
    pan.delegate = self
    card.addGestureRecognizer(pan)
    card.addGestureRecognizer(
      EveryTouch(target: self, action: Selector("touch:", CardController.touch)))
  }

  func release() { log.append("up") }
  func press(_ sender: UIButton, with event: UIEvent) { log.append("down \(event.type.rawValue)") }
  func pan(_ recognizer: UIPanGestureRecognizer) { log.append("pan \(recognizer.state.rawValue)") }
  #if canImport(ObjectiveC)
    @objc
  #endif
  func touch(_ sender: Any?) { log.append("touch") }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

final class EveryTouch: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
}

@preconcurrency @MainActor
final class ApplicationCodeTests: XCTestCase {
  private var controller: CardController!
  private var generator: EventGenerator!

  override func setUp() async throws {
    renewApplication()
    controller = CardController()
    generator = try EventGenerator(viewController: controller)
  }

  override func tearDown() async throws {
    generator = nil
    controller = nil
  }

  func testSelectorsOfAllShapes() throws {
    try generator.fingerTap(at: "button")
    XCTAssertEqual(controller.log, ["down 0", "up", "action"])
  }

  func testRecognizers() throws {
    try generator.fingerDown(at: "card")
    try generator.fingerMove(to: OffsetLocation(location: controller.card, x: 40, y: 0))
    try generator.fingerUp()
    XCTAssertEqual(controller.log, ["touch", "pan 1", "pan 3"])
  }

  func testAsynchronously() async throws {
    try generator.fingerTap(at: "card")
    await Task.yield()
    XCTAssertEqual(controller.log, ["touch"])
  }
}
