// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKit

extension EventGenerator {
  /// Why a touch at a point of the window would reach the view that it would reach: the search as
  /// the window makes it, from the front, a sentence for every view that was asked.
  ///
  /// The last sentence names the view; without one that was hit nothing takes touches there. Views
  /// that override `hitTest` speak for themselves and for what is below them.
  public func explainHit(at point: CGPoint) -> [String] {
    ApplicationDriving.explainTarget(at: toScreen(point))
  }

  /// Whether the reasons are shown over the application while it is touched, as `--inspect` does;
  /// false by default.
  public var showReasons: Bool {
    get { ApplicationDriving.isInspecting }
    set { ApplicationDriving.inspect(newValue) }
  }
}
