// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitCore
import UIKitHost

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32

/// The number that makes the device vibrate.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF

// Rules: DE-20.
/// Plays a sound of the system, or moves the device, as the number says.
///
/// Sounds of keys are clicks, numbers of taps and vibrations move the device, all others sound like
/// an alert. Returns at once.
///
/// [Apple: AudioServicesPlaySystemSound](https://developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsound(_:))
///
/// - Parameter inSystemSoundID: the number.
@preconcurrency @MainActor
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  switch SystemSound(inSystemSoundID) {
  case .sound(let sound): DeviceSounds.play(sound)
  case .feedback(let kind): DeviceFeedback.give(kind)
  }
}

// Rules: DE-20.
/// Plays a sound of the system and then calls a closure.
///
/// - Parameters:
///   - inSystemSoundID: the number.
///   - inCompletionBlock: called at once, for nobody says when the sound is over; nil for none.
@preconcurrency @MainActor
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}

// Rules: DE-20.
/// Plays a sound of the system and moves the device.
///
/// [Apple: AudioServicesPlayAlertSound](https://developer.apple.com/documentation/audiotoolbox/audioservicesplayalertsound(_:))
///
/// - Parameter inSystemSoundID: the number.
@preconcurrency @MainActor
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  if case .sound = SystemSound(inSystemSoundID) { DeviceFeedback.give(SystemSound.vibration) }
}

// Rules: DE-20.
/// Plays a sound of the system, moves the device, and then calls a closure.
///
/// - Parameters:
///   - inSystemSoundID: the number.
///   - inCompletionBlock: called at once, for nobody says when the sound is over; nil for none.
@preconcurrency @MainActor
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlayAlertSound(inSystemSoundID)
  inCompletionBlock?()
}

/// What a number of the system stands for here.
private enum SystemSound {
  case sound(HostSound)
  case feedback(HostFeedback.Kind)

  /// What is felt of a vibration.
  static let vibration = HostFeedback.Kind.heavy

  /// The clicks of the keyboard: letters, deletion, modifiers.
  private static let clicks: Set<SystemSoundID> = [1103, 1104, 1105, 1155, 1156]

  init(_ number: SystemSoundID) {
    switch number {
    case kSystemSoundID_Vibrate, 1011: self = .feedback(Self.vibration)
    case 1519: self = .feedback(.light)
    case 1520: self = .feedback(.medium)
    case 1521: self = .feedback(.error)
    case _ where Self.clicks.contains(number): self = .sound(.inputClick)
    default: self = .sound(.alert)
    }
  }
}
