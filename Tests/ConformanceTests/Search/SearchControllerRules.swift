// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("SC search controllers", .freshApplication)
struct SearchControllerRules {
  @Test func `SC-1 SC-3 editing the bar makes the controller active, in order`() throws {
    let stage = try SearchControllerStage()
    #expect(!stage.search.isActive && stage.bar.placeholder == "Search")
    try stage.begin()
    #expect(
      stage.log.take() == ["present", "willPresent", "update “”", "didBegin", "didPresent"])
    #expect(stage.search.isActive && stage.bar.isFirstResponder)
    #expect(stage.search.presentingViewController === stage.navigation)
  }

  @Test func `SC-1 a program makes it active without the keyboard`() throws {
    let stage = try SearchControllerStage()
    stage.search.isActive = true
    stage.settle()
    #expect(stage.log.take() == ["present", "willPresent", "update “”", "didPresent"])
    #expect(stage.search.isActive && !stage.bar.isFirstResponder)
    stage.bar.becomeFirstResponder()
    #expect(stage.log.take() == ["update “”", "didBegin"])
    stage.search.isActive = false
    stage.settle()
    #expect(stage.log.take() == ["willDismiss", "didEnd", "update “” off", "didDismiss"])
    #expect(!stage.search.isActive && stage.search.presentingViewController == nil)
    stage.search.isActive = false
    #expect(stage.log.take() == [])
  }

  @Test func `SC-1 a bar that is nowhere leaves the controller as it is`() throws {
    let search = UISearchController(searchResultsController: nil)
    search.isActive = true
    #expect(!search.isActive)
    search.searchBar.text = "x"
    #expect(search.searchBar.text == "x")
  }

  @Test func `SC-2 cancel button and scopes come and go with the search`() throws {
    let stage = try SearchControllerStage()
    stage.bar.scopeButtonTitles = ["All", "Some"]
    try stage.begin()
    #expect(stage.bar.showsCancelButton && stage.bar.showsScopeBar)
    stage.search.isActive = false
    stage.settle()
    #expect(!stage.bar.showsCancelButton && !stage.bar.showsScopeBar)
    stage.search.automaticallyShowsCancelButton = false
    stage.search.scopeBarActivation = .onTextEntry
    try stage.begin()
    #expect(!stage.bar.showsCancelButton && !stage.bar.showsScopeBar)
    try stage.generator.keyPress("a")
    #expect(stage.bar.showsScopeBar)
    stage.search.isActive = false
    stage.settle()
    stage.search.automaticallyShowsScopeBar = false
    #expect(stage.search.scopeBarActivation == .manual)
    try stage.begin()
    #expect(!stage.bar.showsScopeBar)
  }

  @Test func `SC-2 SC-4 SC-5 a search from the first letter to the cancel button`() throws {
    let stage = try SearchControllerStage()
    try stage.begin()
    _ = stage.log.take()
    try stage.generator.keyPress("a")
    #expect(stage.log.take() == ["text “a”", "update “a”"])
    try stage.generator.keyPress(.returnOrEnter)
    #expect(stage.log.take() == ["search", "didEnd"])
    #expect(stage.search.isActive && stage.bar.text == "a")
    let cancel = try #require(
      stage.bar.subviews.first { $0.accessibilityIdentifier == "cancel search" })
    try stage.generator.fingerTap(at: cancel)
    stage.settle()
    #expect(stage.log.take() == ["cancel", "willDismiss", "update “” off", "didDismiss"])
    #expect(stage.bar.text == "" && !stage.search.isActive)
    try stage.begin()
    try stage.generator.keyPress("b")
    _ = stage.log.take()
    try stage.generator.keyPress(.escape)
    stage.settle()
    #expect(
      stage.log.take() == ["cancel", "willDismiss", "didEnd", "update “” off", "didDismiss"])
  }

  @Test func `SC-12 Escape ends the search after the return key too`() throws {
    let stage = try SearchControllerStage()
    try stage.begin()
    try stage.generator.keyPress("a")
    try stage.generator.keyPress(.returnOrEnter)
    #expect(stage.search.isActive && !stage.bar.isFirstResponder)
    _ = stage.log.take()
    try stage.generator.keyPress(.escape)
    stage.settle()
    #expect(stage.log.take() == ["cancel", "willDismiss", "update “” off", "didDismiss"])
    #expect(!stage.search.isActive)
    stage.search.automaticallyShowsCancelButton = false
    stage.search.isActive = true
    stage.settle()
    _ = stage.log.take()
    try stage.generator.keyPress(.escape)
    stage.settle()
    #expect(stage.log.take() == ["willDismiss", "update “” off", "didDismiss"])
  }

  @Test(arguments: [false, true])
  func `VC-154 the button that goes back ends the search, and pops then`(
    afterReturn: Bool
  ) throws {
    let stage = try SearchControllerStage()
    stage.navigation.setViewControllers([UIViewController(), stage.page], animated: false)
    stage.settle()
    try stage.begin()
    try stage.generator.keyPress("a")
    if afterReturn { try stage.generator.keyPress(.returnOrEnter) }
    _ = stage.log.take()
    try stage.generator.press(.menu)
    // One more press while the search goes does nothing.
    try stage.generator.press(.menu)
    stage.settle()
    #expect(!stage.search.isActive && stage.navigation.viewControllers.count == 2)
    #expect(
      stage.log.take().filter { $0 == "cancel" || $0 == "didDismiss" } == ["cancel", "didDismiss"])
    try stage.generator.press(.menu)
    stage.settle()
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `SC-5 results are updated for what the program sets, tokens and scopes`() throws {
    let stage = try SearchControllerStage()
    stage.bar.text = "x"
    #expect(stage.log.take() == ["update “x” off"])
    stage.bar.text = "x"
    #expect(stage.log.take() == [])
    stage.bar.scopeButtonTitles = ["All", "Some"]
    stage.bar.selectedScopeButtonIndex = 1
    #expect(stage.log.take() == ["update “x” off"])
  }

  @Test func `SC-3 the delegate may present the controller itself, or the program does`() throws {
    let stage = try SearchControllerStage()
    let page = stage.page
    stage.listener.presents = { page.present($0, animated: false) }
    try stage.begin()
    #expect(
      stage.log.take() == ["present", "willPresent", "update “”", "didPresent", "didBegin"])
    page.dismiss(animated: false)
    #expect(stage.log.take() == ["willDismiss", "didEnd", "update “” off", "didDismiss"])
    page.present(stage.search, animated: true)
    stage.settle()
    #expect(stage.log.take() == ["willPresent", "update “”", "didPresent"])
    #expect(stage.search.isActive)
  }

  @Test func `SC-6 results are shown below the bar while there is text`() throws {
    let stage = try SearchControllerStage(withResults: true)
    let results = try #require(stage.results)
    #expect(stage.search.searchResultsController === results)
    try stage.begin()
    #expect(results.parent === stage.search && results.view.isHidden)
    #expect(!stage.search.showsSearchResultsController && stage.veil != nil)
    try stage.generator.keyPress("a")
    stage.settle()
    #expect(stage.search.showsSearchResultsController && !results.view.isHidden)
    #expect(stage.veil == nil)
    let bottom = stage.bar.convert(stage.bar.bounds, to: stage.content).maxY
    #expect(results.view.frame.minY == bottom && bottom > 0)
    #expect(results.view.frame.maxY == stage.content.bounds.maxY)
    try stage.generator.keyPress(.deleteOrBackspace)
    #expect(results.view.isHidden)
    stage.search.showsSearchResultsController = true
    #expect(!results.view.isHidden && !stage.search.automaticallyShowsSearchResultsController)
    stage.search.showsSearchResultsController = false
    try stage.generator.keyPress("b")
    #expect(results.view.isHidden)
    stage.search.automaticallyShowsSearchResultsController = true
    #expect(!results.view.isHidden)
  }

  @Test func `SC-7 a tap on the veil ends the search`() throws {
    let stage = try SearchControllerStage()
    try stage.begin()
    let veil = try #require(stage.veil)
    _ = stage.log.take()
    try stage.generator.fingerTap(at: veil)
    stage.settle()
    #expect(stage.log.take() == ["willDismiss", "didEnd", "update “” off", "didDismiss"])
  }

  @Test func `SC-7 without a veil what is behind is in reach`() throws {
    let stage = try SearchControllerStage()
    stage.search.obscuresBackgroundDuringPresentation = false
    try stage.begin()
    #expect(stage.veil == nil)
    let window = try #require(stage.page.view.window)
    let hit = window.hitTest(CGPoint(x: 100, y: 400), with: nil)
    #expect(hit?.isDescendant(of: stage.page.view) == true)
    let field = stage.bar.searchTextField
    let middle = field.convert(CGPoint(x: 100, y: 18), to: nil)
    #expect(window.hitTest(middle, with: nil)?.isDescendant(of: stage.bar) == true)
    stage.search.obscuresBackgroundDuringPresentation = true
    #expect(stage.veil != nil)
  }

  @Test func `SC-8 what is pushed covers a search in a context`() throws {
    let stage = try SearchControllerStage(withResults: true)
    stage.page.definesPresentationContext = true
    try stage.begin()
    #expect(stage.search.presentingViewController === stage.page)
    #expect(stage.page.presentedViewController === stage.search)
    try stage.generator.keyPress("a")
    let place = try #require(stage.content.superview)
    #expect(place.superview === stage.page.view.superview)
    _ = stage.log.take()
    let next = UIViewController()
    stage.navigation.pushViewController(next, animated: false)
    stage.settle()
    #expect(stage.content.window == nil && stage.bar.window == nil)
    #expect(stage.log.take() == ["didEnd"])
    #expect(stage.search.isActive && stage.bar.text == "a")
    stage.navigation.popViewController(animated: false)
    stage.settle()
    #expect(stage.content.window != nil && stage.bar.window != nil)
    stage.search.isActive = false
    stage.settle()
    #expect(place.superview == nil && stage.page.presentedViewController == nil)
  }

  @Test func `SC-8 without a context the whole window is covered`() throws {
    let stage = try SearchControllerStage()
    #expect(!stage.page.definesPresentationContext)
    try stage.begin()
    #expect(stage.content.superview?.superview is UIWindow)
    #expect(stage.search.transitionDuration(using: nil) == 0.25)
  }
}
