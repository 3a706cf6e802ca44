// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The least values of things under linear inequalities, by elimination of one quantity after the
/// other (Fourier and Motzkin): slow, and with nothing in common with the simplex method.
struct Elimination {
  /// The sum of the factors times the quantities, and the constant, is not negative.
  struct Inequality {
    var factors: [Double]
    var constant: Double
  }

  private(set) var inequalities: [Inequality] = []
  let count: Int

  init(count: Int) { self.count = count }

  mutating func require(_ factors: [Double], _ constant: Double) {
    let padded = factors + Array(repeating: 0, count: count - factors.count)
    inequalities.append(Inequality(factors: padded, constant: constant))
  }

  /// The least value of the last quantity; nil when nothing satisfies the inequalities.
  func leastOfLast() -> Double? {
    var current = inequalities
    for quantity in 0..<(count - 1) { current = Self.eliminate(quantity, from: current) }
    var low = -Double.infinity
    var high = Double.infinity
    for inequality in current {
      let factor = inequality.factors[count - 1]
      if abs(factor) < 1e-9 {
        if inequality.constant < -1e-6 { return nil }
      } else if factor > 0 {
        low = max(low, -inequality.constant / factor)
      } else {
        high = min(high, -inequality.constant / factor)
      }
    }
    return low <= high + 1e-6 ? low : nil
  }

  private static func eliminate(_ quantity: Int, from all: [Inequality]) -> [Inequality] {
    var result: [Inequality] = []
    var lower: [Inequality] = []
    var upper: [Inequality] = []
    for inequality in all {
      let factor = inequality.factors[quantity]
      if abs(factor) < 1e-9 {
        result.append(inequality)
      } else if factor > 0 {
        lower.append(inequality)
      } else {
        upper.append(inequality)
      }
    }
    for low in lower {
      for high in upper {
        let one = 1 / low.factors[quantity]
        let other = -1 / high.factors[quantity]
        var sum = Inequality(factors: low.factors, constant: 0)
        for place in sum.factors.indices {
          sum.factors[place] = low.factors[place] * one + high.factors[place] * other
        }
        sum.factors[quantity] = 0
        sum.constant = low.constant * one + high.constant * other
        result.append(sum)
      }
    }
    return result
  }
}
