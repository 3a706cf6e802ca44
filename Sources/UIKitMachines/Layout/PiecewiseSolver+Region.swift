// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Finding what has to be looked at anew when constraints come and go.
extension PiecewiseSolver {
  /// Gives all that depends on what came and went a source again.
  mutating func rearrange() {
    bury()
    takeSeeds(andRest: false)
    takeWaiting()
    let isSecondTry = haveNegative
    haveNegative = false
    if !isSecondTry {
      for place in region.symbols { quantities[place].wouldBeNegative = false }
    }
    // First in the hope that new constraints take the quantities that are there as they are.
    if !peel() {
      for record in region.records { takeRest(of: record) }
      takeSeeds(andRest: true)
      _ = peel()
    }
    makePieces()
    for place in region.symbols where quantities[place].source == .nothing {
      setValue(place, 0)
    }
    for place in region.followers.reversed() {
      rank(place)
      setValue(place, computed(place))
    }
    let followers = region.followers
    leaveRegion()
    for place in followers { checkLength(place) }
  }

  /// What comes later in the order of computing than all that has a place in it.
  mutating func rank(_ place: Int) {
    lastRank += 1
    quantities[place].rank = lastRank
    quantities[place].isStale = false
  }

  private mutating func leaveRegion() {
    for place in region.symbols { quantities[place].isInRegion = false }
    for record in region.records { records[record].isInRegion = false }
    region.symbols.removeAll(keepingCapacity: true)
    region.records.removeAll(keepingCapacity: true)
    region.followers.removeAll(keepingCapacity: true)
  }

  // MARK: - What belongs to it

  /// Takes in the quantities that lost their source, with all that depends on them.
  ///
  /// - Parameter andRest: also with what they depend on.
  private mutating func takeSeeds(andRest: Bool) {
    while true {
      if let place = seeds.popLast() {
        join(place)
      } else if let place = region.frontier.popLast() {
        for use in quantities[place].uses { takeIn(use, andRest: andRest) }
      } else {
        return
      }
    }
  }

  private mutating func join(_ place: Int) {
    guard !quantities[place].isInRegion, quantities[place].kind != .unused else { return }
    quantities[place].isInRegion = true
    region.symbols.append(place)
    region.frontier.append(place)
  }

  private mutating func takeIn(_ record: Int, andRest: Bool) {
    guard !records[record].isInRegion, records[record].role != .dead else { return }
    records[record].isInRegion = true
    region.records.append(record)
    abandon(record)
    if andRest { takeRest(of: record) }
  }

  /// Takes in all that a constraint may move: what is settled without it stays as it is.
  private mutating func takeRest(of record: Int) {
    for term in records[record].terms
    where quantities[term.symbol.place].source != .settled { join(term.symbol.place) }
  }

  /// Takes in new constraints, and the quantities that only they mention.
  private mutating func takeWaiting() {
    let new = waiting
    waiting = []
    for record in new {
      guard !records[record].isInRegion, records[record].role == .waiting else {
        continue
      }
      records[record].isInRegion = true
      region.records.append(record)
      for term in records[record].terms {
        let place = term.symbol.place
        guard quantities[place].source == .nothing, !quantities[place].isInRegion else {
          continue
        }
        let isNew = quantities[place].uses.allSatisfy { records[$0].role == .waiting }
        if isNew {
          quantities[place].isInRegion = true
          region.symbols.append(place)
        } else {
          join(place)
          takeSeeds(andRest: false)
        }
      }
    }
  }

  /// Lets what a constraint does at present be done by others: what had its value from it has none.
  mutating func abandon(_ record: Int) {
    switch records[record].role {
    case .waiting, .check, .dead: break
    case .defines(let place):
      lose(place)
    case .inPiece(let place):
      let piece = pieces[place]
      pieces[place] = Piece()
      freePieces.append(place)
      for symbol in piece.symbols { lose(symbol) }
      for other in piece.records {
        records[other].role = .waiting
        records[other].local = nil
      }
    }
    records[record].role = .waiting
  }

  private mutating func lose(_ place: Int) {
    quantities[place].source = .nothing
    quantities[place].isStale = false
    seeds.append(place)
  }
}
