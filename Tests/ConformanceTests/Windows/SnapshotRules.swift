// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AW snapshots", .freshApplication)
struct SnapshotRules {
  /// What can be seen of a layer tree, the rearmost first: frames in the coordinates of the tree's
  /// superlayer, colours, opacity.
  private func seen(_ layer: CALayer, in root: CALayer, _ opacity: Float = 1) -> [String] {
    guard !layer.isHidden else { return [] }
    let frame = layer.convert(layer.bounds, to: root)
    let all = opacity * layer.opacity
    var lines: [String] = []
    if let color = layer.backgroundColor {
      let parts = color.components?.map { "\((Double($0) * 100).rounded() / 100)" } ?? []
      let place = [frame.minX, frame.minY, frame.width, frame.height].map { "\($0)" }
      lines.append(
        "\(place.joined(separator: " ")): \(parts.joined(separator: " ")) × \(all)"
          + (layer.masksToBounds ? " clips" : ""))
    }
    return lines + (layer.sublayers ?? []).flatMap { seen($0, in: root, all) }
  }

  private func content(of snapshot: UIView) -> [String] {
    (snapshot.layer.sublayers ?? []).flatMap { seen($0, in: snapshot.layer) }
  }

  @MainActor
  private final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let card = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 80))
    let badge = UIView(frame: CGRect(x: 80, y: 60, width: 40, height: 40))
    let secret = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let generator: EventGenerator

    init() throws {
      card.backgroundColor = .red
      card.transform = CGAffineTransform(scaleX: 2, y: 2)
      badge.backgroundColor = .blue
      badge.alpha = 0.5
      badge.clipsToBounds = true
      secret.backgroundColor = .green
      secret.isHidden = true
      card.addSubview(badge)
      card.addSubview(secret)
      window.addSubview(card)
      generator = try EventGenerator(window: window)
    }
  }

  private let red = "0.0 0.0 100.0 80.0: 1.0 0.0 0.0 1.0 × 1.0"
  private let blue = "80.0 60.0 40.0 40.0: 0.0 0.0 1.0 1.0 × 0.5 clips"

  @Test func `AW-40 a snapshot shows what the view shows, and goes on when that changes`() throws {
    let scene = try Scene()
    let snapshot = try #require(scene.card.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(content(of: snapshot) == [red, blue])
    scene.card.backgroundColor = .black
    scene.badge.removeFromSuperview()
    #expect(content(of: snapshot) == [red, blue])
    #expect(snapshot.subviews.isEmpty)
    // Nothing of it is found as if it were the original.
    scene.window.addSubview(snapshot)
    #expect(scene.window.hitTest(CGPoint(x: 90, y: 70), with: nil) === snapshot)
  }

  @Test func `AW-40 it ends at the bounds of the view, and is stretched with its own`() throws {
    let scene = try Scene()
    let snapshot = try #require(scene.card.snapshotView(afterScreenUpdates: true))
    let frame = try #require(snapshot.layer.sublayers?.first)
    #expect(frame.masksToBounds && frame.frame == snapshot.bounds)
    snapshot.frame = CGRect(x: 5, y: 5, width: 200, height: 40)
    #expect(
      content(of: snapshot) == [
        "0.0 0.0 200.0 40.0: 1.0 0.0 0.0 1.0 × 1.0",
        "160.0 30.0 80.0 20.0: 0.0 0.0 1.0 1.0 × 0.5 clips",
      ])
  }

  @Test func `AW-40 what is on its way is caught on its way`() throws {
    let scene = try Scene()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { scene.badge.frame.origin.x = 0 })
    scene.generator.advance(by: 0.25)
    let snapshot = try #require(scene.card.snapshotView(afterScreenUpdates: false))
    #expect(content(of: snapshot).last == "60.0 60.0 40.0 40.0: 0.0 0.0 1.0 1.0 × 0.5 clips")
    scene.generator.advance(by: 1)
    #expect(content(of: snapshot).last == "60.0 60.0 40.0 40.0: 0.0 0.0 1.0 1.0 × 0.5 clips")
  }

  @Test func `AW-40 after updates, layout and drawing that wait are done first`() throws {
    final class Row: UIView {
      let mark = CALayer()
      override func layoutSubviews() {
        if mark.superlayer == nil { layer.addSublayer(mark) }
        mark.backgroundColor = UIColor.blue.cgColor
        mark.frame = bounds
      }
    }
    let scene = try Scene()
    let row = Row(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.window.addSubview(row)
    #expect(content(of: try #require(row.snapshotView(afterScreenUpdates: false))) == [])
    #expect(
      content(of: try #require(row.snapshotView(afterScreenUpdates: true))) == [
        "0.0 0.0 10.0 10.0: 0.0 0.0 1.0 1.0 × 1.0"
      ])
    // A view that nobody saw can be brought up to date, and cannot be taken as it is.
    let alone = Row(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(alone.snapshotView(afterScreenUpdates: false) == nil)
    #expect(
      content(of: try #require(alone.snapshotView(afterScreenUpdates: true))) == [
        "0.0 0.0 20.0 10.0: 0.0 0.0 1.0 1.0 × 1.0"
      ])
  }

  @Test func `AW-40 the screen shows all windows`() throws {
    let scene = try Scene()
    let other = UIWindow(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    other.backgroundColor = .green
    other.isHidden = false
    let snapshot = UIScreen.main.snapshotView(afterScreenUpdates: true)
    #expect(snapshot.bounds == UIScreen.main.bounds)
    // Windows that others left lie behind.
    #expect(
      content(of: snapshot).suffix(3) == [
        "-30.0 -10.0 200.0 160.0: 1.0 0.0 0.0 1.0 × 1.0",
        "130.0 110.0 80.0 80.0: 0.0 0.0 1.0 1.0 × 0.5 clips",
        "10.0 10.0 50.0 50.0: 0.0 1.0 0.0 1.0 × 1.0",
      ])
    other.isHidden = true
    #expect(!scene.window.isHidden)
  }

  @Test func `AW-41 the edges of a resizable snapshot keep their width`() throws {
    let scene = try Scene()
    let snapshot = try #require(
      scene.card.resizableSnapshotView(
        from: CGRect(x: 10, y: 0, width: 60, height: 40), afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)))
    #expect(snapshot.bounds.size == CGSize(width: 60, height: 40))
    snapshot.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
    let cells = snapshot.layer.sublayers ?? []
    #expect(
      cells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 10, height: 80), CGRect(x: 10, y: 0, width: 90, height: 80),
        CGRect(x: 100, y: 0, width: 20, height: 80),
      ])
    // Where the card's corner at (0, 0) comes to lie: 10 points left of the first cell's edge, and so
    // on, each in its cell's scale.
    let corners = cells.compactMap { cell in
      cell.sublayers?.first.map { snapshot.layer.convert(CGPoint.zero, from: $0) }
    }
    #expect(corners == [CGPoint(x: -10, y: 0), CGPoint(x: -50, y: 0), CGPoint(x: 50, y: 0)])
  }
}
