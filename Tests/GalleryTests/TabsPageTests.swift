// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: tabs and navigation", .freshApplication)
struct TabsPageTests {
  @Test func `gallery tabs print the chain through all containers`() throws {
    let driver = try GalleryDriver(page: "page.tabs")
    try driver.generator.fingerTap(at: "tabs.open")
    try driver.generator.fingerTap(at: "demo.push.red")
    try driver.generator.fingerTap(at: "demo.view")
    let lines = try driver.text("demo.chain").split(separator: "\n").filter { $0 != "↓" }
    let classes = lines.map { $0.dropFirst().prefix { $0 != ":" } }
    #expect(
      classes == [
        "UIView", "UIView", "DemoDetailController", "UIViewControllerWrapperView",
        "UINavigationTransitionView", "UILayoutContainerView", "UINavigationController",
        "UIViewControllerWrapperView", "UITransitionView", "UILayoutContainerView",
        "DemoTabBarController", "GallerySplit", "UIWindow", "UIApplication",
      ])
  }

  @Test func `gallery tabs close and leave the page as it was`() throws {
    let driver = try GalleryDriver(page: "page.tabs")
    try driver.generator.fingerTap(at: "tabs.open")
    let root = driver.root
    let demo = try #require(root.presentedViewController as? DemoTabBarController)
    demo.selectedIndex = 1
    try driver.generator.fingerTap(at: "about.close")
    #expect(root.presentedViewController == nil)
    #expect(driver.generator.viewIsHittable("tabs.open"))
  }
}
