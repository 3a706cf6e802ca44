// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Has two things that can be forbidden, and writes down what is.
private final class Guide: UIResponder, UIApplicationDelegate, UIGuidedAccessRestrictionDelegate {
  let log = EventLog()
  var guidedAccessRestrictionIdentifiers: [String]? { ["buy", "share"] }
  func guidedAccessRestriction(
    withIdentifier restrictionIdentifier: String,
    didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState
  ) { log.record("\(restrictionIdentifier): \(newRestrictionState)") }
  func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? {
    restrictionIdentifier == "buy" ? "Purchases" : nil
  }
  func detailTextForGuidedAccessRestriction(
    withIdentifier restrictionIdentifier: String
  ) -> String? { restrictionIdentifier == "buy" ? "Spends money" : nil }
}

/// A page of two lines, each 20 points high.
private final class Page: UIView, UIAccessibilityReadingContent {
  let words = ["Call me", "Ishmael."]
  func accessibilityLineNumber(for point: CGPoint) -> Int {
    point.y < 20 ? 0 : point.y < 40 ? 1 : NSNotFound
  }
  func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
    lineNumber == 0 ? words[0] : nil
  }
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
    lineNumber == 1 ? NSAttributedString(string: words[1]) : nil
  }
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { .zero }
  func accessibilityPageContent() -> String? { words.joined(separator: " ") }
}

/// Two wheels of three rows that have names.
private final class Clock: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? { "Hours" }
  func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String? { component == 0 ? "Turns the hands" : nil }
  func pickerView(
    _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
  ) -> [String] { component == 0 ? [] : ["Minute"] }
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? {
    component == 0 ? nil : NSAttributedString(string: "Minutes", attributes: [.kern: 1])
  }
}

@MainActor @Suite("AX aids", .freshApplication)
struct AccessibilityAidRules {
  private func page(_ views: UIView...) throws -> EventGenerator {
    let page = UIView(frame: UIScreen.main.bounds)
    for view in views { page.addSubview(view) }
    return try EventGenerator(view: page)
  }

