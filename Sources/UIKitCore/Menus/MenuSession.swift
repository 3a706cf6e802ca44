// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines
import UIKitRuntime
import UIKitHost

/// A menu on the screen, from its coming to its going; there is one at a time.
@MainActor
final class MenuSession {
  /// What the menu belongs to.
  struct Place {
    weak var view: UIView?
    /// In the view's coordinates.
    var rect: CGRect
    /// The side that is wanted; nil for where there is room.
    var side: MenuPlacement.Side?
  }

  /// What is told of it, in the order of the members.
  struct Events {
    var willShow: (MenuAnimator) -> Void = { _ in }
    var didShow: () -> Void = {}
    var frameDidChange: () -> Void = {}
    var didChoose: (UIMenuElement, UIMenu) -> Void = { _, _ in }
    var dismissalPreview: () -> UITargetedPreview? = { nil }
    var willHide: (MenuAnimator) -> Void = { _ in }
    var didHide: () -> Void = {}
    var didCommitPreview: (MenuAnimator) -> Void = { _ in }
  }

  private enum Step { case new, coming, shown, gone }

  /// The menu that is on the screen.
  private(set) static var current: MenuSession? {
    get { Runtime.held(.menu) }
    set {
      Runtime.hold(newValue, as: .menu)
      if newValue != nil { TurnWork.shared.enlist(.menu) }
    }
  }

  let reader: MenuReader
  let panel = MenuPanel()
  /// Whether the rest of the screen takes no touches meanwhile.
  let isModal: Bool
  /// Whether entries stand side by side where there is room.
  let isBar: Bool
  /// Shown above the menu.
  let preview: UIViewController?
  /// What is lifted out of the view meanwhile; nil for nothing.
  var highlight: MenuHighlight?
  /// What the menu came from, for those who are performed.
  weak var source: (any UIPopoverPresentationControllerSourceItem)?
  /// Whether the menu goes when its responder stops being first.
  var needsFirstResponder = false
  var order = UIContextMenuConfiguration.ElementOrder.automatic
  var events = Events()
  private(set) var menu: UIMenu
  private var position: Place
  private var path: [UIMenu] = []
  private var firstOfBar = 0
  private var nextOfBar: Int?
  private var isReversed = false
  /// What the panel shows, and the width that was free of the screen for it.
  private var sections: [MenuSection] = []
  private var filledRoom: CGFloat = 0
  private var step = Step.new
  private var window: MenuWindow?

  init(
    _ menu: UIMenu, reader: MenuReader, at position: Place, isBar: Bool = false,
    isModal: Bool = true, preview: UIViewController? = nil
  ) {
    self.menu = menu
    self.reader = reader
    self.position = position
    self.isBar = isBar
    self.isModal = isModal
    self.preview = preview
    panel.onChoose = { [weak self] row in self?.choose(row) }
    panel.onTextSize = { [weak self] in self?.showAgain() }
    reader.didChange = { [weak self] in self?.refresh() }
  }

  /// Whether it is on the screen and not on its way out.
  var isShown: Bool { step == .coming || step == .shown }

  /// Where it is on the screen; zero when it is not there.
  var frame: CGRect {
    guard isShown, let window else { return .zero }
    return window.convert(panel.convert(panel.bounds, to: window), to: nil)
  }

  /// Where a point of the screen is that the menu came from.
  func anchor(in view: UIView?) -> CGPoint {
    guard let own = position.view else { return .zero }
    let point = CGPoint(x: position.rect.midX, y: position.rect.midY)
    return own.convert(point, to: view)
  }

  /// Brings the menu up, in the place of another one.
  ///
  /// - Returns: false when there is nothing to show.
  @discardableResult
  func present(animated: Bool) -> Bool {
    guard step == .new, let served = position.view?.window,
      !reader.sections(of: menu).isEmpty || preview != nil
    else { return false }
    MenuSession.current?.dismiss(animated: false)
    MenuSession.current = self
    step = .coming
    for system in [UIMenuSystem.main, .context] {
      system.observers.add(self) { [weak self] in self?.refresh() }
    }
    let window = MenuWindow(for: self, panel: panel, serving: served)
    self.window = window
    Trace.record(.action, "menu of \(Trace.name(position.view)) comes up")
    let animator = MenuAnimator(preview: preview)
    events.willShow(animator)
    window.isHidden = false
    fill()
    UIView.performWithoutAnimation {
      panel.alpha = 0
      window.layoutIfNeeded()
      highlight?.appear(in: window, on: window.stage.view)
      place()
    }
    animator.run(animated: animated) { [self] in
      panel.alpha = 1
      highlight?.rise()
      if isModal { window.stage.view.backgroundColor = MenuLook.dim }
    } end: { [weak self] in
      self?.finishComing()
    }
    return true
  }

  /// Takes the menu away.
  func dismiss(animated: Bool) {
    guard isShown, let window else { return }
    finishComing()
    step = .gone
    if MenuSession.current === self { MenuSession.current = nil }
    for system in [UIMenuSystem.main, .context] { system.observers.remove(ObjectIdentifier(self)) }
    let animator = MenuAnimator(preview: preview)
    let goal = highlight == nil ? nil : events.dismissalPreview()
    events.willHide(animator)
    animator.run(animated: animated) { [panel, highlight] in
      panel.alpha = 0
      highlight?.leave(to: goal)
      window.stage.view.backgroundColor = nil
    } end: { [self] in
      window.end()
      self.window = nil
      events.didHide()
    }
  }

