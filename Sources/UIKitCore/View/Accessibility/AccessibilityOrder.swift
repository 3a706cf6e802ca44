// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Something that is read out.
struct AccessibilityFinding {
  let element: AnyObject
  /// What it is in of all that was asked for, the outermost first.
  let holders: [any AccessibleObject]
}

/// Finds what is read out, and in which order.
@MainActor
enum AccessibilityOrder {
  // Rules: AX-4 to AX-7.
  /// The elements below an object, in the order in which they are read.
  static func elements(of object: AnyObject) -> [AnyObject] {
    findings(in: object) { _ in false }.map(\.element)
  }

  // Rules: AX-4 to AX-7.
  /// The elements below an object, in the order in which they are read, each with what it is in.
  ///
  /// - Parameter counts: which of the objects around an element are asked for.
  static func findings(
    in object: AnyObject, counts: (any AccessibleObject) -> Bool
  ) -> [AccessibilityFinding] {
    var found: [AccessibilityFinding] = []
    var known: Set<ObjectIdentifier> = []
    collect(object, [], &found, &known, counts)
    return found
  }

  private static func collect(
    _ object: AnyObject, _ holders: [any AccessibleObject], _ found: inout [AccessibilityFinding],
    _ known: inout Set<ObjectIdentifier>, _ counts: (any AccessibleObject) -> Bool
  ) {
    guard known.insert(ObjectIdentifier(object)).inserted else { return }
    if let view = object as? UIView, view.isHidden || view.alpha < leastAlpha { return }
    guard let speaker = object as? any AccessibleObject else { return }
    if speaker.accessibilityElementsHidden { return }
    if speaker.isAccessibilityElement {
      if !isBlank(speaker) { found.append(AccessibilityFinding(element: object, holders: holders)) }
      return
    }
    let holders = counts(speaker) ? holders + [speaker] : holders
    for child in children(of: object) { collect(child, holders, &found, &known, counts) }
  }

  // Rules: AX-5.
  /// Whether it is a text without words.
  private static func isBlank(_ speaker: any AccessibleObject) -> Bool {
    speaker.accessibilityTraits.contains(.staticText)
      && (speaker.accessibilityLabel ?? "").isEmpty && (speaker.accessibilityValue ?? "").isEmpty
  }

  // Rules: AX-5.
  /// Weaker views are not seen, and not read.
  private static let leastAlpha: CGFloat = 0.01

  // Rules: AX-4, AX-6, AX-7.
  private static func children(of object: AnyObject) -> [AnyObject] {
    if let elements = ownElements(of: object) { return elements }
    guard let view = object as? UIView else { return [] }
    let shown = view.subviews.filter { !$0.isHidden && $0.alpha >= leastAlpha }
    if let modal = shown.last(where: \.accessibilityViewIsModal) { return [modal] }
    return placed(shown)
  }

  // Rules: AX-4.
  /// What an object says is in it; nil if it says nothing.
  private static func ownElements(of object: AnyObject) -> [AnyObject]? {
    guard let speaker = object as? any AccessibleObject else { return nil }
    let decides = (object as? UIResponder)?.overrides(.accessibilityElement) ?? false
    guard decides else {
      // Read once: a program may compute all of them each time.
      return speaker.accessibilityElements?.map { $0 as AnyObject }
    }
    let count = speaker.accessibilityElementCount()
    guard speaker.accessibilityElements != nil || count > 0, count != NSNotFound else { return nil }
    return (0..<max(0, count)).compactMap {
      speaker.accessibilityElement(at: $0).map { $0 as AnyObject }
    }
  }

  // Rules: AX-6.
  /// Whether something in a view is read alone.
  static func hasModal(in view: UIView) -> Bool {
    view.subviews.contains {
      !$0.isHidden && $0.alpha >= leastAlpha && ($0.accessibilityViewIsModal || hasModal(in: $0))
    }
  }

  // Rules: AX-7, AX-43.
  /// From top to bottom, and in the direction of reading where two stand beside each other.
  private static func placed(_ views: [UIView]) -> [UIView] {
    guard views.count > 1 else { return views }
    let first = views.filter(\.isReadFirst)
    if !first.isEmpty { return first + placed(views.filter { !$0.isReadFirst }) }
    let last = views.filter(\.isReadLast)
    if !last.isEmpty, last.count < views.count {
      return placed(views.filter { !$0.isReadLast }) + last
    }
    let isMirrored = views[0].superview?.isMirrored ?? false
    var rows: [(bottom: CGFloat, views: [UIView])] = []
    for view in sorted(views, by: \.frame.minY) {
      let frame = view.frame
      if let row = rows.last, frame.midY < row.bottom {
        rows[rows.count - 1].views.append(view)
      } else {
        rows.append((frame.maxY, [view]))
      }
    }
    return rows.flatMap { row in
      let line = sorted(row.views, by: \.frame.midX)
      return isMirrored ? line.reversed() : line
    }
  }

  /// In the order of a number; what is no number comes last, and equals keep their order.
  private static func sorted(_ views: [UIView], by path: KeyPath<UIView, CGFloat>) -> [UIView] {
    let keyed = views.enumerated().map { offset, view in
      let key = view[keyPath: path]
      return (key: key.isNaN ? .infinity : key, offset: offset, view: view)
    }
    return keyed.sorted { ($0.key, $0.offset) < ($1.key, $1.offset) }.map(\.view)
  }

  // Rules: AX-4.
  /// One of some elements; nil beyond their end.
  static func element(_ index: Int, of elements: [Any]?) -> Any? {
    guard let elements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  // Rules: AX-4.
  /// The place of an object among elements; `NSNotFound` where it is none of them.
  static func index(of element: Any, in elements: [Any]?) -> Int {
    let sought = element as AnyObject
    return elements?.firstIndex { ($0 as AnyObject) === sought } ?? NSNotFound
  }

  // Rules: AX-13.
  /// What is asked after an object did nothing: what contains it, or follows it in the chain.
  static func parent(of object: AnyObject) -> AnyObject? {
    if let element = object as? UIAccessibilityElement,
      let container = element.accessibilityContainer
    {
      return container
    }
    return (object as? UIResponder)?.next
  }
}
