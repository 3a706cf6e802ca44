// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Everything that an application has one of.
///
/// Each is a class that answers `shared`, or Apple's name for it, with the part of the current
/// `Runtime`.
@frozen
public enum RuntimePart: UInt8, CaseIterable {
  // MARK: The application and its time
  case application
  case turnWork
  case host
  case clock
  case trace
  case accelerometer
  case mediaKeys
  case nowPlaying
  case nowPlayingInfo
  case remoteCommands
  case recorder
  case inspector
  case commandList
  case activities
  case currentActivity
  case continuationStreams
  case activitySaver
  case savedActivities
  case undoGroups
  case localizedTexts

  // MARK: What Objective-C would know
  case exposedTables
  case exposedCalls
  case returnedObjects
  case delayedPerforms
  case clockQueue
  case selectorObservers
  case associations

  // MARK: Layers
  case layerRegistry
  case layerAnimator
  case animationCapture
  case keyframeCapture
  case transactions
  case displayLinks

  // MARK: Views
  case viewTrees
  case interfaceDirection
  case traitRegistrations
  case appearances
  case graphics
  case assetCatalogues
  case fonts
  case animationScrubber
  case keyboardPlace
  case motionEffects

  // MARK: Input
  case touches
  case presses
  case motion
  case gestures
  case pointing
  case pencils
  case drags
  case heldKey
  case hardwareKeyboard
  case firstResponder
  case inputDirector
  case textSessions
  case inputModes
  case softwareKeyboard
  case assistantItems
  case loupes
  case focusSystems

  // MARK: Windows and what is in them
  case windows
  case keyWindow
  case screen
  case statusBar
  case accessibility
  case rotation
  case device
  case scrolling
  case lists
  case dynamics
  case transitions
  case interfaceFiles
  case pasteboards
  case generalPasteboard
  case menu
  case menuController
  case mainMenus
  case contextMenus
  case menuSource
  case printing
  case photoAlbum

  // MARK: Driving an application
  case driver

  /// Its place among the parts.
  @inlinable
  public var place: Int { Int(rawValue) }
}
