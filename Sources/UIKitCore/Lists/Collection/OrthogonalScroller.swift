// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// Where the items of a section scroll by themselves, and how.
struct OrthogonalPlan {
  /// The part of the content in which they are seen.
  var frame: CGRect
  /// The room that they take.
  var contentSize: CGSize
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// From the beginning of a group to that of the next, and the room of one, along the way.
  var pitch: CGFloat
  var groupLength: CGFloat
  var isHorizontal: Bool
}

// Rules: CV-75.
/// The scroll view of a section that scrolls across the collection.
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
  private weak var collection: UICollectionView?
  var section: Int
  var plan: OrthogonalPlan {
    didSet { take() }
  }

  init(_ section: Int, _ plan: OrthogonalPlan, in collection: UICollectionView) {
    (self.section, self.plan, self.collection) = (section, plan, collection)
    super.init(frame: .zero)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    delegate = self
    take()
  }

  required init?(coder: NSCoder) { nil }

  private func take() {
    if frame != plan.frame { frame = plan.frame }
    if contentSize != plan.contentSize { contentSize = plan.contentSize }
    isPagingEnabled = plan.behavior == .paging
    decelerationRate =
      plan.behavior == .groupPaging || plan.behavior == .groupPagingCentered ? .fast : .normal
  }

  /// How far it is scrolled along its way.
  var way: CGFloat { plan.isHorizontal ? contentOffset.x : contentOffset.y }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    collection?.list.scrollerDidScroll(self)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let isHorizontal = plan.isHorizontal
    let target = isHorizontal ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
    let speed = isHorizontal ? velocity.x : velocity.y
    guard let rest = rest(for: target, speed) else { return }
    if isHorizontal {
      targetContentOffset.pointee.x = rest
    } else {
      targetContentOffset.pointee.y = rest
    }
  }

  /// Where it comes to rest instead; nil where that is not chosen.
  private func rest(for target: CGFloat, _ speed: CGFloat) -> CGFloat? {
    let length = plan.isHorizontal ? bounds.width : bounds.height
    let whole = plan.isHorizontal ? plan.contentSize.width : plan.contentSize.height
    let last = max(0, whole - length)
    guard plan.pitch > 0 else { return nil }
    func clamped(_ way: CGFloat) -> CGFloat { min(max(way, 0), last) }
    switch plan.behavior {
    case .none, .continuous, .paging: return nil
    case .continuousGroupLeadingBoundary:
      return target >= last ? nil : clamped((target / plan.pitch).rounded() * plan.pitch)
    case .groupPaging, .groupPagingCentered:
      let middle = plan.behavior == .groupPagingCentered ? (length - plan.groupLength) / 2 : 0
      let now = (way + middle) / plan.pitch
      let next = speed > 0 ? now.rounded(.up) : speed < 0 ? now.rounded(.down) : now.rounded()
      return clamped(next * plan.pitch - middle)
    }
  }
}

// Rules: CV-75.
/// The scroll views of sections.
extension CollectionEngine {
  /// Makes and places the scroll views that the layout wants and that are seen.
  func updateScrollers() {
    for section in layout.orthogonalSections(in: window) {
      guard let plan = layout.orthogonalPlan(of: section), isSeen(plan.frame) else { continue }
      if let scroller = scrollers[section] {
        scroller.plan = plan
      } else {
        let scroller = OrthogonalScroller(section, plan, in: view)
        scrollers[section] = scroller
        view.insertSubview(scroller, at: view.backgroundView?.superview === view ? 1 : 0)
        let way = layout.orthogonalWay(of: section)
        scroller.contentOffset =
          plan.isHorizontal ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way)
      }
    }
  }

  /// Gives the scroll views of sections the numbers that those have after an update; what one showed
  /// whose section is gone leaves from the collection.
  func moveScrollers(_ update: ListUpdate) {
    let old = scrollers
    scrollers = [:]
    for (section, scroller) in old.sorted(by: { $0.key < $1.key }) {
      if let now = update.section(after: section) {
        scroller.section = now
        scrollers[now] = scroller
      } else {
        for case let reusable as UICollectionReusableView in scroller.subviews {
          let center = scroller.convert(reusable.center, to: view)
          view.addSubview(reusable)
          reusable.center = center
        }
        scroller.removeFromSuperview()
      }
    }
  }

  /// Puts views into the scroll views of the sections to which they came by an update, where they are.
  func changeScrollers() {
    let strange = shown.filter { element, reusable in reusable.superview !== host(of: element) }
    for (element, reusable) in strange.sorted(by: { $0.key < $1.key }) {
      // A view that is told of its new superview may have changed all.
      guard shown[element] === reusable, let attributes = placed[element],
        let old = reusable.superview as? UIScrollView
      else { continue }
      let center = old.convert(reusable.center, to: host(of: element))
      insert(reusable, attributes)
      if shown[element] === reusable { reusable.center = center }
    }
  }

  /// Takes scroll views away that show nothing.
  func trimScrollers() {
    for (section, scroller) in scrollers {
      if let plan = layout.orthogonalPlan(of: section),
        isSeen(plan.frame) || isOnScreen(plan.frame)
      {
        continue
      }
      guard !scroller.subviews.contains(where: { $0 is UICollectionReusableView }) else { continue }
      scrollers[section] = nil
      scroller.removeFromSuperview()
    }
  }

  func scrollerDidScroll(_ scroller: OrthogonalScroller) {
    guard scrollers[scroller.section] === scroller else { return }
    layout.scrolled(scroller.section, to: scroller.way)
    view.setNeedsLayout()
  }
}
