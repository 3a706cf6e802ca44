// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Objects of the main actor whose last reference goes on another thread.
///
/// What refers to them is right as soon as it is asked, before the main queue has run anything.
@MainActor @Suite("Releases on other threads", .freshApplication)
struct LastReleaseTests {
  @Test func `the subviews of a view are nowhere then, and its recognizers are without a view`() {
    let child = UIView()
    let tap = UITapGestureRecognizer()
    releaseElsewhere {
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

  @Test func `an action is not sought there`() {
    let child = UIView()
    releaseElsewhere {
      let parent = UIView()
      parent.addSubview(child)
      return parent
    }
    #expect(child.target(forAction: "nobodys:", withSender: nil) == nil)
  }

  @Test func `its subviews go elsewhere at once`() {
    let child = UIView()
    let refuge = UIView()
    releaseElsewhere { () -> UIView in
      let parent = UIView()
      parent.addSubview(child)
      return parent
    }
    refuge.addSubview(child)
    #expect(child.superview === refuge)
    #expect(refuge.subviews == [child])
    #expect(child.layer.superlayer === refuge.layer)
  }

  @Test func `views below a window go elsewhere at once, and get others`() {
    let child = MoveRecorder()
    let refuge = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    refuge.isHidden = false
    for act in [{ refuge.addSubview(child) }, { child.addSubview(UIView()) }] {
      releaseElsewhere { () -> UIWindow in
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.isHidden = false
        window.addSubview(child)
        return window
      }
      act()
    }
    #expect(child.superview == nil)
    #expect(child.window == nil)
    #expect(child.subviews.map { $0.window == nil } == [true])
    #expect(UIApplication.shared.windows == [refuge])
  }

  @Test func `LY-1 a constraint that it held becomes active again at once, and ends later`() {
    let outer = UIView()
    let child = UIView()
    let width = child.widthAnchor.constraint(equalTo: outer.widthAnchor)
    outer.addSubview(child)
    releaseElsewhere { () -> UIView in
      let parent = UIView()
      parent.addSubview(outer)
      parent.addConstraint(width)
      return parent
    }
    #expect(!width.isActive)
    width.isActive = true
    #expect(outer.constraints == [width])
    #expect(child.constraintsAffectingLayout(for: .horizontal) == [width])
    child.removeFromSuperview()
    #expect(!width.isActive && outer.constraints == [])
  }

  @Test func `a subview that is removed then is told of no superview`() {
    let child = MoveRecorder()
    releaseElsewhere { () -> UIView in
      let parent = UIView()
      parent.addSubview(child)
      return parent
    }
    child.calls = []
    child.removeFromSuperview()
    #expect(child.calls == [])
  }

  @Test func `a window is no window of the application any more`() {
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.isHidden = false
    let child = UIView()
    releaseElsewhere { () -> UIWindow in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(child)
      window.makeKeyAndVisible()
      #expect(UIApplication.shared.windows == [other, window])
      return window
    }
    #expect(UIApplication.shared.windows == [other])
    #expect(UIApplication.shared.keyWindow == nil)
    #expect(child.window == nil)
    #expect(other.hitTest(CGPoint(x: 5, y: 5), with: nil) === other)
  }

  @Test func `the view of a controller has its superview behind it`() {
    let view = UIView()
    let parent = UIView()
    parent.addSubview(view)
    releaseElsewhere { () -> UIViewController in
      let controller = UIViewController()
      controller.view = view
      #expect(view.next === controller)
      return controller
    }
    #expect(view.next === parent)
  }

  @Test func `the layer of a view has no delegate`() {
    let layer = UIView().layer
    for act in [
      { #expect(layer.delegate == nil) }, { layer.bounds.size.width += 1 },
      { layer.setNeedsLayout() }, { layer.layoutIfNeeded() }, { layer.setNeedsDisplay() },
    ] {
      releaseElsewhere { () -> UIView in
        let view = UIView()
        view.layer.addSublayer(layer)
        return view
      }
      act()
    }
    var kept: CALayer?
    releaseElsewhere { () -> UIView in
      let view = UIView()
      kept = view.layer
      return view
    }
    #expect(kept?.delegate == nil)
    kept?.setNeedsLayout()
    #expect(kept?.needsLayout() == true)
  }

  @Test func `sublayers are in no layer`() {
    let child = CALayer()
    releaseElsewhere { () -> CALayer in
      let parent = CALayer()
      parent.addSublayer(child)
      return parent
    }
    #expect(child.superlayer == nil)
  }

  @Test func `an animator that goes leaves views where they were going, when its turn comes`() async
  {
    let view = UIView()
    releaseElsewhere { () -> UIViewPropertyAnimator in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
      animator.pauseAnimation()
      #expect(!view.isUserInteractionEnabled || view.layer.presentation()?.opacity != 0.5)
      return animator
    }
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(view.alpha == 0.5)
    #expect(view.layer.presentation()?.opacity ?? view.layer.opacity == 0.5)
  }

  /// Lets the only reference to an object go on another thread.
  private func releaseElsewhere(_ make: () -> some AnyObject) {
    nonisolated(unsafe) let reference = Unmanaged.passRetained(make())
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      reference.release()
      done.signal()
    }
    done.wait()
  }

  private final class MoveRecorder: UIView {
    var calls: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append("will move to \(newSuperview == nil ? "none" : "a view")")
    }
  }
}