  private func log(of names: [NSNotification.Name], in log: EventLog) -> [any NSObjectProtocol] {
    names.enumerated().map { place, name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { log.record("\(place)") }
      }
    }
  }

  @Test func `AX-1 hearing devices and the older name of reading out`() {
    let log = EventLog()
    let observers = self.log(
      of: [
        UIAccessibility.hearingDevicePairedEarDidChangeNotification,
        NSNotification.Name(UIAccessibilityVoiceOverStatusChanged),
      ], in: log)
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    #expect(UIAccessibility.hearingDevicePairedEar == [])
    let both: HostAids = [.leftHearingDevice, .rightHearingDevice]
    HostInput.send(.preferences(HostPreferences(aids: both), at: 0))
    #expect(UIAccessibility.hearingDevicePairedEar == .both && log.take() == ["0"])
    HostInput.send(.preferences(HostPreferences(aids: [.voiceOver, .rightHearingDevice]), at: 0))
    #expect(UIAccessibility.hearingDevicePairedEar == .right)
    #expect(log.take() == ["1", "0"])
  }

  @Test func `AX-31 what an enlarged part of the screen is to follow`() throws {
    let field = UIView(frame: CGRect(x: 10, y: 100, width: 80, height: 20))
    let generator = try page(field)
    #expect(generator.zoomFocus == nil)
    UIAccessibility.registerGestureConflictWithZoom()
    let caret = CGRect(x: 5, y: 2, width: 2, height: 16)
    UIAccessibility.zoomFocusChanged(zoomType: .insertionPoint, toFrame: caret, in: field)
    #expect(generator.zoomFocus == CGRect(x: 15, y: 102, width: 2, height: 16))
  }

  @Test func `AX-32 a page is read as a whole and by its lines`() throws {
    let view = Page(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
    view.isAccessibilityElement = true
    let reader = try page(view).voiceOver
    #expect(reader.lines == [])
    reader.start()
    #expect(reader.focusedElement === view && reader.lines == ["Call me", "Ishmael."])
    #expect(reader.line(at: CGPoint(x: 5, y: 125)) == "Ishmael.")
    #expect(reader.line(at: CGPoint(x: 5, y: 150)) == nil)
  }

  @Test func `AX-33 what is forbidden while a person is guided`() throws {
    let guide = Guide()
    let before = UIApplication.shared.delegate
    UIApplication.shared.delegate = guide
    defer { UIApplication.shared.delegate = before }
    let guided = try page().guidedAccess
    let texts = guided.restrictions.map { "\($0.identifier) \($0.text) \($0.detail ?? "-")" }
    #expect(texts == ["buy Purchases Spends money", "share share -"])
    guided.deny("buy")
    #expect(guide.log.take() == [])
    #expect(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "buy") == .allow)
    guided.start()
    #expect(guide.log.take() == ["buy: deny"] && UIAccessibility.isGuidedAccessEnabled)
    #expect(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "buy") == .deny)
    guided.deny("share")
    guided.allow("buy")
    #expect(guide.log.take() == ["share: deny", "buy: allow"])
    guided.end()
    #expect(guide.log.take() == ["share: allow"] && !guided.isOn)
  }

  @Test func `AX-34 AX-35 an application holds the device where it may`() throws {
    let generator = try page()
    let log = EventLog()
    func ask(_ isOn: Bool) {
      UIAccessibility.requestGuidedAccessSession(enabled: isOn) { log.record("held \($0)") }
      log.record("asked")
      generator.advance(by: 0.1)
    }
    func configure(_ features: UIGuidedAccessAccessibilityFeature) {
      UIAccessibility.configureForGuidedAccess(features: features, enabled: true) { done, error in
        let code = (error as? UIAccessibility.GuidedAccessError)?.code
        log.record(done ? "done" : code.map { "\($0)" } ?? "?")
      }
      generator.advance(by: 0.1)
    }
    ask(true)
    configure(.grayscaleDisplay)
    #expect(log.take() == ["asked", "held false", "permissionDenied"])
    generator.guidedAccess.letApplications(true)
    ask(true)
    #expect(log.take() == ["asked", "held true"] && UIAccessibility.isGuidedAccessEnabled)
    configure([.grayscaleDisplay, .zoom])
    #expect(log.take() == ["failed"] && !UIAccessibility.isGrayscaleEnabled)
    configure([.grayscaleDisplay, .invertColors])
    #expect(UIAccessibility.isGrayscaleEnabled && UIAccessibility.isInvertColorsEnabled)
    ask(false)
    #expect(log.take() == ["done", "asked", "held true"] && !generator.guidedAccess.isOn)
  }

  @Test func `AX-36 pictures grow with text in the sizes for accessibility`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 23, height: 46)).image { _ in }
    let view = UIImageView(image: picture)
    let button = UIButton(type: .custom)
    button.setImage(picture, for: .normal)
    let generator = try page(view, button)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    // 23 points are the largest ordinary size of running text, 40 one of those for accessibility.
    var heights: [[CGFloat]] = []
    for points in [17, 23, 40] as [Double] {
      HostInput.send(.preferences(HostPreferences(textScale: points / 17), at: 0))
      generator.advance(by: 0.1)
      let sizes = [view.intrinsicContentSize, button.sizeThatFits(.zero)]
      heights.append(sizes.map { $0.height.rounded() })
    }
    #expect(heights == [[46, 46], [46, 46], [80, 80]])
    view.adjustsImageSizeForAccessibilityContentSizeCategory = false
    #expect(view.intrinsicContentSize == CGSize(width: 23, height: 46))
  }

  @Test func `AX-37 wheels of a picker have names`() throws {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    let clock = Clock()
    picker.dataSource = clock
    picker.delegate = clock
    let reader = try page(picker).voiceOver
    picker.layoutIfNeeded()
    #expect(reader.labels == ["Hours", "Minutes"])
    let wheels = reader.elements.compactMap { $0 as? UIView }
    #expect(wheels.map(\.accessibilityHint) == ["Turns the hands", nil])
    #expect(wheels.map { $0.accessibilityUserInputLabels[0] } == ["Hours", "Minute"])
    let said = wheels.map {
      $0.accessibilityAttributedLabel?.attributes(at: 0, effectiveRange: nil)
    }
    #expect(said.map { $0?.count } == [0, 1])
    wheels[1].accessibilityLabel = "Set"
    #expect(wheels[1].accessibilityAttributedLabel?.string == "Set")
  }
}
