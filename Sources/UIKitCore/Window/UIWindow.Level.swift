// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension UIWindow {
  // Rules: AW-11.
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// Higher is in front.
    public let rawValue: CGFloat
    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0: an application's windows.
    public static let normal = Level(rawValue: 0)
    /// 1000: the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// 2000: alerts.
    public static let alert = Level(rawValue: 2000)
  }
}

extension UIWindow.Level: Comparable {
  /// Lower levels are behind.
  public static func < (a: UIWindow.Level, b: UIWindow.Level) -> Bool { a.rawValue < b.rawValue }
}

extension UIWindow.Level {
  /// One that is greater by a number.
  public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
    UIWindow.Level(lhs.rawValue + rhs)
  }
  /// One that is less by a number.
  public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
    UIWindow.Level(lhs.rawValue - rhs)
  }
  /// Makes it greater by a number.
  public static func += (lhs: inout UIWindow.Level, rhs: CGFloat) { lhs = lhs + rhs }
  /// Makes it less by a number.
  public static func -= (lhs: inout UIWindow.Level, rhs: CGFloat) { lhs = lhs - rhs }
}
