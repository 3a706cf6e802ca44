// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
@testable import QuartzCore
import ResponderFoundation
import TestSupport
import Testing
import UIKitHost

@MainActor @Suite("Emitter layers", .freshRuntime)
struct EmitterLayerTests {
  private let clock = VirtualClock()
  private let root = CALayer()
  private let emitter = CAEmitterLayer()
  private let cell = CAEmitterCell()
  private let committer = LayerCommitter()

  init() {
    TimeSource.clock = clock
    clock.advance(by: 100)
    let image = ImageResource(id: 1, mediaType: "image/png", data: Data())
    cell.contents = CGImage(resource: image, width: 8, height: 4)
    cell.birthRate = 10
    cell.lifetime = 2
    cell.name = "spark"
    emitter.emitterCells = [cell]
    emitter.beginTime = clock.now
    root.addSublayer(emitter)
  }

  private struct Seen {
    var transform: AffineNumbers
    var rect: CGRect
    var color: RGBA
  }

  private func seen() -> [Seen] {
    guard case .figure(let commands, _) = emitter.hostContent else { return [] }
    var map = AffineNumbers.identity
    return commands.compactMap { command in
      if case .concatenate(let transform) = command { map = transform }
      guard case .tinted(_, let rect, let color) = command else { return nil }
      return Seen(transform: map, rect: rect, color: color)
    }
  }

  @Test func `LA-90 an emitter has Apple's first values and shows nothing`() {
    let layer = CAEmitterLayer()
    #expect(layer.birthRate == 1 && layer.lifetime == 1 && layer.velocity == 1 && layer.scale == 1)
    #expect(layer.emitterShape == .point && layer.emitterMode == .volume && layer.seed == 0)
    #expect(layer.renderMode == .unordered && layer.emitterCells == nil)
    let cell = CAEmitterCell()
    #expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1 && cell.isEnabled)
    #expect(CAEmitterCell.defaultValue(forKey: "scale") as? CGFloat == 1)
    layer.emitterCells = [cell]
    #expect(layer.hostContent == .none)
  }

  @Test func `LA-91 particles come, stay for their time and go`() {
    #expect(seen().isEmpty)
    clock.advance(by: 1)
    #expect(seen().count == 10)
    clock.advance(by: 3)
    #expect(seen().count == 20)
    emitter.birthRate = 0
    clock.advance(by: 1)
    #expect((9...11).contains(seen().count))
    clock.advance(by: 2)
    #expect(seen().isEmpty && !emitter.isEmitting)
  }

  @Test func `LA-91 an emitter whose time began long ago is full of particles`() {
    emitter.beginTime = 0
    #expect(seen().count == 20)
  }

  @Test func `LA-91 particles move, turn, grow and change their colour`() throws {
    cell.birthRate = 1
    cell.velocity = 10
    cell.emissionLongitude = .pi / 2
    cell.yAcceleration = 4
    cell.scale = 2
    cell.scaleSpeed = 1
    cell.spin = .pi / 2
    cell.alphaSpeed = -0.5
    cell.redSpeed = -1
    emitter.emitterPosition = CGPoint(x: 5, y: 6)
    _ = seen()
    clock.advance(by: 1)
    _ = seen()
    clock.advance(by: 1)
    let first = try #require(seen().first)
    #expect(abs(first.transform.tx - 5) < 1e-9 && abs(first.transform.ty - 18) < 1e-9)
    #expect(abs(first.transform.a) < 1e-9 && abs(first.transform.b - 3) < 1e-9)
    #expect(first.rect == CGRect(x: -4, y: -2, width: 8, height: 4))
    #expect(first.color == RGBA(red: 0, green: 1, blue: 1, alpha: 0.5))
  }

