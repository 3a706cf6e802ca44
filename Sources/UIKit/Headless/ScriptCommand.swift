// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// One line of a script for a headless run, understood.
enum ScriptCommand: Equatable {
  /// Contacts that go down, move or go up in one frame, or move in steps for so many seconds.
  case contacts([ContactStep], over: TimeInterval)
  case tap(ScriptPlace, times: Int)
  case drag(from: ScriptPlace, to: ScriptPlace, over: TimeInterval)
  /// A pointer that moves without a button; nil takes it off the screen.
  case hover(ScriptPlace?)
  case scroll(ScriptPlace, by: Displacement)
  /// Keys that go down together and up again after so many seconds.
  case key(ScriptChord, TimeInterval)
  case type(String)
  case press(PressSample.Button, TimeInterval)
  case wait(TimeInterval)
  case resize(CGSize)
  /// All contacts are taken away.
  case cancel
  /// A shake of so many seconds.
  case shake(TimeInterval)
  /// The side of a pencil is tapped or squeezed; a place where it hovers above one.
  case pencil(PencilSample.Gesture, ScriptPlace?)
  /// A command of a headset, a lock screen, a media key.
  case remote(RemoteCommand)
  /// A shortcut of the application, by its type.
  case shortcut(String)
  /// An activity to take up: its type, and the words for each entry.
  case restore(String, [String: [String]])
  /// A view that is operated without being touched.
  case operate(String, ScriptAccess)
  case lifecycle(LifecycleChange)
  /// How the person wants applications to look.
  case prefer(HostPreferences)
  case printTree
  /// A picture of the screen, written to a file.
  case screenshot(String)
  /// The responder chain from the view with an identifier upwards.
  case printChain(String)

  /// Whether it asks nothing of the application.
  var onlyPrints: Bool {
    switch self {
    case .printTree, .printChain, .screenshot: true
    default: false
    }
  }
}

/// What one contact does.
struct ContactStep: Equatable {
  var contact: ScriptContact
  var phase: Contact.Phase
  /// Nil for a contact that goes up, or is taken away, where it is.
  var place: ScriptPlace?
  /// How hard it presses from now on; nil leaves it as it was.
  var force: Double?
  /// The button of a mouse that goes down, 1 for the primary one.
  var button = 1
}

/// A finger by its number, the pen, or the mouse.
enum ScriptContact: Hashable {
  case finger(Int)
  case pen
  case mouse
}

/// Where something is done.
enum ScriptPlace: Equatable {
  /// A point on the screen.
  case point(CGPoint)
  /// The centre of the view with an accessibility identifier, moved by so many points.
  case view(String, offset: Displacement)
}

/// Why a script cannot be run, and where.
struct ScriptError: Error, Equatable, CustomStringConvertible {
  var line: Int
  var message: String
  var description: String { "line \(line): \(message)" }
}
