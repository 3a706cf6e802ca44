// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  /// Which clauses of an `#if` are compiled.
  enum ClauseFate { case taken, dropped, open }

  extension ConditionEvaluator {
    /// The fate of a clause, seen with those before it.
    func fate(of clause: IfConfigClauseSyntax) -> ClauseFate {
      guard let list = clause.parent?.as(IfConfigClauseListSyntax.self) else { return .open }
      var isDecided = true
      for other in list {
        let value = other.condition.map { self.value(of: $0) } ?? true
        if other.id == clause.id {
          guard let value else { return .open }
          return value ? (isDecided ? .taken : .open) : .dropped
        }
        switch value {
        case .some(true): return .dropped
        case .some(false): break
        case nil: isDecided = false
        }
      }
      return .open
    }
  }
#endif
