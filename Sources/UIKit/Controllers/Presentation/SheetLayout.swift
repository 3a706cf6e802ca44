// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitHost

/// A sheet: what is behind is dimmed and cannot be touched, the presented view has round corners.
@MainActor
enum SheetLayout {
  /// Points of what is behind that stay in sight above a page sheet.
  private static let strip: CGFloat = 44
  /// Radius of a sheet's corners, in points.
  private static let cornerRadius: CGFloat = 12
  /// The size of a form sheet that wishes none, in points.
  private static let formSize = CGSize(width: 540, height: 620)
  /// A window narrower than this, in points, shows a form sheet as a page sheet.
  private static let leastFormWidth: CGFloat = 600
  /// The widest page sheet, in points.
  private static let greatestPageWidth: CGFloat = 712
  /// How dark the dimmed part is: 0 not, 1 black.
  private static let dimming: CGFloat = 0.35

  static func install(_ presented: UIViewController, in place: UITransitionView) {
    let behind = UIView(frame: place.bounds)
    behind.backgroundColor = UIColor(white: 0, alpha: dimming)
    behind.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(behind)
    let sheet = UIView(frame: frame(of: presented, in: place.bounds))
    sheet.clipsToBounds = true
    sheet.layer.cornerRadius = cornerRadius
    presented.view.frame = sheet.bounds
    presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sheet.addSubview(presented.view)
    place.addSubview(sheet)
    place.arrange = { [unowned sheet, unowned presented] place in
      sheet.frame = frame(of: presented, in: place.bounds)
    }
  }

  private static func frame(of presented: UIViewController, in bounds: CGRect) -> CGRect {
    if presented.modalPresentationStyle.isForm, bounds.width >= leastFormWidth {
      let wished = presented.preferredContentSize
      let width = min(wished.width > 0 ? wished.width : formSize.width, bounds.width)
      let height = min(wished.height > 0 ? wished.height : formSize.height, bounds.height)
      return CGRect(
        x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width,
        height: height)
    }
    let top = strip + UIScreen.main.metrics.safeArea.top
    let width = min(bounds.width, greatestPageWidth)
    return CGRect(
      x: (bounds.width - width) / 2, y: top, width: width, height: max(0, bounds.height - top))
  }
}
