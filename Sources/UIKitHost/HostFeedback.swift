// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A small movement of the device that a finger feels.
public struct HostFeedback: Sendable, Hashable, CustomStringConvertible {
  /// What it tells.
  public enum Kind: String, Sendable, CaseIterable {
    /// Things of little weight touched each other.
    case light
    /// Things of some weight touched each other.
    case medium
    /// Heavy things touched each other.
    case heavy
    /// Things that give way touched each other.
    case soft
    /// Things that do not give way touched each other.
    case rigid
    /// Another thing is chosen.
    case selection
    /// Something was done.
    case success
    /// Something needs attention.
    case warning
    /// Something went wrong.
    case error
  }

  /// What it tells.
  public var kind: Kind
  /// How strong it is, more than 0 and at most 1.
  public var intensity: Double

  /// Makes one; an intensity outside its range is brought into it.
  public init(_ kind: Kind, intensity: Double = 1) {
    self.kind = kind
    self.intensity = intensity.isFinite ? min(max(intensity, 0), 1) : 1
  }

  /// The kind, and the intensity if it is not the full one.
  public var description: String {
    intensity == 1 ? kind.rawValue : "\(kind.rawValue) at \(intensity)"
  }
}
