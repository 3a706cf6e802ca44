// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  // Rules: DD-91, DD-95.
  /// A message of a drag over the page as the wire has it.
  struct WireDrag: Decodable {
    /// Items that one drag may have.
    static let mostItems = 64
    /// Forms that one item may have.
    static let mostForms = 16
    /// Bytes of a file's name.
    static let longestName = 1024
    /// Bytes that one message may bring.
    static let mostPieceBytes = 1024 * 1024

    /// One thing that is dragged; the name is known at the drop.
    struct Item: Decodable {
      var n: String?
      var f: [Form]
    }

    /// One form of it, with its size once it is known.
    struct Form: Decodable {
      var m: String
      var c: Int?
    }

    var at: Double
    var n: Int
    var p: String
    var x: Double?
    var y: Double?
    var items: [Item]?
    /// An item and a form by their numbers, and what came of it.
    var i: Int?
    var f: Int?
    var b: String?
    var last: Bool?
    var why: String?

    /// Checks the values; the time stays the page's.
    func report() throws -> DragReport {
      guard at.isFinite else { throw PageMessage.Malformed.impossible }
      return DragReport(time: at, id: n, change: try change())
    }

    private func change() throws -> DragReport.Change {
      switch p {
      case "entered": return .entered(at: try place(), try things())
      case "moved": return .moved(to: try place())
      case "exited": return .exited
      case "dropped": return .dropped(at: try place(), try things())
      case "piece": return .delivered(try piece())
      case "failed":
        guard let i, let reason = why.flatMap(DragReport.Reason.init) else {
          throw PageMessage.Malformed.impossible
        }
        return .failed(item: i, reason)
      default: throw PageMessage.Malformed.impossible
      }
    }

    private func place() throws -> CGPoint {
      guard let x, let y, x.isFinite, y.isFinite else { throw PageMessage.Malformed.impossible }
      return CGPoint(x: x, y: y)
    }

    private func things() throws -> [DraggedItem] {
      guard let items else { throw PageMessage.Malformed.impossible }
      guard items.count <= Self.mostItems, items.allSatisfy({ $0.f.count <= Self.mostForms }),
        items.allSatisfy({ ($0.n?.utf8.count ?? 0) <= Self.longestName })
      else { throw PageMessage.Malformed.tooMany }
      return try items.map { item in
        DraggedItem(
          name: item.n,
          forms: try item.f.map { form in
            guard form.c ?? 0 >= 0 else { throw PageMessage.Malformed.impossible }
            // Pieces name forms by their numbers, so that one without a proper name keeps its own.
            let type = WireClipboard.isMediaType(form.m) ? form.m : "application/octet-stream"
            return DraggedItem.Form(mediaType: type, byteCount: form.c)
          })
      }
    }

    private func piece() throws -> DraggedPiece {
      guard let i, let f, let data = b.flatMap({ Data(base64Encoded: $0) }) else {
        throw PageMessage.Malformed.impossible
      }
      guard data.count <= Self.mostPieceBytes else { throw PageMessage.Malformed.tooMany }
      return DraggedPiece(item: i, form: f, data: data, isLast: last ?? false)
    }
  }
#endif
