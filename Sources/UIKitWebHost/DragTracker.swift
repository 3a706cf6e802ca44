// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  // Rules: DD-93, DD-95.
  /// Keeps track of what is dragged over a page and of what was dropped on it, so that each drag comes
  /// and goes once and nothing comes that nobody waits for.
  ///
  /// A page is not to be trusted with that: what cannot be is dropped or set right, and counted.
  struct DragTracker: Sendable, Equatable {
    /// Bytes that one drop may bring.
    static let mostBytes = 32 * 1024 * 1024
    /// Drops that may be on their way at a time; the oldest gives way.
    static let mostDrops = 16

    /// What is on its way.
    private struct Dropped: Sendable, Equatable {
      let id: Int
      /// The forms of each item that are not complete.
      var open: [Set<Int>]
      var room = DragTracker.mostBytes
    }

    private var current: Int?
    private var drops: [Dropped] = []

    /// Sets a report right.
    ///
    /// - Returns: what is left of it, with what must come before.
    mutating func admit(
      _ report: DragReport, count: (WebHostAnomaly) -> Void
    ) -> [DragReport] {
      switch report.change {
      case .entered(let place, _):
        guard ContactTracker.isBelievable(place) else {
          count(.impossibleLocation)
          return []
        }
        if current != nil { count(.dragBeganTwice) }
        let before = interrupt(at: report.time)
        current = report.id
        return before + [report]
      case .moved(let place):
        guard isOver(report, count) else { return [] }
        guard ContactTracker.isBelievable(place) else {
          count(.impossibleLocation)
          return []
        }
        return [report]
      case .exited: return isOver(report, count) ? interrupt(at: report.time) : []
      case .dropped(let place, let items):
        guard isOver(report, count) else { return [] }
        guard ContactTracker.isBelievable(place) else {
          count(.impossibleLocation)
          return interrupt(at: report.time)
        }
        current = nil
        return add(items, of: report.id, at: report.time) + [report]
      case .delivered(let piece): return take(piece, of: report, count)
      case .failed(let item, _):
        guard let drop = index(of: report.id, item: item) else {
          count(.pieceOfNothing)
          return []
        }
        close(item, of: drop)
        return [report]
      }
    }

    private func isOver(_ report: DragReport, _ count: (WebHostAnomaly) -> Void) -> Bool {
      if current != report.id { count(.dragNeverBegan) }
      return current == report.id
    }

    /// Ends the drag that is over the page, if there is one.
    mutating func interrupt(at time: TimeInterval) -> [DragReport] {
      defer { current = nil }
      return current.map { [DragReport(time: time, id: $0, change: .exited)] } ?? []
    }

    /// Ends everything: the page went.
    mutating func removeAll(at time: TimeInterval) -> [DragReport] {
      var reports = interrupt(at: time)
      while !drops.isEmpty { reports += abandon(at: time) }
      return reports
    }

    // MARK: - What was dropped

    private mutating func add(
      _ items: [DraggedItem], of id: Int, at time: TimeInterval
    ) -> [DragReport] {
      drops.removeAll { $0.id == id }
      let before = drops.count < Self.mostDrops ? [] : abandon(at: time)
      let open = items.map { Set($0.forms.indices) }
      if !open.allSatisfy(\.isEmpty) { drops.append(Dropped(id: id, open: open)) }
      return before
    }

    /// Gives the oldest drop up.
    private mutating func abandon(at time: TimeInterval) -> [DragReport] {
      let drop = drops.removeFirst()
      return drop.open.indices.filter { !drop.open[$0].isEmpty }.map {
        DragReport(time: time, id: drop.id, change: .failed(item: $0, .gone))
      }
    }

    private mutating func take(
      _ piece: DraggedPiece, of report: DragReport, _ count: (WebHostAnomaly) -> Void
    ) -> [DragReport] {
      guard let drop = index(of: report.id, item: piece.item),
        drops[drop].open[piece.item].contains(piece.form)
      else {
        count(.pieceOfNothing)
        return []
      }
      guard piece.data.count <= drops[drop].room else {
        count(.dropTooLarge)
        close(piece.item, of: drop)
        return [
          DragReport(
            time: report.time, id: report.id, change: .failed(item: piece.item, .tooLarge))
        ]
      }
      drops[drop].room -= piece.data.count
      if piece.isLast {
        drops[drop].open[piece.item].remove(piece.form)
        forgetIfComplete(drop)
      }
      return [report]
    }

    /// The drop of which an item is on its way.
    private func index(of id: Int, item: Int) -> Int? {
      drops.firstIndex {
        $0.id == id && $0.open.indices.contains(item) && !$0.open[item].isEmpty
      }
    }

    private mutating func close(_ item: Int, of drop: Int) {
      drops[drop].open[item] = []
      forgetIfComplete(drop)
    }

    private mutating func forgetIfComplete(_ drop: Int) {
      if drops[drop].open.allSatisfy(\.isEmpty) { drops.remove(at: drop) }
    }
  }
#endif