  @Test func `LA-91 the same seed gives the same particles, and ranges others`() {
    cell.velocityRange = 50
    cell.emissionRange = 2 * .pi
    cell.scaleRange = 1
    emitter.emitterShape = .circle
    emitter.emitterSize = CGSize(width: 30, height: 30)
    _ = seen()
    let twin = CAEmitterLayer(layer: emitter)
    clock.advance(by: 1)
    #expect(twin.hostContent == emitter.hostContent)
    let places = seen().map(\.transform)
    #expect(Set(places.map(\.tx)).count == places.count)
    twin.seed = 7
    #expect(twin.hostContent != emitter.hostContent)
  }

  @Test func `LA-90 particles begin on their shape`() {
    cell.birthRate = 200
    emitter.emitterSize = CGSize(width: 20, height: 10)
    emitter.emitterShape = .rectangle
    emitter.emitterMode = .outline
    _ = seen()
    clock.advance(by: 1)
    let points = seen().map { CGPoint(x: $0.transform.tx, y: $0.transform.ty) }
    #expect(points.count == 200)
    #expect(points.allSatisfy { abs(abs($0.x) - 10) < 1e-9 || abs(abs($0.y) - 5) < 1e-9 })
    #expect(points.allSatisfy { abs($0.x) <= 10 && abs($0.y) <= 5 })
  }

  @Test func `LA-91 particles emit particles of their own`() {
    let inner = CAEmitterCell()
    inner.contents = cell.contents
    inner.birthRate = 10
    inner.lifetime = 0.5
    cell.contents = nil
    cell.birthRate = 1
    cell.emitterCells = [inner]
    _ = seen()
    for _ in 0..<20 {
      clock.advance(by: 0.1)
      _ = seen()
    }
    #expect((4...6).contains(seen().count))
  }

  @Test func `LA-92 hosts see the particles from frame to frame, until there are none`() throws {
    _ = committer.commit(roots: [root])
    clock.advance(by: 0.5)
    let commit = try #require(committer.commit(roots: [root]))
    guard case .figure = commit.changes[emitter.id]?.content else {
      Issue.record("not told")
      return
    }
    emitter.birthRate = 0
    for _ in 0..<2 {
      clock.advance(by: 3)
      _ = committer.commit(roots: [root])
    }
    clock.advance(by: 1)
    #expect(committer.commit(roots: [root]) == nil)
  }

  @Test func `LA-92 particles move beside other animations`() throws {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 1000
    root.add(fade, forKey: nil)
    for number in 0..<4 {
      clock.advance(by: 0.25)
      let commit = try #require(committer.commit(roots: [root]))
      #expect(commit.changes[emitter.id]?.content != nil, "commit \(number)")
    }
  }

  @Test func `LA-92 an emitter that stood still goes on`() throws {
    emitter.speed = 0
    for _ in 0..<3 {
      _ = committer.commit(roots: [root])
      clock.advance(by: 0.5)
    }
    emitter.timeOffset = emitter.convertTime(CACurrentMediaTime(), from: nil)
    emitter.speed = 1
    for number in 0..<3 {
      _ = committer.commit(roots: [root])
      clock.advance(by: 0.25)
      let commit = try #require(committer.commit(roots: [root]), "commit \(number)")
      #expect(commit.changes[emitter.id]?.content != nil)
    }
  }

  @Test func `LA-93 kinds are reached by paths of keys`() {
    emitter.setValue(Float(0), forKeyPath: "emitterCells.spark.birthRate")
    #expect(cell.birthRate == 0)
    #expect(emitter.value(forKeyPath: "emitterCells.spark.lifetime") as? Float == 2)
    emitter.setValue(3, forKeyPath: "emitterPosition.x")
    #expect(emitter.emitterPosition.x == 3)
  }

  @Test func `LA-91 endless and missing numbers show nothing`() {
    for value in [Float.infinity, .nan, -1] {
      cell.birthRate = value
      clock.advance(by: 1)
      #expect(seen().isEmpty)
    }
    cell.birthRate = 5
    cell.velocity = .infinity
    cell.lifetime = .infinity
    _ = seen()
    clock.advance(by: 1)
    _ = seen()
  }
}
