// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import UIKit

/// A controller that writes what it is told into a log: `home viewDidAppear`, `home began (10, 20)`.
///
/// The places of touches are in the coordinates of its view.
@preconcurrency @MainActor
open class ProbeController: UIViewController {
  /// What it is called in the log.
  public let name: String
  /// Where it writes.
  public let log: EventLog

  /// Whether touches go on to the next responder after they were noted; false by default.
  public var passesTouchesOn = false
  /// The answer of `canBecomeFirstResponder`; false by default.
  public var mayBecomeFirstResponder = false

  /// Makes a probe.
  public init(_ name: String, log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  /// Not available: a probe needs a name and a log.
  public required init?(coder: NSCoder) { nil }

  /// `mayBecomeFirstResponder`.
  open override var canBecomeFirstResponder: Bool { mayBecomeFirstResponder }

  /// Notes the call.
  open override func viewDidLoad() {
    super.viewDidLoad()
    log.record("\(name) viewDidLoad")
  }

  /// Notes the call.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.record("\(name) viewWillAppear")
  }

  /// Notes the call.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.record("\(name) viewDidAppear")
  }

  /// Notes the call.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.record("\(name) viewWillDisappear")
  }

  /// Notes the call.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.record("\(name) viewDidDisappear")
  }

  /// Notes the touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    if passesTouchesOn { super.touchesBegan(touches, with: event) }
  }

  /// Notes the touches.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
    if passesTouchesOn { super.touchesMoved(touches, with: event) }
  }

  /// Notes the touches.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
    if passesTouchesOn { super.touchesEnded(touches, with: event) }
  }

  /// Notes the touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
    if passesTouchesOn { super.touchesCancelled(touches, with: event) }
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    log.record("\(name) \(phase) \(touches.places(in: viewIfLoaded))")
  }
}
