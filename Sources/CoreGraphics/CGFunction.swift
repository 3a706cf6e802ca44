// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Makes numbers of numbers.
///
/// The first argument is what the function was made with, the second the numbers it is asked about; the
/// answer goes where the third points to.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void

/// Is told that a function is done with what it was made with.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a function calls.
public struct CGFunctionCallbacks {
  /// 0.
  public var version: UInt32
  /// Answers; nil leaves every number 0.
  public var evaluate: CGFunctionEvaluateCallback?
  /// Called when the function is gone; nil for nothing.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Makes callbacks that do nothing.
  public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }

  /// Makes callbacks.
  ///
  /// - Parameters:
  ///   - version: 0.
  ///   - evaluate: answers.
  ///   - releaseInfo: is told that what the function was made with is not needed any more.
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

// Rules: DR-33.
/// Makes numbers of numbers: the colours of a `CGShading`.
///
/// See [CGFunction](https://developer.apple.com/documentation/coregraphics/cgfunction).
public final class CGFunction {
  /// More numbers than any colour has.
  private static let mostNumbers = 64

  /// How many numbers it takes.
  let domainDimension: Int
  /// How many numbers it gives.
  let rangeDimension: Int
  private let info: UnsafeMutableRawPointer?
  private let domain: [CGFloat]?
  private let range: [CGFloat]?
  private let callbacks: CGFunctionCallbacks

  /// Makes a function of callbacks.
  ///
  /// - Parameters:
  ///   - info: handed to the callbacks.
  ///   - domainDimension: how many numbers it takes, from 1 to 64.
  ///   - domain: the least and the greatest of each, which it is asked about instead of what is beyond;
  ///     nil for no limits.
  ///   - rangeDimension: how many numbers it gives, from 1 to 64.
  ///   - range: the least and the greatest of each, which it gives instead of what is beyond; nil for no
  ///     limits.
  ///   - callbacks: what answers.
  /// - Returns: nil for any other number of numbers; `info` is not released then.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    let possible = 1...Self.mostNumbers
    guard possible.contains(domainDimension), possible.contains(rangeDimension) else { return nil }
    self.info = info
    self.domainDimension = domainDimension
    self.rangeDimension = rangeDimension
    self.domain = domain.map { Self.limits($0, domainDimension) }
    self.range = range.map { Self.limits($0, rangeDimension) }
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  private static func limits(_ numbers: UnsafePointer<CGFloat>, _ count: Int) -> [CGFloat] {
    Array(UnsafeBufferPointer(start: numbers, count: 2 * count))
  }

  /// What it gives for numbers, as many as it takes; what is no number is 0.
  func values(at numbers: [CGFloat]) -> [CGFloat] {
    var values = [CGFloat](repeating: 0, count: rangeDimension)
    callbacks.evaluate?(info, Self.clipped(numbers, domain), &values)
    return Self.clipped(values, range)
  }

  private static func clipped(_ numbers: [CGFloat], _ limits: [CGFloat]?) -> [CGFloat] {
    numbers.enumerated().map { index, number in
      let number = number.isNaN ? 0 : number
      guard let limits else { return number }
      return min(max(number, limits[2 * index]), limits[2 * index + 1])
    }
  }
}
