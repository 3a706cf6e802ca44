// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: scrolling", .freshApplication)
struct ScrollingPageTests {
  @Test func `gallery scroll view is flicked and tells its delegate in order`() throws {
    let driver = try GalleryDriver(page: "page.scrolling")
    let scroll = try driver.generator.viewWithIdentifier("scroll", ofType: UIScrollView.self)
    try driver.generator.fingerDown(at: "scroll.button.1")
    try driver.generator.fingerMove(.automatic, translationX: 0, y: -30, duration: 0.1)
    #expect(try driver.text("scroll.status").hasSuffix("dragging"))
    try driver.generator.fingerUp(.automatic)
    #expect(scroll.isDecelerating)
    try driver.generator.waitUntilAnimationsAreFinished(timeout: 10)
    #expect(scroll.contentOffset.y > 30)
    let log = try driver.log()
    #expect(!log.contains("button 1 pressed"))
    #expect(log.first == "willBeginDragging")
    #expect(log.last == "didEndDecelerating")
    #expect(try driver.text("scroll.status").hasSuffix("rests"))
  }

  @Test func `gallery buttons in a scroll view are pressed`() throws {
    let driver = try GalleryDriver(page: "page.scrolling")
    try driver.generator.fingerTap(at: "scroll.button.1")
    #expect(try driver.log() == ["button 1 pressed"])
  }

  @Test func `gallery pages turn and the inner list hands on`() throws {
    let driver = try GalleryDriver(page: "page.scrolling")
    let scroll = try driver.generator.viewWithIdentifier("scroll", ofType: UIScrollView.self)
    let pages = try driver.generator.viewWithIdentifier("scroll.pages", ofType: UIScrollView.self)
    try driver.generator.fingerDown(at: "scroll.pages")
    try driver.generator.fingerMove(.automatic, translationX: -60, y: 2, duration: 0.1)
    try driver.generator.fingerUp(.automatic)
    try driver.generator.waitUntilAnimationsAreFinished(timeout: 5)
    #expect(pages.contentOffset == CGPoint(x: pages.bounds.width, y: 0))
    #expect(scroll.contentOffset == .zero)
    let inner = try driver.generator.viewWithIdentifier("scroll.inner", ofType: UIScrollView.self)
    inner.setContentOffset(CGPoint(x: 0, y: inner.contentSize.height), animated: false)
    inner.setContentOffset(
      CGPoint(x: 0, y: inner.contentSize.height - inner.bounds.height), animated: false)
    let end = inner.contentOffset
    try driver.show("scroll.inner", in: "scroll")
    let before = scroll.contentOffset.y
    try driver.generator.fingerDown(at: "scroll.inner")
    try driver.generator.fingerMove(.automatic, translationX: 0, y: -40, duration: 0.2)
    #expect(inner.contentOffset == end)
    #expect(scroll.contentOffset.y > before)
    try driver.generator.fingerUp(.automatic)
  }

  @Test func `gallery content is pulled down and made anew`() throws {
    let driver = try GalleryDriver(page: "page.scrolling")
    let scroll = try driver.generator.viewWithIdentifier("scroll", ofType: UIScrollView.self)
    let inner = try driver.generator.viewWithIdentifier("scroll.inner")
    let refresh = try driver.generator.viewWithIdentifier(
      "scroll.refresh", ofType: UIRefreshControl.self)
    let before = inner.backgroundColor
    try driver.generator.fingerDown(at: "scroll.button.1")
    try driver.generator.fingerMove(.automatic, translationX: 0, y: 260, duration: 0.5)
    #expect(refresh.isRefreshing)
    try driver.generator.fingerUp(.automatic)
    driver.generator.advance(by: 1)
    #expect(scroll.contentOffset.y == -60)
    driver.generator.advance(by: 2)
    #expect(!refresh.isRefreshing && scroll.contentOffset.y == 0)
    #expect(inner.backgroundColor != before)
    let told = try driver.log().filter { $0.hasPrefix("refresh") }
    #expect(told == ["refresh: valueChanged", "refresh: done"])
  }

  @Test func `gallery picture is zoomed by two fingers`() throws {
    let driver = try GalleryDriver(page: "page.scrolling")
    try driver.show("scroll.zoom", in: "scroll")
    let zoom = try driver.generator.viewWithIdentifier("scroll.zoom", ofType: UIScrollView.self)
    try driver.generator.fingerPinchOpen(at: "scroll.zoom", duration: 0.3)
    try driver.generator.waitUntilAnimationsAreFinished(timeout: 5)
    #expect(zoom.zoomScale > 1.5)
    #expect(zoom.contentSize.width > zoom.bounds.width * 1.5)
    #expect(try driver.log().contains("picture: willBeginZooming"))
  }
}
