// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What all contacts that changed in one frame of a digitizer did: it becomes one `UIEvent`.
public struct ContactFrame: Sendable, Equatable, Codable {
  /// Seconds on the host's clock.
  public var time: TimeInterval
  /// The contacts that changed; one that rests is left out.
  public var contacts: [Contact]
  /// Modifier keys that were held.
  public var modifiers: KeyModifiers

  /// Makes a frame.
  @inlinable
  public init(time: TimeInterval, contacts: [Contact], modifiers: KeyModifiers = []) {
    self.time = time
    self.contacts = contacts
    self.modifiers = modifiers
  }
}

/// A finger, a pen or a pressed pointer as the digitizer sees it.
public struct Contact: Sendable, Equatable, Codable {
  /// What touches the screen.
  public enum Kind: UInt8, Sendable, Codable { case finger, pen, pointer, indirect }
  /// What it did since the last frame.
  public enum Phase: UInt8, Sendable, Codable { case began, moved, ended, cancelled }

  /// The same from down to up, and not used by two contacts at a time.
  public var id: Int
  /// What touches the screen.
  public var kind: Kind
  /// What it did since the last frame.
  public var phase: Phase
  /// Where it is, in points on the screen.
  public var location: CGPoint
  /// How hard it presses, where 1 is an ordinary touch; 0 when the device cannot tell.
  public var force: Double
  /// Half the larger diameter of the area that touches, in points.
  public var radius: Double
  /// What only some devices know; nil when there is nothing of it.
  public var detail: ContactDetail?

  /// Makes a contact.
  @inlinable
  public init(
    id: Int, kind: Kind = .finger, phase: Phase, location: CGPoint, force: Double = 0,
    radius: Double = 0, detail: ContactDetail? = nil
  ) {
    self.id = id
    self.kind = kind
    self.phase = phase
    self.location = location
    self.force = force
    self.radius = radius
    self.detail = detail
  }
}

/// The part of a contact that most contacts do not have; shared, so that an ordinary one stays small.
public final class ContactDetail: Sendable, Equatable, Codable {
  /// The greatest force that the device reports; 0 when it reports none.
  public let maximumForce: Double
  /// How far `Contact.radius` may be wrong, in points.
  public let radiusTolerance: Double
  /// The pen's angle to the surface in radians: 0 lies flat, a quarter turn stands upright.
  public let altitude: Double
  /// The pen's direction in radians on the screen: 0 points along x, a quarter turn along y.
  public let azimuth: Double
  /// The pen's turn about its own axis, in radians.
  public let roll: Double
  /// Buttons that are down: bit 0 primary, bit 1 secondary, and so on.
  public let buttons: Int
  /// Samples that the host merged into this frame, oldest first, the last equal to the contact.
  public let coalesced: [ContactSample]
  /// Where the contact will probably be, nearest first.
  public let predicted: [ContactSample]
  /// Which values are only estimates.
  public let estimated: EstimatedValues
  /// Which of those will be corrected by a `ContactUpdate`.
  public let awaited: EstimatedValues
  /// Names this sample in the `ContactUpdate` to come.
  public let estimationIndex: Int?

  /// Makes the detail of a contact.
  public init(
    maximumForce: Double = 0, radiusTolerance: Double = 0, altitude: Double = .pi / 2,
    azimuth: Double = 0, roll: Double = 0, buttons: Int = 0, coalesced: [ContactSample] = [],
    predicted: [ContactSample] = [], estimated: EstimatedValues = [], awaited: EstimatedValues = [],
    estimationIndex: Int? = nil
  ) {
    self.maximumForce = maximumForce
    self.radiusTolerance = radiusTolerance
    self.altitude = altitude
    self.azimuth = azimuth
    self.roll = roll
    self.buttons = buttons
    self.coalesced = coalesced
    self.predicted = predicted
    self.estimated = estimated
    self.awaited = awaited
    self.estimationIndex = estimationIndex
  }

  /// Equal in every value.
  public static func == (a: ContactDetail, b: ContactDetail) -> Bool {
    a === b
      || (a.maximumForce == b.maximumForce && a.radiusTolerance == b.radiusTolerance
        && a.altitude == b.altitude && a.azimuth == b.azimuth && a.roll == b.roll
        && a.buttons == b.buttons && a.coalesced == b.coalesced && a.predicted == b.predicted
        && a.estimated == b.estimated && a.awaited == b.awaited
        && a.estimationIndex == b.estimationIndex)
  }
}

/// One measurement of a contact between two frames, or a predicted one.
public struct ContactSample: Sendable, Equatable, Codable {
  /// Seconds on the host's clock.
  public var time: TimeInterval
  /// In points on the screen.
  public var location: CGPoint
  /// How hard it presses, where 1 is an ordinary touch.
  public var force: Double
  /// The pen's angle to the surface in radians.
  public var altitude: Double
  /// The pen's direction on the screen in radians.
  public var azimuth: Double

  /// Makes a sample.
  public init(
    time: TimeInterval, location: CGPoint, force: Double = 0, altitude: Double = .pi / 2,
    azimuth: Double = 0
  ) {
    self.time = time
    self.location = location
    self.force = force
    self.altitude = altitude
    self.azimuth = azimuth
  }
}

/// Values of a contact that a device may have to guess at first.
public struct EstimatedValues: OptionSet, Sendable, Codable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// `Contact.force`.
  public static let force = EstimatedValues(rawValue: 1)
  /// `ContactDetail.azimuth`.
  public static let azimuth = EstimatedValues(rawValue: 2)
  /// `ContactDetail.altitude`.
  public static let altitude = EstimatedValues(rawValue: 4)
  /// `Contact.location`.
  public static let location = EstimatedValues(rawValue: 8)
  /// `ContactDetail.roll`.
  public static let roll = EstimatedValues(rawValue: 16)
}

/// The true values of a sample that was estimated when it was reported.
public struct ContactUpdate: Sendable, Equatable, Codable {
  /// When the values became known.
  public var time: TimeInterval
  /// The sample meant: `ContactDetail.estimationIndex` of the report.
  public var estimationIndex: Int
  /// The known force, or nil when it is still not known.
  public var force: Double?
  /// The known azimuth, or nil.
  public var azimuth: Double?
  /// The known altitude, or nil.
  public var altitude: Double?
  /// The known location, or nil.
  public var location: CGPoint?
  /// The values for which a further update will come.
  public var stillAwaited: EstimatedValues

  /// Makes an update.
  public init(
    time: TimeInterval, estimationIndex: Int, force: Double? = nil, azimuth: Double? = nil,
    altitude: Double? = nil, location: CGPoint? = nil, stillAwaited: EstimatedValues = []
  ) {
    self.time = time
    self.estimationIndex = estimationIndex
    self.force = force
    self.azimuth = azimuth
    self.altitude = altitude
    self.location = location
    self.stillAwaited = stillAwaited
  }
}
