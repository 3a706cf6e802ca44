// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension EventGenerator {
  // Rules: DD-96.
  /// Drags something over the screen that comes from elsewhere, as files of the desktop over a page.
  ///
  /// It waits for controllers that move, as fingers do.
  ///
  /// - Parameters:
  ///   - items: what is dragged.
  ///   - location: where it comes over the screen.
  /// - Returns: what moves and drops it.
  /// - Throws: an error of the location.
  public func dragFromOutside(
    _ items: [DragFromOutside.Item], at location: any HammerLocatable
  ) throws -> DragFromOutside {
    waitForControllers()
    return DragFromOutside(items, at: try screenPoint(location), by: self)
  }

  // Rules: DD-96.
  /// Drags something over the screen, drops it, has all of it come, and waits until it has arrived.
  ///
  /// - Parameters:
  ///   - items: what is dragged.
  ///   - location: where it is dropped.
  ///   - duration: seconds of the movement, which begins at the corner of the window.
  /// - Throws: an error of the location.
  public func dropFromOutside(
    _ items: [DragFromOutside.Item], at location: any HammerLocatable, duration: TimeInterval = 0.5
  ) throws {
    waitForControllers()
    let end = WindowPoint(point: fromScreen(try screenPoint(location)))
    let drag = try dragFromOutside(items, at: WindowPoint(point: .zero))
    try drag.move(to: end, duration: duration)
    drag.drop()
    advance(by: EventGenerator.dropDelay)
  }
}
