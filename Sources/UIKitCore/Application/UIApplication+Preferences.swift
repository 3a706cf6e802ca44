// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

extension UIApplication {
  // Rules: AW-35, AW-37, AX-1, AX-38.
  /// Tells who watches single preferences of the person what differs from `former`.
  func postPreferences(former: HostPreferences) {
    let now = ViewTrees.shared.preferences
    let size = TextSizes.category(of: now.textScale)
    if size != TextSizes.category(of: former.textScale) {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: size])
    }
    if UILargeContentViewerInteraction.isEnabled(now)
      != UILargeContentViewerInteraction.isEnabled(former)
    {
      NotificationCenter.default.post(
        name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
    }
    let switches: [(KeyPath<HostPreferences, Bool>, NSNotification.Name)] = [
      (\.hasHighContrast, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
      (\.reducesMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (\.reducesTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
      (\.invertsColors, UIAccessibility.invertColorsStatusDidChangeNotification),
    ]
    for (path, name) in switches where now[keyPath: path] != former[keyPath: path] {
      NotificationCenter.default.post(name: name, object: nil)
    }
    if now.reducesMotion != former.reducesMotion { MotionEffects.made?.showAll() }
    let changed = now.aids.symmetricDifference(former.aids)
    for (aid, name) in UIAccessibility.aidNotifications where changed.contains(aid) {
      NotificationCenter.default.post(name: name, object: nil)
    }
    if !changed.isDisjoint(with: [.leftHearingDevice, .rightHearingDevice]) {
      NotificationCenter.default.post(
        name: UIAccessibility.hearingDevicePairedEarDidChangeNotification, object: nil)
    }
    tellRestrictions(former: former)
    if changed.contains(.voiceOver) {
      if !now.aids.contains(.voiceOver) { DragCenter.made?.readerDrag?.cancel() }
      AccessibilityCursor.shared.runningDidChange()
    }
  }
}
