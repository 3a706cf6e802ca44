// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  public import UIKitHost

  extension WebHost {
    // Rules: DD-105, DD-106.
    /// Has the page let go of what a pointer lifted, as a drag of the browser's own, once the pointer
    /// moves.
    ///
    /// A file is kept until it was sent or something else is lifted: a browser asks for what was
    /// dropped outside after it said so.
    ///
    /// - Parameter drag: what was lifted; nil for nothing any more.
    public func offer(_ drag: DragOffer?) {
      let lift = drag.map { WireLift($0) }.flatMap { $0.isEmpty ? nil : $0 }
      guard let page, let lift else {
        if lifts.offered != nil { page?.offer(nil) }
        return lifts.end()
      }
      page.offer(lift, key: lifts.begin(lift))
    }

    // Rules: DD-107, DD-108.
    /// The page says that what was lifted was dropped outside.
    func takeDragOut(_ id: Int, at time: TimeInterval) {
      switch lifts.drop(id) {
      case .now: receiver?.receive(.draggedOut(id, at: time))
      // The application ended it while the browser dragged on.
      case .late: break
      case .never: count(.dragNeverBegan)
      }
    }
  }

  /// What was lifted and may be dropped outside the page.
  @MainActor
  struct PageLifts {
    /// When something is dropped outside.
    enum Moment { case now, late, never }

    /// The file of it.
    let files = OfferedFileStore()
    /// The number of what is offered now; nil for nothing.
    private(set) var offered: Int?
    private var newest = 0
    private var wasDropped = false

    /// Something was lifted.
    ///
    /// - Returns: the key of its file; nil for what has none.
    mutating func begin(_ lift: WireLift) -> String? {
      files.removeAll()
      (offered, newest, wasDropped) = (lift.id, max(newest, lift.id), false)
      return lift.file.map(files.put)
    }

    /// It was put down, or dropped anywhere.
    mutating func end() {
      if !wasDropped { files.removeAll() }
      offered = nil
    }

    /// It was dropped outside.
    mutating func drop(_ id: Int) -> Moment {
      guard id == offered else { return id > 0 && id <= newest ? .late : .never }
      wasDropped = true
      return .now
    }
  }
#endif
