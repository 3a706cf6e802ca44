// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch
import Foundation
import QuartzCore
import Testing
import UIKit

/// Objects of the main actor whose last reference goes on another thread.
@MainActor @Suite("Releases on other threads")
struct LastReleaseTests {
  @Test func `the subviews of a view are nowhere then, and its recognizers are without a view`()
    async
  {
    let child = UIView()
    let tap = UITapGestureRecognizer()
    await releaseElsewhere {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      parent.addSubview(child)
      parent.addGestureRecognizer(tap)
      return parent
    }
    #expect(child.superview == nil)
    #expect(child.next == nil)
    #expect(child.layer.superlayer == nil)
    #expect(tap.view == nil)
  }

  @Test func `a subview that has gone elsewhere before stays there`() async {
    let child = UIView()
    let refuge = UIView()
    await releaseElsewhere(
      { () -> UIView in
        let parent = UIView()
        parent.addSubview(child)
        return parent
      }, meanwhile: { refuge.addSubview(child) })
    #expect(child.superview === refuge)
    #expect(refuge.subviews == [child])
    #expect(child.layer.superlayer === refuge.layer)
  }

  @Test func `a window is no window of the application any more`() async {
    let before = UIApplication.shared.windows.count
    await releaseElsewhere { () -> UIWindow in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.isHidden = false
      #expect(UIApplication.shared.windows.count == before + 1)
      return window
    }
    #expect(UIApplication.shared.windows.count == before)
  }

  @Test func `the view of a controller has its superview behind it`() async {
    let view = UIView()
    let parent = UIView()
    parent.addSubview(view)
    await releaseElsewhere { () -> UIViewController in
      let controller = UIViewController()
      controller.view = view
      #expect(view.next === controller)
      return controller
    }
    #expect(view.next === parent)
  }

  @Test func `sublayers are in no layer`() async {
    let child = CALayer()
    await releaseElsewhere { () -> CALayer in
      let parent = CALayer()
      parent.addSublayer(child)
      return parent
    }
    #expect(child.superlayer == nil)
  }

  @Test func `an animator that goes leaves views where they were going`() async {
    let view = UIView()
    await releaseElsewhere { () -> UIViewPropertyAnimator in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
      animator.pauseAnimation()
      #expect(!view.isUserInteractionEnabled || view.layer.presentation()?.opacity != 0.5)
      return animator
    }
    #expect(view.alpha == 0.5)
    #expect(view.layer.presentation()?.opacity ?? view.layer.opacity == 0.5)
  }

  /// Lets the only reference to an object go on another thread, and waits until what it leaves to
  /// the main queue is done.
  private func releaseElsewhere(
    _ make: () -> some AnyObject, meanwhile body: () -> Void = {}
  ) async {
    nonisolated(unsafe) let reference = Unmanaged.passRetained(make())
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      reference.release()
      done.signal()
    }
    done.wait()
    body()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }
}
