// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("SB looks of search bars", .freshApplication)
struct SearchLookRules {
  private func picture(_ side: CGFloat = 10) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func ground(_ stage: SearchStage) throws -> UIImageView {
    stage.bar.layoutIfNeeded()
    return try #require(stage.bar.subviews.first as? UIImageView)
  }

  @Test func `SB-13 parts have their places, and other ones from right to left`() throws {
    let stage = try SearchStage()
    let bar = stage.bar
    #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 56))
    #expect(bar.sizeThatFits(.zero).width == UIScreen.main.bounds.width)
    bar.prompt = "Where is it?"
    #expect(bar.intrinsicContentSize.height == 80 && bar.prompt == "Where is it?")
    bar.prompt = nil
    bar.showsCancelButton = true
    bar.text = "ab"
    bar.layoutIfNeeded()
    let cancel = try #require(stage.button("cancel search"))
    #expect(stage.field.frame.minX == 8 && stage.field.frame.height == 36)
    #expect(cancel.frame.minX == stage.field.frame.maxX + 8 && cancel.frame.maxX == 312)
    let bounds = stage.field.bounds
    #expect(stage.field.leftViewRect(forBounds: bounds).minX == 8)
    #expect(stage.field.clearButtonRect(forBounds: bounds).maxX == bounds.maxX - 8)
    #expect(stage.field.textRect(forBounds: bounds).minX == 34)
    bar.semanticContentAttribute = .forceRightToLeft
    stage.field.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    #expect(cancel.frame.minX == 8 && stage.field.frame.maxX == 312)
    #expect(stage.field.leftViewRect(forBounds: bounds).maxX == bounds.maxX - 8)
    #expect(stage.field.clearButtonRect(forBounds: bounds).minX == 8)
    #expect(stage.field.textRect(forBounds: bounds).maxX == bounds.maxX - 34)
  }

  @Test func `SB-13 adjustments move field, text and pictures`() throws {
    let stage = try SearchStage()
    let (bar, field) = (stage.bar, stage.field)
    let bounds = CGRect(x: 0, y: 0, width: 304, height: 36)
    let text = field.textRect(forBounds: bounds)
    let glass = field.leftViewRect(forBounds: bounds)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 1)
    bar.setPositionAdjustment(UIOffset(horizontal: 2, vertical: 2), for: .search)
    bar.layoutIfNeeded()
    #expect(field.frame.origin == CGPoint(x: 11, y: 14))
    #expect(field.textRect(forBounds: bounds) == text.offsetBy(dx: 5, dy: 1))
    #expect(field.leftViewRect(forBounds: bounds) == glass.offsetBy(dx: 2, dy: 2))
    #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 2, vertical: 2))
    #expect(bar.positionAdjustment(for: .clear) == .zero)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: .infinity, vertical: .nan)
    #expect(field.textRect(forBounds: bounds) == text)
    #expect(bar.searchTextPositionAdjustment.horizontal == .infinity)
  }

  @Test func `SB-14 the field is read as a search field`() throws {
    let stage = try SearchStage()
    #expect(stage.field.accessibilityTraits.contains(.searchField))
    #expect(stage.field.accessibilityLabel == "Search")
    stage.bar.placeholder = "City"
    stage.bar.text = "Ulm"
    stage.field.tokens = [stage.token("south")]
    #expect(stage.bar.placeholder == "City" && stage.field.accessibilityLabel == "City")
    #expect(stage.field.accessibilityValue == "SOUTH, Ulm")
    #expect(!stage.bar.isAccessibilityElement)
  }

  @Test func `SB-20 the ground is as the style says`() throws {
    let stage = try SearchStage()
    let bar = stage.bar
    let ground = try ground(stage)
    let usual = ground.backgroundColor
    #expect(usual != nil && ground.alpha < 1 && bar.isTranslucent)
    bar.isTranslucent = false
    #expect(ground.alpha == 1)
    bar.barTintColor = .orange
    #expect(ground.backgroundColor == .orange)
    bar.searchBarStyle = .minimal
    #expect(ground.backgroundColor == nil)
    bar.searchBarStyle = .prominent
    bar.barTintColor = nil
    #expect(ground.backgroundColor == usual)
    bar.barStyle = .black
    #expect(stage.field.traitCollection.userInterfaceStyle == .dark)
    UISearchBar.appearance().barTintColor = .purple
    let other = UISearchBar()
    stage.controller.view.addSubview(other)
    #expect(other.barTintColor == .purple)
  }

  @Test func `SB-21 pictures take the place of ground, fill and symbols`() throws {
    let stage = try SearchStage()
    let bar = stage.bar
    let ground = try ground(stage)
    let (one, two) = (picture(), picture(12))
    bar.backgroundImage = one
    #expect(ground.image === one && ground.backgroundColor == nil && bar.backgroundImage === one)
    bar.setBackgroundImage(two, for: .any, barMetrics: .defaultPrompt)
    #expect(ground.image === one)
    bar.prompt = "Prompt"
    #expect(ground.image === two)
    bar.setBackgroundImage(nil, for: .any, barMetrics: .defaultPrompt)
    #expect(ground.image === one)
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) === one)
    #expect(bar.backgroundImage(for: .top, barMetrics: .default) == nil)
    #expect(stage.field.backgroundColor != nil)
    bar.setSearchFieldBackgroundImage(two, for: .normal)
    #expect(stage.field.background === two && stage.field.backgroundColor == nil)
    #expect(bar.searchFieldBackgroundImage(for: .normal) === two)
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    #expect(stage.field.background == nil && stage.field.backgroundColor != nil)
    bar.setImage(one, for: .search, state: .normal)
    #expect((stage.field.leftView as? UIImageView)?.image === one)
    #expect(bar.image(for: .search, state: .normal) === one)
    bar.setImage(two, for: .bookmark, state: .normal)
    bar.showsBookmarkButton = true
    let bookmark = try #require(stage.button("Bookmarks") as? UIButton)
    #expect(bookmark.image(for: .normal) === two)
    bar.setImage(two, for: .clear, state: .normal)
    bar.text = "ab"
    stage.field.layoutIfNeeded()
    let clear = try #require(stage.button("clear text") as? UIButton)
    #expect(clear.image(for: .normal) === two && clear.backgroundColor == nil)
  }

  @Test func `SB-22 a bar at the top reaches up to the edge of the window`() throws {
    let stage = try SearchStage()
    let ground = try ground(stage)
    #expect(stage.bar.barPosition == .any && ground.frame.minY == 0)
    stage.delegate.position = .topAttached
    #expect(stage.bar.barPosition == .topAttached)
    stage.bar.setNeedsLayout()
    stage.bar.layoutIfNeeded()
    #expect(ground.frame == CGRect(x: 0, y: -100, width: 320, height: 156))
    let silent = SilentBarDelegate()
    stage.bar.delegate = silent
    #expect(stage.bar.barPosition == .any && stage.bar.becomeFirstResponder())
    try stage.generator.keyPress("a")
    try stage.generator.keyPress(.returnOrEnter)
    #expect(stage.bar.text == "a" && stage.bar.resignFirstResponder())
  }

  @Test func `SB-23 parts are found by key`() throws {
    let stage = try SearchStage()
    let bar = stage.bar
    #expect(bar.value(forKey: "searchField") as? UITextField === stage.field)
    bar.setValue("Stop", forKey: "cancelButtonText")
    #expect((bar.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "Stop")
  }
}

/// A delegate that implements nothing.
private final class SilentBarDelegate: NSObject, UISearchBarDelegate {}
