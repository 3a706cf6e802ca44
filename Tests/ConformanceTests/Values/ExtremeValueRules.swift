// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VA extreme values", .freshApplication)
struct ExtremeValueRules {
  @Test func `VA-2 a centre that is not a number is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().center.x = .nan }
    }
  }

  @Test func `VA-2 a frame that is not a number is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().frame = CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan) }
    }
  }

  @Test func `VA-2 bounds that are not numbers are refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIScrollView().contentOffset.y = .nan }
    }
  }

  @Test func `VA-2 a transform that is not a number is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().transform = CGAffineTransform(translationX: 0, y: .nan) }
    }
  }

  @Test func `VA-2 an anchor that is not a number is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CALayer().anchorPoint.y = .nan }
    }
  }

  @Test func `VA-2 opposite infinities are numbers`() {
    let view = UIView()
    view.center = CGPoint(x: CGFloat.infinity, y: -.infinity)
    #expect(view.center == CGPoint(x: CGFloat.infinity, y: -.infinity))
  }

  @Test func `VA-3 a constant that is not finite is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().widthAnchor.constraint(equalToConstant: 1).constant = .infinity
      }
    }
  }

  @Test func `VA-3 a multiplier that is not finite is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
      }
    }
  }
}