  /// Shows another menu in the place of this one, or the same one validated anew.
  func reload(_ menu: UIMenu? = nil) {
    if let menu {
      self.menu = menu
      path = path.compactMap { MenuTree.menu($0.identifier, in: menu) }
    }
    refresh()
  }

  /// Moves the menu to another place.
  func move(to position: Place) {
    self.position = position
    place()
  }

  /// Takes the menu away when what it belongs to is not there any more.
  static func dismissIfLost() {
    guard let current, current.isShown else { return }
    let isLost = current.position.view?.window == nil
    let isIdle = current.needsFirstResponder && current.reader.start?.isFirstResponder != true
    if isLost || isIdle { current.dismiss(animated: false) }
  }

  /// Puts the panel where it belongs.
  func place() {
    guard isShown, let window, let view = position.view, let served = view.window else { return }
    let onScreen = served.convert(view.convert(position.rect, to: served), to: nil)
    let source = window.convert(onScreen, from: nil)
    let free = window.stage.free
    let before = panel.frame
    if free.width != filledRoom { showSections() }
    if showsBar {
      panel.frame =
        MenuPlacement.bar(
          panel.fittingSize, beside: source, in: free, gap: MenuLook.distance, wanted: position.side
        ).frame
    } else {
      let placement = MenuPlacement.list(
        panel.fittingSize, beside: previewed(source, in: free), in: free, gap: MenuLook.distance)
      panel.frame = placement.frame
      reverse(placement.side == .above && order == .priority)
    }
    if before != panel.frame, step == .shown { events.frameDidChange() }
  }

  /// Highlights what is under a finger that came down elsewhere.
  func drag(to point: CGPoint) {
    guard isShown, let window else { return }
    panel.highlight(at: panel.convert(window.convertFromScreen(point), from: window))
  }

  /// Chooses what is under a finger that came down elsewhere and lifts.
  func release(at point: CGPoint) {
    guard isShown, let window else { return }
    panel.choose(at: panel.convert(window.convertFromScreen(point), from: window))
  }

  /// Does what tapping the preview does.
  func commitPreview() {
    let animator = MenuAnimator(preview: preview)
    events.didCommitPreview(animator)
    dismiss(animated: true)
    animator.run(animated: false, {}, end: {})
  }

  private func finishComing() {
    guard step == .coming else { return }
    step = .shown
    events.didShow()
  }

  private func refresh() {
    guard isShown else { return }
    fill()
    place()
  }

  // Rules: AC-42.
  /// Whether entries stand side by side now: not where their text is so large that few would.
  private var showsBar: Bool {
    isBar && path.isEmpty && !panel.traitCollection.wantsLargestText
  }

  // Rules: AC-42.
  /// Shows the same in another size of text.
  private func showAgain() {
    guard isShown else { return }
    showSections()
    place()
  }

  /// Asks what is to be shown, and shows it.
  private func fill() {
    sections = reader.sections(of: path.last ?? menu)
    showSections()
    if sections.isEmpty, path.isEmpty, preview == nil { dismiss(animated: false) }
  }

  private func showSections() {
    filledRoom = window?.stage.free.width ?? .infinity
    if showsBar {
      let entries = sections.flatMap(\.entries)
      firstOfBar = min(firstOfBar, max(0, entries.count - 1))
      nextOfBar = panel.showBar(entries, from: firstOfBar, width: filledRoom)
    } else {
      panel.showList(
        isReversed && path.isEmpty ? sections.turned : sections, title: (path.last ?? menu).title,
        isSubmenu: !path.isEmpty, room: filledRoom)
    }
  }

  /// The nearest to the finger comes first.
  private func reverse(_ wanted: Bool) {
    guard isReversed != wanted else { return }
    isReversed = wanted
    fill()
  }

  /// Puts the preview over what the menu belongs to; the menu goes beside it, or beside what is lifted.
  private func previewed(_ source: CGRect, in free: CGRect) -> CGRect {
    guard let preview, let view = preview.viewIfLoaded else { return highlight?.frame ?? source }
    let wanted = preview.preferredContentSize
    let room = free.height - min(panel.fittingSize.height, free.height / 2) - MenuLook.previewGap
    let size = CGSize(
      width: wanted.width > 0 ? min(wanted.width, free.width) : free.width,
      height: wanted.height > 0 ? min(wanted.height, room) : room)
    let x = max(free.minX, min(source.midX - size.width / 2, free.maxX - size.width))
    let y = max(free.minY, min(source.midY - size.height / 2, free.minY + room - size.height))
    view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    return view.frame
  }

  private func choose(_ row: MenuRow) {
    switch row.task {
    case .back:
      path.removeLast()
      return refresh()
    case .more:
      firstOfBar = nextOfBar ?? 0
      return refresh()
    case nil: break
    }
    guard let entry = row.entry else { return }
    if let submenu = entry.element as? UIMenu {
      path.append(submenu)
      return refresh()
    }
    Trace.record(.action, "menu: \(entry.title)")
    let shown = path.last ?? menu
    if entry.perform(reader: reader, source: source) {
      events.didChoose(entry.element, shown)
    }
    guard isShown else { return }
    if entry.attributes.contains(.keepsMenuPresented) {
      refresh()
    } else {
      dismiss(animated: true)
    }
  }
}

extension [MenuSection] {
  /// The sections from the last to the first, and so their entries.
  @MainActor fileprivate var turned: [MenuSection] {
    reversed().map { section in
      var turned = section
      turned.entries.reverse()
      return turned
    }
  }
}
