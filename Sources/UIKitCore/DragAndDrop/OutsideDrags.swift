// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

// Rules: DD-90 to DD-95.
/// What comes over the screen from outside, and what was dropped and is on its way.
///
/// Reports may be out of turn: those do nothing, and the answer says what is wrong with them.
@MainActor
final class OutsideDrags {
  private var current: OutsideDrag?
  /// The drag that came while the application took no input.
  private var ignored: Int?
  /// Where the bytes go of each item and form of a drop; nil for what is complete.
  private var arriving: [Int: [[ComingData?]]] = [:]

  /// Follows a report.
  ///
  /// - Parameter isIgnoring: whether the application takes no input.
  /// - Returns: what is wrong with it; nil for nothing.
  func take(_ report: DragReport, isIgnoring: Bool) -> String? {
    let id = report.id
    switch report.change {
    case .entered(let point, let items):
      return enter(id, items, at: point, isIgnoring: isIgnoring)
    case .delivered(let piece): return deliver(piece, of: id)
    case .failed(let item, let reason): return fail(item, of: id, reason)
    case .moved, .exited, .dropped: break
    }
    if ignored == id {
      if case .moved = report.change { return nil }
      ignored = nil
      if case .dropped(_, let items) = report.change {
        wait(for: items.map { Self.nothing($0) }, of: id)
      }
      return nil
    }
    guard let drag = current, drag.id == id else { return "drag \(id) is not over the screen" }
    switch report.change {
    case .moved(let point):
      guard point.isSomewhere else { return "drag \(id) is at no place" }
      drag.move(to: point)
    case .dropped(let point, let items):
      current = nil
      guard !items.isEmpty else {
        drag.exit()
        return "drag \(id) drops nothing"
      }
      // What is dropped nowhere is dropped where it was.
      wait(
        for: drag.release(at: point.isSomewhere ? point : drag.point, with: items), of: id)
    default:
      current = nil
      drag.exit()
    }
    return nil
  }

  private func enter(
    _ id: Int, _ items: [DraggedItem], at point: CGPoint, isIgnoring: Bool
  ) -> String? {
    let former = current
    current = nil
    ignored = nil
    former?.exit()
    guard point.isSomewhere else { return "drag \(id) is at no place" }
    guard !items.isEmpty else { return "drag \(id) brings nothing" }
    if isIgnoring {
      ignored = id
    } else {
      let drag = OutsideDrag(id, items, at: point)
      current = drag
      drag.enter()
    }
    return former.map { "drag \($0.id) was over the screen when \(id) came" }
  }

  // MARK: - What was dropped

  /// Somewhere for bytes to go that nobody wants.
  private static func nothing(_ item: DraggedItem) -> [ComingData] {
    item.forms.map { _ in ComingData() }
  }

  private func wait(for parts: [[ComingData]], of id: Int) {
    let former = arriving.removeValue(forKey: id)
    for part in (former ?? []).joined() { part?.fail(with: NSItemProvider.unavailable) }
    if !parts.allSatisfy(\.isEmpty) { arriving[id] = parts }
  }

  private func deliver(_ piece: DraggedPiece, of id: Int) -> String? {
    guard let parts = arriving[id], parts.indices.contains(piece.item),
      parts[piece.item].indices.contains(piece.form),
      let part = parts[piece.item][piece.form]
    else { return "drag \(id) delivers what nobody waits for" }
    if piece.isLast { finish([piece.form], ofItem: piece.item, of: id) }
    part.put(piece.data, isLast: piece.isLast)
    return nil
  }

  private func fail(_ item: Int, of id: Int, _ reason: DragReport.Reason) -> String? {
    guard let parts = arriving[id], parts.indices.contains(item) else {
      return "drag \(id) fails to deliver what nobody waits for"
    }
    finish(Array(parts[item].indices), ofItem: item, of: id)
    for part in parts[item] { part?.fail(with: reason.error) }
    return nil
  }

  private func finish(_ forms: [Int], ofItem item: Int, of id: Int) {
    for form in forms { arriving[id]?[item][form] = nil }
    if arriving[id]?.joined().allSatisfy({ $0 == nil }) == true { arriving[id] = nil }
  }
}

extension DragReport.Reason {
  // Rules: DD-92.
  /// What a program gets that asked for the item.
  fileprivate var error: any Error {
    let words =
      switch self {
      case .tooLarge: "It is larger than what can be dropped."
      case .unreadable: "It cannot be read."
      case .gone: "The device that it comes from went."
      }
    return NSError(
      domain: NSItemProvider.errorDomain,
      code: NSItemProvider.ErrorCode.itemUnavailableError.rawValue,
      userInfo: [NSLocalizedDescriptionKey: words])
  }
}

extension CGPoint {
  fileprivate var isSomewhere: Bool { x.isFinite && y.isFinite }
}
