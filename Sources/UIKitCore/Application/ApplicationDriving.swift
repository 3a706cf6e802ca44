// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
import QuartzCore
package import UIKitHost

/// What a test driver needs of the application besides the events it sends.
@MainActor
package enum ApplicationDriving {
  /// How often input was dropped or put right since the application was made.
  package static var anomalies: Int {
    UIApplication.shared.translator.repairs.count + UIApplication.shared.presses.repairs.count
  }

  /// Told of every event before it is handled; nil unless somebody records.
  package static var onReceive: (@MainActor (HostEvent) -> Void)? {
    get { UIApplication.shared.onReceive }
    set { UIApplication.shared.onReceive = newValue }
  }

  /// The search for the view under a point of the screen, a sentence a step.
  package static func explainTarget(at point: CGPoint) -> [String] {
    var sentences: [String] = []
    let subscription = Trace.listen(to: [.hit]) { sentences.append($0.text) }
    defer { Trace.stop(subscription) }
    _ = WindowHitTest.find(at: point, event: nil)
    return sentences
  }

  /// The surface that the application is shown on.
  package static var screen: ScreenMetrics { UIScreen.main.metrics }

  /// What the person set, as far as it decides how the application looks.
  package static var preferences: HostPreferences { ViewTrees.shared.preferences }

  /// How large text is in a category, in parts of the ordinary size.
  package static func textScale(of category: UIContentSizeCategory) -> Double {
    Double(TextSizes.points(of: .body, in: category) / TextSizes.points(of: .body, in: .large))
  }

  /// Ends the turn of the loop: layout, drawing, a commit.
  package static func endTurn() { UIApplication.shared.turn.end() }

  /// Launches the application with the delegate it has: its callbacks, its scene, its first turn.
  package static func launch() {
    UIApplication.shared.currentState = .inactive
    Launch.run(UIApplication.shared)
    UIApplication.shared.turn.end()
  }

  /// Brings the application to the front, where it gets input.
  package static func activate() {
    UIApplication.shared.hasEnded = false
    Lifecycle.activate(UIApplication.shared)
  }

  /// Keeps in memory alone what a person chooses, as languages to type in.
  package static func keepChoicesInMemory() { InputModes.shared.memory = VolatileInputModes() }

  /// Shows every view as it is, at once; animations in progress end unfinished, changes of
  /// controllers are made.
  package static func stopAnimations() {
    RunningTransitions.shared.finishAll()
    MovingScrollViews.shared.haltAll()
    RunningAnimators.shared.haltAll()
    LayerAnimator.shared.stopAll()
  }

  /// Whether controllers come or go by themselves.
  package static var areControllersMoving: Bool { RunningTransitions.shared.isAnyRunning }

  /// Whether anything moves by itself and will arrive.
  package static var hasAnimations: Bool {
    LayerAnimator.shared.isBusy || MovingScrollViews.shared.isAnyMoving
      || RunningAnimators.shared.isAnyRunning
  }

  /// Takes the keyboard away at once, unless it is that of a first responder of `window`.
  package static func dropKeyboard(unlessOf window: UIWindow?) {
    if let window, window.firstResponder != nil, window === KeyWindow.shared.current { return }
    InputDirector.shared.drop()
  }

  /// Takes the first responder of a window away, whether it agrees or not.
  package static func clearFirstResponder(of window: UIWindow) {
    guard let first = window.firstResponder else { return }
    if !first.resignFirstResponder() { window.firstResponder = nil }
  }

  /// All visible windows, the system's too, the rearmost first.
  package static var visibleWindows: [UIWindow] { WindowList.shared.visible }

  /// The first responder of the key window; nil when there is none.
  package static var firstResponder: UIResponder? { KeyWindow.shared.current?.firstResponder }

  /// The number of the text that is typed into; nil when there is none.
  package static var textSession: Int? { TextSessions.shared.current }

  /// The window and the view that a touch at a point of the screen would reach now.
  package static func target(at point: CGPoint) -> (window: UIWindow, view: UIView)? {
    Trace.muted { WindowHitTest.find(at: point, event: nil) }
  }
}
