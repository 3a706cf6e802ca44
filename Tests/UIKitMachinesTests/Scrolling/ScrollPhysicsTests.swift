// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

@Suite("Scrolling: physics")
struct ScrollPhysicsTests {
  @Test func `a rubber band gives way less and less, and its inverse is exact`() {
    let band = RubberBand(dimension: 400)
    #expect(band.shown(0) == 0)
    #expect(abs(band.shown(1) - 0.55) < 0.01)
    #expect(band.shown(1e9) < 400)
    for pull in [-5000, -320, -1, 0, 3, 77, 1200] as [CGFloat] {
      #expect(abs(band.pulled(band.shown(pull)) - pull) < 1e-6 * max(1, abs(pull)))
    }
    #expect(band.shown(-40, in: 0...100) == band.shown(-40))
    #expect(band.shown(50, in: 0...100) == 50)
    #expect(band.shown(140, in: 0...100) == 100 + band.shown(40))
    #expect(RubberBand(dimension: 0).shown(10) == 0)
  }

  @Test func `a deceleration loses its part of the velocity in each millisecond`() {
    let motion = Deceleration(start: 100, velocity: 1000, rate: 0.998)
    #expect(motion.value(at: 0) == 100)
    #expect(abs(motion.velocity(at: 0.001) - 998) < 1e-9)
    #expect(abs(motion.velocity(at: 1) - 1000 * pow(0.998, 1000)) < 1e-9)
    // The sum of all the way it has ahead: 1000 / (1000 · -ln 0.998).
    #expect(abs(motion.end - 100 - 1 / -log(0.998)) < 1e-9)
    #expect(abs(motion.value(at: motion.duration) - motion.end) <= Thresholds.scrollRest + 1e-9)
    let time = motion.time(at: 300)
    #expect(abs(motion.value(at: time) - 300) < 1e-9)
    let chosen = Deceleration(start: 0, end: -750, rate: 0.99)
    #expect(abs(chosen.end + 750) < 1e-9)
    #expect(chosen.velocity < 0)
    #expect(Deceleration(start: 5, velocity: 0, rate: 0.998).duration == 0)
  }

  @Test func `a spring comes back without swinging`() {
    let spring = SpringBack(target: 0, start: -80, velocity: 0, frequency: 10)
    #expect(spring.value(at: 0) == -80)
    var last = spring.value(at: 0)
    for step in 1...100 {
      let place = spring.value(at: Double(step) / 100)
      #expect(place >= last && place <= 0)
      last = place
    }
    #expect(abs(spring.value(at: spring.duration)) <= Thresholds.scrollRest + 1e-9)
    #expect(spring.duration > 0.5 && spring.duration < 1.5)
    // The velocity is the derivative.
    let delta = (spring.value(at: 0.2001) - spring.value(at: 0.1999)) / 0.0002
    #expect(abs(delta - spring.velocity(at: 0.2)) < 1e-3)
    #expect(SpringBack.limit(1e6, from: -80, to: 0, 10) == 800)
    #expect(SpringBack.limit(-50, from: -80, to: 0, 10) == -50)
  }

  @Test func `content that runs into its edge goes on beyond it and comes back`() {
    let motion = AxisMotion(
      from: 900, velocity: 2000, rate: 0.998, in: 0...1000, bounces: true)
    #expect(motion.end == 1000)
    let places = (0...300).map { motion.value(at: Double($0) / 100) }
    #expect(places.max() ?? 0 > 1020)
    #expect(places.last == 1000)
    let hard = AxisMotion(from: 900, velocity: 2000, rate: 0.998, in: 0...1000, bounces: false)
    #expect((0...300).allSatisfy { hard.value(at: Double($0) / 100) <= 1000 })
    #expect(hard.end == 1000)
  }

  @Test func `motions are continuous where one curve follows another`() {
    let motion = AxisMotion(
      from: 0, velocity: 3000, rate: 0.998, in: -10...400, bounces: true)
    var last = motion.value(at: 0)
    for step in 1...3000 {
      let place = motion.value(at: Double(step) / 1000)
      #expect(abs(place - last) < 3.1)
      last = place
    }
  }

  @Test func `a page is at most one further in the direction of the finger`() {
    let range: ClosedRange<CGFloat> = 0...1200
    func page(_ offset: CGFloat, _ velocity: CGFloat) -> CGFloat {
      PageTarget.offset(from: offset, velocity: velocity, page: 300, in: range)
    }
    #expect(page(310, 5000) == 600)
    #expect(page(310, -5000) == 300)
    #expect(page(310, 0) == 300)
    #expect(page(460, 0) == 600)
    #expect(page(460, -100) == 600)
    #expect(page(1190, 900) == 1200)
    #expect(page(-20, -900) == 0)
  }

  @Test func `offsets lie between the insets`() {
    var geometry = ScrollGeometry(
      viewport: CGSize(width: 100, height: 200), content: CGSize(width: 50, height: 1000),
      before: CGPoint(x: 5, y: 10), after: CGPoint(x: 5, y: 20))
    #expect(geometry.range(.vertical) == -10...820)
    #expect(geometry.range(.horizontal) == -5...(-5))
    #expect(geometry.isLarger(.vertical) && !geometry.isLarger(.horizontal))
    geometry.alignment = CGPoint(x: 0.5, y: 0.5)
    #expect(geometry.range(.horizontal) == -25...(-25))
    #expect(geometry.range(.vertical) == -10...820)
    #expect(geometry.clamp(CGPoint(x: 7, y: 900)) == CGPoint(x: -25, y: 820))
  }

  @Test func `a drag forwards what leads beyond the edge and takes it back first`() {
    var drag = ScrollDrag(raw: CGPoint(x: 0, y: 90))
    #expect(
      drag.split(30, .vertical, in: 0...100, hasHelper: true)
        == ScrollDrag.Split(own: 10, helper: 20))
    #expect(
      drag.split(30, .vertical, in: 0...100, hasHelper: false)
        == ScrollDrag.Split(own: 30, helper: 0))
    drag.raw.y = 100
    drag.forwarded.y = 20
    #expect(
      drag.split(-5, .vertical, in: 0...100, hasHelper: true)
        == ScrollDrag.Split(own: 0, helper: -5))
    #expect(
      drag.split(-50, .vertical, in: 0...100, hasHelper: true)
        == ScrollDrag.Split(own: -30, helper: -20))
    #expect(
      drag.split(-150, .vertical, in: 0...100, hasHelper: true)
        == ScrollDrag.Split(own: -100, helper: -50))
  }
}
