// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Makes tokens of what is pasted.
private final class TokenPaster: NSObject, UITextPasteDelegate {
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) {
    let token = UISearchToken(icon: nil, text: "PASTED")
    token.representedObject = "pasted"
    let forSearch = item as? any UISearchTextFieldPasteItem
    forSearch?.setSearchTokenResult(token)
    forSearch?.setSearchTokenResult(token)
  }
}

/// Keeps the animator of its transition.
private final class HeldSearch: UISearchController {
  var animators: [any UIViewImplicitlyAnimating] = []

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    animators.append(interruptibleAnimator(using: transitionContext))
    super.animateTransition(using: transitionContext)
    animators.append(interruptibleAnimator(using: transitionContext))
  }
}

@MainActor @Suite("SB suggestions", .freshApplication)
struct SearchSuggestionRules {
  private let fruits: [UISearchSuggestionItem] = [
    UISearchSuggestionItem(localizedSuggestion: "apple", localizedDescription: "red"),
    UISearchSuggestionItem(localizedSuggestion: "pear"),
  ]

  @Test func `SB-35 suggestions are listed below the field while it is edited`() throws {
    let stage = try SearchStage()
    stage.field.searchSuggestions = fruits
    #expect(suggestions(of: stage.bar) == [])
    stage.bar.becomeFirstResponder()
    #expect(suggestions(of: stage.bar) == ["apple", "pear"])
    let first = try #require(suggestionRows(of: stage.bar).first)
    let top = first.convert(first.bounds, to: nil).minY
    #expect(top == stage.field.convert(stage.field.bounds, to: nil).maxY + 8)
    stage.field.searchSuggestions = [fruits[1]]
    #expect(suggestions(of: stage.bar) == ["pear"])
    stage.bar.resignFirstResponder()
    #expect(suggestions(of: stage.bar) == [])
    stage.bar.becomeFirstResponder()
    #expect(suggestions(of: stage.bar) == ["pear"])
    stage.bar.removeFromSuperview()
    let rest = stage.generator.window.subviews.map(\.accessibilityIdentifier)
    #expect(!rest.contains("search suggestions"))
    stage.field.searchSuggestions = nil
    #expect(stage.field.searchSuggestions == nil)
  }

  @Test func `SB-36 a tap chooses a suggestion`() throws {
    let stage = try SearchStage()
    stage.field.delegate = stage.delegate
    stage.field.searchSuggestions = fruits
    stage.bar.becomeFirstResponder()
    _ = stage.log.take()
    let pear = try #require(suggestionRows(of: stage.bar).last)
    try stage.generator.fingerTap(at: pear)
    #expect(stage.log.take() == ["chosen pear"])
    #expect(suggestions(of: stage.bar) == [] && stage.field.text == "")
    #expect(stage.bar.isFirstResponder)
    stage.field.searchSuggestions = fruits
    #expect(suggestions(of: stage.bar) == ["apple", "pear"])
  }

  @Test func `SB-36 keys choose a suggestion`() throws {
    let stage = try SearchStage()
    stage.field.delegate = stage.delegate
    stage.bar.becomeFirstResponder()
    try stage.generator.keyPress("a")
    stage.field.searchSuggestions = fruits
    _ = stage.log.take()
    try stage.generator.keyPress(.returnOrEnter)
    #expect(stage.log.take() == ["shouldChange 1+0 “return”", "search"])
    let keys: [KeyboardKey] = [.arrowDown, .arrowDown, .arrowUp, .returnOrEnter]
    for key in keys { try stage.generator.keyPress(key) }
    #expect(stage.log.take() == ["chosen apple"] && stage.field.text == "a")
    try stage.generator.keyPress(.returnOrEnter)
    #expect(stage.log.take() == ["shouldChange 1+0 “return”", "search"])
  }

  @Test func `SB-37 a suggestion has words, a line, a picture and a meaning`() {
    let styled = NSAttributedString(string: "fig", attributes: [.foregroundColor: UIColor.red])
    let picture = UIImage(systemName: "star")
    let item = UISearchSuggestionItem(
      localizedAttributedSuggestion: styled, localizedDescription: "sweet", iconImage: picture)
    item.representedObject = 3
    #expect(item.localizedSuggestion == "fig" && item.localizedDescription == "sweet")
    #expect(item.localizedAttributedSuggestion == styled && item.iconImage === picture)
    #expect(item.representedObject as? Int == 3)
    #expect(fruits[1].localizedAttributedSuggestion == nil && fruits[1].iconImage == nil)
    #expect(fruits[0].localizedDescription == "red" && fruits[1].localizedDescription == nil)
  }

  @Test func `SB-38 what is pasted becomes a token`() throws {
    let stage = try SearchStage()
    let paster = TokenPaster()
    stage.field.pasteDelegate = paster
    stage.field.tokens = [stage.token("a")]
    stage.bar.becomeFirstResponder()
    UIPasteboard.general.string = "text"
    _ = stage.log.take()
    stage.field.paste(nil)
    #expect(stage.tokens() == ["a", "pasted"] && stage.field.text == "")
    #expect(stage.log.take() == ["text “”"])
  }

