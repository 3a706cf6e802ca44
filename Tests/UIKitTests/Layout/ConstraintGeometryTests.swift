// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Lines and lengths of constraints", .freshApplication)
struct ConstraintGeometryTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// A view whose alignment rectangle may be smaller than it is.
  private final class Inset: UIView {
    var insets = UIEdgeInsets.zero
    override var alignmentRectInsets: UIEdgeInsets { insets }
  }

  private let outer = Inset(frame: CGRect(x: 7, y: 9, width: 200, height: 100))

  /// Where a view of 20 by 10 points goes when one of its lines is one of the outer view's.
  private func place(
    _ line: Attribute, _ other: Attribute, _ constant: CGFloat = 0, in middle: UIView? = nil
  ) -> CGFloat {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (middle ?? outer).addSubview(view)
    defer { view.removeFromSuperview() }
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: view, attribute: line, relatedBy: .equal, toItem: outer, attribute: other,
        multiplier: 1, constant: constant),
    ])
    outer.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    return line.kind == .x ? view.frame.minX : view.frame.minY
  }

  /// The places by each line, first those across, then those down.
  private func places(in middle: UIView? = nil) -> [[CGFloat]] {
    let across: [(Attribute, Attribute)] = [
      (.left, .left), (.right, .right), (.leading, .leading), (.trailing, .trailing),
      (.centerX, .centerX), (.left, .leftMargin), (.right, .rightMargin),
      (.leading, .leadingMargin), (.trailing, .trailingMargin),
      (.centerX, .centerXWithinMargins), (.left, .right), (.right, .centerX),
    ]
    let down: [(Attribute, Attribute)] = [
      (.top, .top), (.bottom, .bottom), (.centerY, .centerY), (.firstBaseline, .firstBaseline),
      (.lastBaseline, .lastBaseline), (.top, .topMargin), (.bottom, .bottomMargin),
      (.centerY, .centerYWithinMargins), (.bottom, .top),
    ]
    return [across, down].map { $0.map { place($0.0, $0.1, in: middle) } }
  }

  private func setMargins() {
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  @Test func `every line of a view is where it says, also when its bounds begin elsewhere`() {
    setMargins()
    let wanted: [[CGFloat]] = [
      [0, 180, 0, 180, 90, 2, 176, 2, 176, 89, 200, 80], [0, 90, 45, 0, 90, 1, 87, 44, -10],
    ]
    #expect(places() == wanted)
    outer.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(places() == [wanted[0].map { $0 + 5 }, wanted[1].map { $0 + 6 }])
    #expect([place(.left, .left, 3), place(.bottom, .bottom, -4)] == [8, 92])
  }

  @Test func `lines are those of the alignment rectangle, margins those of the bounds`() {
    outer.insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    setMargins()
    #expect(
      places() == [
        [20, 140, 20, 140, 80, 2, 176, 2, 176, 89, 160, 70], [10, 60, 35, 10, 60, 1, 87, 44, 0],
      ])
  }

  @Test func `leading and trailing change sides with the language, and what is added too`() {
    InterfaceDirection.shared.isRightToLeft = true
    defer { InterfaceDirection.shared.isRightToLeft = false }
    setMargins()
    #expect(places()[0] == [0, 180, 180, 0, 90, 2, 176, 176, 2, 89, 200, 80])
    #expect(
      [
        place(.leading, .leading, 10), place(.trailing, .trailing, -10), place(.left, .left, 10),
        place(.leading, .centerX, 5), place(.centerX, .trailing, 3),
      ] == [170, 10, 10, 75, -13])
    outer.bounds.origin.x = 5
    #expect(place(.leading, .leading, 10) == 175)
    outer.bounds.origin.x = 0
    outer.insets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 40)
    #expect(place(.leading, .leading, 10) == 130 && place(.trailing, .trailing) == 20)
  }

  @Test func `lines of a view further up are found through those between`() {
    let middle = Inset(frame: CGRect(x: 30, y: 40, width: 100, height: 50))
    middle.bounds.origin = CGPoint(x: 1, y: 2)
    outer.addSubview(middle)
    setMargins()
    let wanted: [[CGFloat]] = [
      [0, 180, 0, 180, 90, 2, 176, 2, 176, 89, 200, 80], [0, 90, 45, 0, 90, 1, 87, 44, -10],
    ].enumerated().map { axis, places in places.map { $0 - (axis == 0 ? 29 : 38) } }
    #expect(places(in: middle) == wanted)
    middle.insets = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    middle.frame.origin.x = 31
    #expect(places(in: middle)[0] == wanted[0].map { $0 - 1 })
    middle.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      middle.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 34),
      middle.topAnchor.constraint(equalTo: outer.topAnchor, constant: 43),
      middle.widthAnchor.constraint(equalToConstant: 90),
      middle.heightAnchor.constraint(equalToConstant: 42),
    ])
    #expect(places(in: middle) == wanted)
    #expect(middle.frame == CGRect(x: 30, y: 40, width: 100, height: 50))
  }

  @Test func `lengths are parts of others, of views and of guides`() {
    let view = Inset()
    view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    setMargins()
    let width = view.widthAnchor.constraint(
      equalTo: outer.layoutMarginsGuide.widthAnchor, multiplier: 0.5, constant: 3)
    NSLayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
      view.leftAnchor.constraint(equalTo: outer.leftAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -2, y: -1, width: 106, height: 29))
    width.constant = 7
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -2, y: -1, width: 110, height: 30))
    outer.frame.size.width = 220
    outer.layoutIfNeeded()
    #expect(view.frame.width == 120)
    outer.layoutMargins.left = 12
    outer.layoutIfNeeded()
    #expect(view.frame.width == 115)
    #expect(!view.hasAmbiguousLayout && !outer.hasAmbiguousLayout)
    width.isActive = false
    #expect(view.hasAmbiguousLayout)
  }

  @Test func `a place is on whole pixels, around its anchor, and never of negative size`() {
    let view = Inset()
    view.contentScaleFactor = 2
    func frame(_ rect: CGRect) -> CGRect {
      LayoutFrames.place(view, at: rect)
      return view.frame
    }
    #expect(
      frame(CGRect(x: 3.26, y: 1.2, width: 10.3, height: 0.1))
        == CGRect(x: 3.5, y: 1, width: 10, height: 0.5))
    view.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(
      frame(CGRect(x: 4, y: 6, width: 10, height: 20)) == CGRect(x: 4, y: 6, width: 10, height: 20))
    #expect(view.center == CGPoint(x: 4, y: 26))
    view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      frame(CGRect(x: 4, y: 6, width: 10, height: 20)) == CGRect(x: 2, y: 5, width: 16, height: 24))
    #expect(LayoutFrames.aligned(view) == CGRect(x: 4, y: 6, width: 10, height: 20))
    view.insets = UIEdgeInsets(top: -50, left: -50, bottom: -50, right: -50)
    #expect(frame(CGRect(x: 0, y: 0, width: 10, height: 20)).size == .zero)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.bounds.size = CGSize(width: 6, height: 4)
    #expect(LayoutFrames.plainFrame(of: view).size == CGSize(width: 6, height: 4))
  }
}
