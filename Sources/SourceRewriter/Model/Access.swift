// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  /// Who sees a declaration.
  enum Access: String, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    private static let order: [Access] = [
      .private, .fileprivate, .internal, .package, .public, .open,
    ]
    private var rank: Int { Self.order.firstIndex(of: self) ?? 0 }

    static func < (a: Access, b: Access) -> Bool { a.rank < b.rank }

    /// What the modifiers say; nil if they say nothing.
    init?(_ modifiers: DeclModifierListSyntax) {
      for modifier in modifiers where modifier.detail == nil {
        if let access = Access(rawValue: modifier.name.text) {
          self = access
          return
        }
      }
      return nil
    }

    /// The modifier with a space, or nothing for what needs none.
    var prefix: String { self <= .internal ? "" : rawValue + " " }
  }
#endif