  @Test func `SC-13 a search controller suggests, and its updater hears of the choice`() throws {
    let stage = try SearchControllerStage()
    stage.search.searchSuggestions = fruits
    try stage.begin()
    _ = stage.log.take()
    let pear = try #require(suggestionRows(of: stage.bar).last)
    try stage.generator.fingerTap(at: pear)
    #expect(stage.log.take() == ["select pear"] && stage.search.isActive)
    stage.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    stage.search.searchSuggestions = fruits
    #expect(suggestions(of: stage.bar) == [])
    stage.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    #expect(suggestions(of: stage.bar) == ["apple", "pear"])
    stage.bar.searchTextField.searchSuggestions = [fruits[0]]
    #expect(suggestions(of: stage.bar) == ["apple"])
  }

  @Test func `SC-14 a bar that is preferred inline stands beside the title`() throws {
    let before = UIScreen.main.bounds.size
    func resize(_ size: CGSize) {
      HostInput.send(.screen(ScreenMetrics(size: size, scale: 2), at: 0))
    }
    defer { resize(before) }
    resize(CGSize(width: 1000, height: 700))
    let stage = try SearchControllerStage()
    let item = stage.page.navigationItem
    #expect(item.preferredSearchBarPlacement == .automatic && stage.log.take() == [])
    item.hidesSearchBarWhenScrolling = false
    item.preferredSearchBarPlacement = .inline
    stage.settle()
    #expect(
      stage.log.take() == ["will be inline, is stacked", "was stacked, is inline"])
    let bar = stage.navigation.navigationBar
    #expect(bar.frame.height == 44 && item.searchBarPlacement == .inline)
    #expect(stage.bar.frame == CGRect(x: 672, y: 0, width: 320, height: 44))
    try stage.begin()
    #expect(stage.search.isActive && bar.frame.height == 44)
    stage.search.isActive = false
    stage.settle()
    _ = stage.log.take()
    item.preferredSearchBarPlacement = .stacked
    stage.settle()
    #expect(
      stage.log.take() == ["will be stacked, is inline", "was inline, is stacked"])
    #expect(bar.frame.height == 100)
  }

  @Test func `SC-8 one animator fades a search in, and can be held`() throws {
    let search = HeldSearch(searchResultsController: nil)
    let stage = try SearchControllerStage(search: search)
    search.isActive = true
    let animator = try #require(search.animators.first)
    #expect(search.animators.count == 2 && search.animators[1] === animator)
    animator.pauseAnimation()
    stage.settle()
    #expect(stage.log.take() == ["present", "willPresent", "update “”"])
    animator.startAnimation()
    stage.settle()
    #expect(stage.log.take() == ["didPresent"] && search.view.alpha == 1)
  }

  @Test func `SC-8 a search that is ended while it comes is gone, and can begin again`() throws {
    let stage = try SearchControllerStage()
    stage.search.isActive = true
    stage.generator.advance(by: 0.1)
    stage.search.isActive = false
    stage.settle()
    let coming = ["present", "willPresent", "update “”", "didPresent"]
    let going = ["willDismiss", "update “” off", "didDismiss"]
    #expect(stage.log.take() == coming + going)
    #expect(stage.search.presentingViewController == nil && stage.search.view.alpha == 1)
    stage.search.isActive = true
    stage.settle()
    #expect(stage.log.take() == coming)
  }

  @Test func `SB-35 what comes to the screen later is in front of suggestions`() throws {
    let stage = try SearchStage()
    stage.field.searchSuggestions = fruits
    stage.bar.becomeFirstResponder()
    let window = stage.generator.window
    let later = UIView()
    window.addSubview(later)
    stage.field.searchSuggestions = [fruits[1]]
    stage.field.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(suggestions(of: stage.bar) == ["pear"] && window.subviews.last === later)
  }

  @Test func `SC-15 a container shows the bar on top and begins to search`() throws {
    let log = EventLog()
    let listener = SearchListener(log)
    let search = UISearchController(searchResultsController: nil)
    search.delegate = listener
    let container = UISearchContainerViewController(searchController: search)
    let generator = try EventGenerator(viewController: container)
    generator.advance(by: 0.5)
    container.view.layoutIfNeeded()
    #expect(log.take() == ["present", "willPresent", "didPresent"])
    #expect(container.searchController === search)
    #expect(search.presentingViewController === container)
    let top = container.view.safeAreaInsets.top
    let width = container.view.bounds.width
    #expect(search.searchBar.frame == CGRect(x: 0, y: top, width: width, height: 56))
    search.isActive = false
    generator.advance(by: 0.5)
    #expect(log.take() == ["willDismiss", "didDismiss"])
    #expect(search.searchBar.superview === container.view)
  }
}
