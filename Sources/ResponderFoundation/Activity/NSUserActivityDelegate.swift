// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Told about the life of an activity; every method may be left out.
///
/// [Apple: NSUserActivityDelegate](https://developer.apple.com/documentation/foundation/nsuseractivitydelegate)
public protocol NSUserActivityDelegate: NSObjectProtocol {
  // Rules: UA-9.
  /// Tells that the activity is saved, after responders brought it up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)

  /// Tells that the activity was taken up elsewhere.
  func userActivityWasContinued(_ userActivity: NSUserActivity)

  // Rules: UA-17.
  /// Gives streams to talk with who continues the activity; they are not open yet, and end when
  /// nobody keeps them.
  ///
  /// Called on the main queue, for activities that support streams.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream,
    outputStream: OutputStream)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  /// Does nothing: the streams end.
  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream,
    outputStream: OutputStream
  ) {}
}

/// Saves activities when their time comes.
package protocol UserActivitySaver: AnyObject {
  /// Tells that what is saved of an activity is out of date.
  func activityNeedsSave(_ activity: NSUserActivity)
}
