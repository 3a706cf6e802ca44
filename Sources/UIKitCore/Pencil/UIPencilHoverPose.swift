// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
import UIKitHost

// Rules: PC-4.
/// How a pencil hovered above the view of an interaction.
///
/// [Apple: UIPencilHoverPose](https://developer.apple.com/documentation/uikit/uipencilhoverpose)
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
  /// What its tip was above, in the coordinates of the view.
  public final let location: CGPoint
  /// How far it was away: 0 at the screen, 1 as far as it can be felt.
  public final let zOffset: CGFloat
  /// Its direction in radians: 0 points along the x axis of the view, a quarter turn along y.
  public final let azimuthAngle: CGFloat
  /// Its direction as a vector of length 1 in the coordinates of the view.
  public final let azimuthUnitVector: CGVector
  /// Its angle to the surface in radians: 0 lies flat, a quarter turn stands upright.
  public final let altitudeAngle: CGFloat
  /// Its turn about its own axis in radians.
  public final let rollAngle: CGFloat

  /// What the host reported, as a view sees it.
  init(_ pose: PencilSample.Pose, in view: UIView) {
    func inner(_ point: CGPoint) -> CGPoint {
      guard let window = view.window else { return point }
      return view.convert(window.convertFromScreen(point), from: window)
    }
    let here = inner(pose.location)
    let there = inner(
      CGPoint(x: pose.location.x + cos(pose.azimuth), y: pose.location.y + sin(pose.azimuth)))
    let length = hypot(there.x - here.x, there.y - here.y)
    let vector =
      length > 0
      ? CGVector(dx: (there.x - here.x) / length, dy: (there.y - here.y) / length)
      : CGVector(dx: 1, dy: 0)
    location = here
    zOffset = CGFloat(pose.height)
    azimuthUnitVector = vector
    azimuthAngle = atan2(vector.dy, vector.dx)
    altitudeAngle = CGFloat(pose.altitude)
    rollAngle = CGFloat(pose.roll)
    super.init()
  }
}
