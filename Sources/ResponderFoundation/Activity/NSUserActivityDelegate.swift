// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Told about the life of an activity; every method may be left out.
///
/// [Apple: NSUserActivityDelegate](https://developer.apple.com/documentation/foundation/nsuseractivitydelegate)
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Tells that the activity is saved, after responders brought it up to date.
  ///
  /// - Rules: UA-9.
  func userActivityWillSave(_ userActivity: NSUserActivity)

  /// Tells that the activity was taken up elsewhere.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// Saves activities when their time comes.
package protocol UserActivitySaver: AnyObject {
  /// Tells that what is saved of an activity is out of date.
  func activityNeedsSave(_ activity: NSUserActivity)
}
