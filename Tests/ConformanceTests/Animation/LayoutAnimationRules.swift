// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AN layout in animations", .freshApplication)
struct LayoutAnimationRules {
  /// A view that another one fills.
  private final class Frame: UIView {
    let inner = UIView()

    override func layoutSubviews() {
      super.layoutSubviews()
      if inner.superview == nil { addSubview(inner) }
      inner.frame = bounds
    }

    /// What is shown of the inner view, to a thousandth.
    var shownWidth: CGFloat {
      ((inner.layer.presentation()?.bounds.width ?? 0) * 1000).rounded() / 1000
    }
  }

  @Test func `AN-20 what the changed views hold is laid out in the animation where that is said`()
    throws
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (along, alone) = (Frame(), Frame())
    for (view, y): (Frame, CGFloat) in [(along, 0), (alone, 100)] {
      view.frame = CGRect(x: 0, y: y, width: 50, height: 50)
      window.addSubview(view)
      view.layoutIfNeeded()
    }
    let generator = try EventGenerator(window: window)
    var ends: [Bool] = []
    UIView.animate(withDuration: 2, delay: 0, options: [.layoutSubviews, .curveLinear]) {
      along.frame.size.width = 100
    } completion: {
      ends.append($0)
    }
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      alone.frame.size.width = 100
    }
    #expect(along.inner.frame.width == 100 && alone.inner.frame.width == 50)
    generator.advance(by: 1)
    #expect(along.shownWidth == 75 && alone.shownWidth == 100)
    generator.advance(by: 1.1)
    #expect(along.shownWidth == 100 && ends == [true])
  }
}
