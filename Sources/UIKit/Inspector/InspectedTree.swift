// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

/// The views of all visible windows, as the inspector's page gets them.
struct InspectedTree: Encodable, Equatable {
  /// Another word in each launch, for the numbers of one mean nothing in the next.
  let run: String
  /// Width and height of the screen in points.
  let screen: [Double]
  /// Those behind before those in front, each before its subviews.
  let views: [InspectedView]
}

/// A view in the tree of the inspector's page.
struct InspectedView: Encodable, Equatable {
  let id: Int
  /// How many views it is in.
  let depth: Int
  /// Its class.
  let kind: String
  /// What the trace calls it; nil for one without an identifier that the trace has not met.
  let name: String?
  /// What it shows as text, if it is of the kind that does.
  let text: String?
  /// What it is on the screen, in points: x, y, width, height.
  let frame: [Double]
  let isHidden: Bool
  /// What differs from a plain view.
  let flags: [String]
  /// The class of the controller whose view it is; nil for others.
  let controller: String?
  let recognizers: [InspectedRecognizer]
}

/// A recognizer, as the inspector's page gets it.
struct InspectedRecognizer: Encodable, Equatable {
  let kind: String
  /// What the trace calls it; nil for one without a name that the trace has not met.
  let name: String?
  let state: String
  /// What differs from a recognizer that was just made.
  let flags: [String]
}

extension InspectedTree {
  /// The tree as it is now; `numbers` gives each view its own.
  @MainActor
  init(numbers: ObjectNumbers) {
    let size = ApplicationDriving.screen.size
    var views: [InspectedView] = []
    for window in ApplicationDriving.visibleWindows where !(window is InspectorWindow) {
      var waiting: [(view: UIView, depth: Int)] = [(window, 0)]
      while let (view, depth) = waiting.popLast() {
        views.append(InspectedView(view, depth: depth, in: window, numbers))
        waiting += view.subviews.reversed().map { ($0, depth + 1) }
      }
    }
    self.init(run: numbers.run, screen: [size.width, size.height], views: views)
  }
}

extension InspectedView {
  @MainActor
  init(_ view: UIView, depth: Int, in window: UIWindow, _ numbers: ObjectNumbers) {
    self.init(
      id: numbers.number(of: view), depth: depth, kind: InspectedText.kind(of: view),
      name: Trace.knownName(view), text: ViewTree.text(of: view),
      frame: InspectedText.numbers(Self.place(of: view, in: window)), isHidden: view.isHidden,
      flags: Self.flags(of: view), controller: Self.controller(of: view),
      recognizers: (view.gestureRecognizers ?? []).map(InspectedRecognizer.init))
  }

  /// What a view is on the screen.
  @MainActor
  static func place(of view: UIView, in window: UIWindow) -> CGRect {
    window.convert(view.convert(view.bounds, to: window), to: nil as UIWindow?)
  }

  /// A view, then what it is in, up to the window; none for nil.
  @MainActor
  static func outwards(from view: UIView?) -> [UIView] {
    var views: [UIView] = []
    var current = view
    while let view = current {
      views.append(view)
      current = view.superview
    }
    return views
  }

  /// The class of the controller whose view it is.
  @MainActor
  static func controller(of view: UIView) -> String? {
    guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else {
      return nil
    }
    return InspectedText.kind(of: controller)
  }

  @MainActor
  static func flags(of view: UIView) -> [String] {
    let all: [(holds: Bool, flag: String)] = [
      (view.isHidden, "hidden"),
      (view.alpha < 1, "alpha \(InspectedText.short(view.alpha))"),
      (!view.isUserInteractionEnabled, "no touches"),
      ((view as? UIControl)?.isEnabled == false, "disabled"),
      (view.clipsToBounds, "clips"),
      (view.isMultipleTouchEnabled, "multiple touch"),
      (view.isExclusiveTouch, "exclusive touch"),
      (view.isFirstResponder, "first responder"),
      (view.isFocused, "focused"),
    ]
    return all.filter(\.holds).map(\.flag)
  }
}

extension InspectedRecognizer {
  @MainActor
  init(_ recognizer: UIGestureRecognizer) {
    let all: [(holds: Bool, flag: String)] = [
      (!recognizer.isEnabled, "disabled"),
      (!recognizer.cancelsTouchesInView, "does not cancel touches"),
      (recognizer.delaysTouchesBegan, "delays the beginning"),
      (!recognizer.delaysTouchesEnded, "does not delay the end"),
    ]
    let delegate = recognizer.delegate.map { "delegate \(InspectedText.kind(of: $0))" }
    self.init(
      kind: InspectedText.kind(of: recognizer), name: Trace.knownName(recognizer),
      state: String(describing: recognizer.state),
      flags: all.filter(\.holds).map(\.flag) + (delegate.map { [$0] } ?? []))
  }
}

/// Classes and numbers as the inspector's page shows them.
enum InspectedText {
  /// The name of an object's class, without its module.
  static func kind(of object: AnyObject) -> String { String(describing: type(of: object)) }

  /// X, y, width and height in hundredths of points; what is not finite is 0, for JSON has no word
  /// for it.
  static func numbers(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(rounded)
  }

  /// A rectangle in words.
  static func place(_ rect: CGRect) -> String {
    let parts = numbers(rect).map(short)
    return "(\(parts[0]), \(parts[1])), \(parts[2]) × \(parts[3])"
  }

  /// A number with at most two places behind the point.
  static func short(_ number: Double) -> String { String(format: "%g", rounded(number)) }

  private static func rounded(_ number: Double) -> Double {
    let hundredths = (number * 100).rounded() / 100
    return hundredths.isFinite ? hundredths : 0
  }
}
