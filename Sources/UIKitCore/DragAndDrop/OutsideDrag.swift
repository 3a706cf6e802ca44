// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

// Rules: DD-90, DD-93, DD-94.
/// One drag that began outside the program, from where it comes over the screen to its end.
///
/// The device shows what is dragged, until it is dropped. Whoever is told may end the drag: what follows
/// asks again how far it is.
final class OutsideDrag: DragSource {
  private enum Step { case over, leaving, gone }

  let id: Int
  private var contents: [OutsideItem]
  private(set) var point: CGPoint
  private var step = Step.over
  /// Whether the device knows that it would be taken.
  private var isTaken = false
  private(set) lazy var drop = Drop(of: self)
  private(set) lazy var springs = SpringLoader(of: self)

  init(_ id: Int, _ items: [DraggedItem], at point: CGPoint) {
    self.id = id
    self.point = point
    contents = items.map { OutsideItem($0) }
  }

  var items: [UIDragItem] { contents.map(\.item) }
  var isUnderWay: Bool { step == .over }
  var giver: (any UIDragSession)? { nil }
  var allowsMoveOperation: Bool { false }
  var isRestrictedToDraggingApplication: Bool { false }

  func enter() {
    DragCenter.shared.add(self)
    Trace.record(.delivery, "drag \(id) from outside: \(contents.count) items")
    follow()
  }

  func move(to point: CGPoint) {
    guard step == .over else { return }
    self.point = point
    follow()
  }

  func follow() {
    guard step == .over else { return }
    let hit = DragWindow.view(at: point)
    drop.follow(over: hit)
    springs.follow(over: hit)
    answer()
  }

  // Rules: DD-94.
  /// Tells the device whether a drop would be taken, when it does not know.
  func answer() {
    let isTaken = step == .over && drop.accepted != nil
    guard isTaken != self.isTaken else { return }
    self.isTaken = isTaken
    HostLink.shared.host?.answer(drag: id, isTaken: isTaken)
  }

  // Rules: DD-93.
  /// Ends the drag without a drop.
  func exit() {
    guard step == .over else { return }
    step = .leaving
    Trace.record(.delivery, "drag \(id) from outside goes")
    springs.leave()
    letGo()
  }

  /// Tells everybody that it is over, and nothing comes of it.
  private func letGo() {
    drop.exit()
    drop.end()
    drop.close()
    for content in contents { content.fail(with: NSItemProvider.unavailable) }
    answer()
    finish()
  }

  // Rules: DD-91, DD-93.
  /// Takes the drop, if somebody under it does.
  ///
  /// - Returns: where the bytes go of each item and each of its forms.
  func release(at point: CGPoint, with items: [DraggedItem]) -> [[ComingData]] {
    adopt(items)
    let parts = contents.map(\.parts)
    if point != self.point { move(to: point) }
    if step == .over {
      if drop.accepted == nil { exit() } else { take() }
    }
    return parts
  }

  /// What was offered becomes what was dropped, which may be more or less.
  private func adopt(_ items: [DraggedItem]) {
    for (place, item) in items.enumerated() {
      if !contents.indices.contains(place) { contents.append(OutsideItem(item)) }
      contents[place].expect(item)
    }
    for missing in contents.dropFirst(items.count) {
      missing.fail(with: NSItemProvider.unavailable)
    }
    contents = Array(contents.prefix(items.count))
  }

  private func take() {
    step = .leaving
    Trace.record(.delivery, "drag \(id) from outside is dropped")
    answer()
    springs.leave()
    // Springs that heard of it may have taken the view away.
    guard let window = drop.target?.view?.window else { return letGo() }
    let stage = DragCenter.shared.stage(serving: window)
    let figures = items.map { DragFigure($0, from: nil, nil, on: stage, finger: point) }
    drop.perform()
    drop.bring(figures) {
      self.drop.conclude()
      self.drop.end()
      for figure in figures { figure.remove() }
      self.finish()
      self.drop.whenTransferred {}
    }
  }

  private func finish() {
    guard step != .gone else { return }
    step = .gone
    DragCenter.made?.remove(self)
  }
}
