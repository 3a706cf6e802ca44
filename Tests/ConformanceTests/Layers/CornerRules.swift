// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("LA corners of views", .freshApplication)
struct CornerRules {
  /// The radius of a view of a size.
  private func radius(
    _ corners: UICornerConfiguration, _ width: CGFloat, _ height: CGFloat
  ) -> CGFloat {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.cornerConfiguration = corners
    return view.layer.cornerRadius
  }

  @Test func `LA-112 corners are as round as the configuration says for the size`() {
    let plain = UIView()
    #expect(plain.cornerConfiguration == .corners(radius: .fixed(0)))
    #expect(radius(.corners(radius: .fixed(8)), 100, 40) == 8)
    #expect(radius(.uniformCorners(radius: .fixed(30)), 100, 40) == 20)
    #expect(radius(.capsule(), 100, 40) == 20 && radius(.capsule(), 30, 40) == 15)
    #expect(radius(.capsule(maximumRadius: 12), 100, 40) == 12)
    #expect(radius(.capsule(maximumRadius: -1), 100, 40) == 0)
    #expect(radius(.corners(radius: .fixed(.nan)), 100, 40) == 0)
    #expect(radius(.corners(radius: .fixed(.infinity)), 100, 40) == 20)
  }

  @Test func `LA-112 another size gives other corners at the next layout`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .capsule()
    view.frame.size.height = 60
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 30)
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    own.layer.cornerRadius = 5
    own.frame.size.height = 60
    own.layoutIfNeeded()
    #expect(own.layer.cornerRadius == 5)
  }

  @Test func `LA-113 the radius of a corner is what is shown of it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.layer.cornerRadius = 15
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let all: [UIRectCorner] = [
      .topLeft, .topRight, .bottomLeft, .bottomRight, [.topLeft, .topRight],
      [.topRight, .bottomLeft], .allCorners,
    ]
    #expect(all.map { view.effectiveRadius(corner: $0) } == [15, 0, 0, 15, 15, 0, 15])
    view.layer.cornerRadius = 90
    #expect(view.effectiveRadius(corner: .topLeft) == 20)
  }
}
