// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Memory for the tables of few nodes, which most views have that have subviews.
///
/// OPTIMIZATION: a search goes from one table to the next. Side by side, and not between the views, they
/// are in fewer pages, and a processor that sees equal steps fetches the next in advance.
@MainActor
struct HitMemory {
  /// The one, for views outlive an application.
  static var shared = HitMemory()

  /// How many nodes a piece has room for, beside the table.
  static let capacity = 2
  /// What a processor fetches at once: a piece begins with one, and so does its first node.
  private static let line = 64
  private static let pieceSize: Int = {
    let needed = capacity * MemoryLayout<HitNode>.stride + MemoryLayout<HitTable>.stride
    return (needed + line - 1) / line * line
  }()
  /// How many pieces are asked of the system at once: about four pages.
  private static let piecesAtOnce = 80

  /// Counts every change of the tables, so that a search notices when a client's code makes one.
  var generation = 0

  /// What was given back: each piece begins with the address of the next.
  private var free: UnsafeMutableRawPointer?
  /// What was never used.
  private var fresh: UnsafeMutableRawPointer?
  private var freshCount = 0

  /// A piece of memory for a table.
  mutating func allocate() -> UnsafeMutableRawPointer {
    if let piece = free {
      free = piece.load(as: UnsafeMutableRawPointer?.self)
      return piece
    }
    guard freshCount > 0, let piece = fresh else {
      fresh = .allocate(byteCount: Self.piecesAtOnce * Self.pieceSize, alignment: Self.line)
      freshCount = Self.piecesAtOnce
      return allocate()
    }
    fresh = piece + Self.pieceSize
    freshCount -= 1
    return piece
  }

  /// Takes a piece back, for the next table.
  mutating func deallocate(_ piece: UnsafeMutableRawPointer) {
    piece.storeBytes(of: free, as: UnsafeMutableRawPointer?.self)
    free = piece
  }
}
