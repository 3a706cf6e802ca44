// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What a change of a control asks for: to be laid out (L), to be drawn (D), and, for it wants
/// another size, layout of what it lies in (S).
@MainActor @Suite("What a change of a control asks for", .freshApplication)
struct ControlRequestTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
  private let alike = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

  private func asks<View: UIView>(
    _ view: View, _ changes: [(String, (View) -> Void)]
  ) -> [String] {
    let parent = UIView()
    parent.addSubview(view)
    return changes.map { name, change in
      for part in [parent, view] { part.flags.subtract([.needsLayout, .needsDisplay]) }
      change(view)
      let asked = [
        view.flags.contains(.needsLayout) ? "L" : "",
        view.flags.contains(.needsDisplay) ? "D" : "",
        parent.flags.contains(.needsLayout) ? "S" : "",
      ]
      return "\(name) \(asked.joined())"
    }
  }

  @Test func `a label is drawn anew for its looks, and changes its size for its text`() {
    let asked = asks(
      UILabel(),
      [
        ("text", { $0.text = "text" }), ("again", { $0.text = "text" }),
        ("words", { $0.attributedText = NSAttributedString(string: "words") }),
        ("plain", { $0.text = "words" }), ("font", { $0.font = .systemFont(ofSize: 9) }),
        ("color", { $0.textColor = .red }), ("same", { $0.textColor = .red }),
        ("shadow", { $0.shadowColor = .red }), ("offset", { $0.shadowOffset = .zero }),
        ("alignment", { $0.textAlignment = .right }),
        ("breaking", { $0.lineBreakMode = .byClipping }),
        ("marked", { $0.highlightedTextColor = .blue }), ("on", { $0.isHighlighted = true }),
        ("off", { $0.isEnabled = false }), ("lines", { $0.numberOfLines = 3 }),
        ("shrinks", { $0.adjustsFontSizeToFitWidth = true }),
        ("least", { $0.minimumScaleFactor = 0.5 }),
        ("width", { $0.preferredMaxLayoutWidth = 50 }), ("mode", { $0.contentMode = .center }),
      ])
    #expect(
      asked == [
        "text DS", "again ", "words DS", "plain DS", "font DS", "color D", "same ", "shadow D",
        "offset D", "alignment D", "breaking DS", "marked D", "on D", "off D", "lines DS",
        "shrinks D", "least D", "width DS", "mode D",
      ])
  }

  @Test func `a view of a picture is drawn anew for another, and changes its size for its size`() {
    let asked = asks(
      UIImageView(),
      [
        ("image", { $0.image = picture }), ("again", { $0.image = picture }),
        ("alike", { $0.image = alike }), ("none", { $0.image = nil }),
        ("marked", { $0.highlightedImage = picture }), ("on", { $0.isHighlighted = true }),
        ("on again", { $0.isHighlighted = true }), ("still", { $0.stopAnimating() }),
        ("no pictures", { $0.startAnimating() }), ("all", { $0.animationImages = [picture] }),
        ("start", { $0.startAnimating() }), ("stop", { $0.stopAnimating() }),
        ("restart", { $0.startAnimating() }), ("other", { $0.animationImages = [alike] }),
        ("tint", { $0.tintColor = .red }),
      ])
    #expect(
      asked == [
        "image DS", "again ", "alike D", "none DS", "marked DS", "on D", "on again ", "still ",
        "no pictures ", "all ", "start D", "stop D", "restart D", "other D", "tint D",
      ])
  }

  @Test func `a button is laid out for all that changes, and changes its size for its content`() {
    let asked = asks(
      UIButton(),
      [
        ("title", { $0.setTitle("A", for: .normal) }),
        ("words", { $0.setAttributedTitle(NSAttributedString(string: "B"), for: .normal) }),
        ("color", { $0.setTitleColor(.red, for: .normal) }),
        ("shadow", { $0.setTitleShadowColor(.red, for: .normal) }),
        ("image", { $0.setImage(picture, for: .normal) }),
        ("ground", { $0.setBackgroundImage(picture, for: .normal) }),
        ("content", { $0.contentEdgeInsets.left = 1 }),
        ("title in", { $0.titleEdgeInsets.left = 1 }),
        ("image in", { $0.imageEdgeInsets.left = 1 }),
        ("pressed", { $0.adjustsImageWhenHighlighted = false }),
        ("disabled", { $0.adjustsImageWhenDisabled = false }),
        ("reverses", { $0.reversesTitleShadowWhenHighlighted = true }),
        ("role", { $0.role = .cancel }), ("looks", { $0.configuration = .gray() }),
        ("update", { $0.setNeedsUpdateConfiguration() }),
        ("handler", { $0.configurationUpdateHandler = { _ in } }),
        ("tint", { $0.tintColor = .red }),
        ("across", { $0.contentHorizontalAlignment = .left }),
        ("down", { $0.contentVerticalAlignment = .top }), ("on", { $0.isHighlighted = true }),
        ("on again", { $0.isHighlighted = true }), ("chosen", { $0.isSelected = true }),
        ("off", { $0.isEnabled = false }), ("menu", { $0.showsMenuAsPrimaryAction = true }),
      ])
    #expect(
      asked == [
        "title LS", "words LS", "color L", "shadow L", "image LS", "ground LS", "content LS",
        "title in L", "image in L", "pressed L", "disabled L", "reverses L", "role L", "looks LS",
        "update L", "handler L", "tint L", "across L", "down L", "on L", "on again ", "chosen L",
        "off L", "menu L",
      ])
  }

  @Test func `sliders, steppers and switches are laid out for all that changes`() {
    let slider = asks(
      UISlider(),
      [
        ("value", { $0.value = 1 }), ("least", { $0.minimumValue = 0.5 }),
        ("most", { $0.maximumValue = 3 }), ("left", { $0.minimumTrackTintColor = .red }),
        ("right", { $0.maximumTrackTintColor = .red }), ("thumb", { $0.thumbTintColor = .red }),
        ("low", { $0.minimumValueImage = picture }), ("high", { $0.maximumValueImage = picture }),
        ("image", { $0.setThumbImage(picture, for: .normal) }), ("tint", { $0.tintColor = .red }),
        ("once", { $0.isContinuous = false }),
      ])
    #expect(
      slider == [
        "value L", "least L", "most L", "left L", "right L", "thumb L", "low L", "high L",
        "image L",
        "tint L", "once ",
      ])
    let stepper = asks(
      UIStepper(),
      [
        ("value", { $0.value = 1 }), ("least", { $0.minimumValue = 0.5 }),
        ("most", { $0.maximumValue = 3 }), ("wraps", { $0.wraps = true }),
        ("step", { $0.stepValue = 2 }),
      ])
    #expect(stepper == ["value L", "least L", "most L", "wraps L", "step "])
    let lever = asks(
      UISwitch(),
      [
        ("on", { $0.isOn = true }), ("off", { $0.setOn(false, animated: true) }),
        ("tint", { $0.onTintColor = .red }), ("thumb", { $0.thumbTintColor = .red }),
      ])
    #expect(lever == ["on L", "off L", "tint L", "thumb L"])
  }

  @Test func `segments and pages change their size with their number and their content`() {
    let action = UIAction(title: "C") { _ in }
    let segments = asks(
      UISegmentedControl(),
      [
        ("first", { $0.insertSegment(withTitle: "A", at: 0, animated: false) }),
        ("second", { $0.insertSegment(with: picture, at: 1, animated: false) }),
        ("title", { $0.setTitle("B", forSegmentAt: 0) }),
        ("image", { $0.setImage(alike, forSegmentAt: 1) }),
        ("action", { $0.setAction(action, forSegmentAt: 0) }),
        ("width", { $0.setWidth(9, forSegmentAt: 0) }),
        ("offset", { $0.setContentOffset(.zero, forSegmentAt: 0) }),
        ("off", { $0.setEnabled(false, forSegmentAt: 0) }),
        ("shares", { $0.apportionsSegmentWidthsByContent = true }),
        ("chosen", { $0.selectedSegmentIndex = 1 }), ("none", { $0.selectedSegmentIndex = -7 }),
        ("momentary", { $0.isMomentary = true }), ("lasting", { $0.isMomentary = false }),
        ("tint", { $0.selectedSegmentTintColor = .red }),
        ("away", { $0.removeSegment(at: 0, animated: false) }),
        ("empty", { $0.removeAllSegments() }),
        ("nothing", { $0.removeSegment(at: 0, animated: false) }),
      ])
    #expect(
      segments == [
        "first LS", "second LS", "title LS", "image LS", "action LS", "width LS", "offset L",
        "off L", "shares L", "chosen L", "none L", "momentary L", "lasting ", "tint L", "away LS",
        "empty LS", "nothing ",
      ])
    let pages = asks(
      UIPageControl(),
      [
        ("pages", { $0.numberOfPages = 3 }), ("page", { $0.currentPage = 1 }),
        ("hides", { $0.hidesForSinglePage = true }), ("tint", { $0.pageIndicatorTintColor = .red }),
        ("current", { $0.currentPageIndicatorTintColor = .red }),
        ("ground", { $0.backgroundStyle = .minimal }),
        ("still", { $0.allowsContinuousInteraction = false }),
      ])
    #expect(
      pages == [
        "pages LS", "page L", "hides LS", "tint L", "current L", "ground L", "still ",
      ])
  }

  @Test func `progress, spinners and wheels ask for what shows them`() {
    let progress = asks(
      UIProgressView(),
      [
        ("style", { $0.progressViewStyle = .bar }), ("half", { $0.progress = 0.5 }),
        ("all", { $0.setProgress(1, animated: true) }), ("done", { $0.progressTintColor = .red }),
        ("rest", { $0.trackTintColor = .red }), ("tint", { $0.tintColor = .red }),
        ("follows", { $0.observedProgress = Progress(totalUnitCount: 1) }),
        ("alone", { $0.observedProgress = nil }),
      ])
    #expect(
      progress == [
        "style LS", "half L", "all L", "done L", "rest L", "tint L", "follows L", "alone ",
      ])
    let spinner = asks(
      UIActivityIndicatorView(style: .medium),
      [
        ("style", { $0.style = .large }), ("color", { $0.color = .red }),
        ("part", { $0.shownPart = 0.5 }), ("again", { $0.shownPart = 0.5 }),
        ("turns", { $0.startAnimating() }), ("stands", { $0.stopAnimating() }),
      ])
    #expect(spinner == ["style LDS", "color D", "part D", "again ", "turns ", "stands "])
    let picker = asks(
      UIPickerView(),
      [
        ("source", { $0.dataSource = nil }), ("delegate", { $0.delegate = nil }),
        ("all", { $0.reloadAllComponents() }), ("none", { $0.reloadComponent(3) }),
      ])
    #expect(picker == ["source L", "delegate L", "all L", "none "])
  }
}
