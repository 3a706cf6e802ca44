// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: VC-144, VC-145.
extension TabSelection {
  /// Whether the tabs stand beside the content now.
  var showsSidebar: Bool { owner.mode == .tabSidebar && !tabs.isEmpty && !isCompact }

  /// The tabs stand in a bar or beside the content from now on.
  func modeDidChange() {
    if !tabs.isEmpty { showTabs() }
    owner.viewIfLoaded?.setNeedsLayout()
    owner.viewIfLoaded?.layoutIfNeeded()
  }

  /// Shows the tabs as they are now.
  func updateSidebar() { sidebar?.show(tabs, selected: owner.selectedTab) }

  /// Places the sidebar, or takes it away; how wide it is.
  func arrangeSidebar(in root: UIView) -> CGFloat {
    guard showsSidebar else {
      sidebar?.removeFromSuperview()
      sidebar = nil
      return 0
    }
    let sidebar = sidebar ?? makeSidebar(in: root)
    let width = min(TabSidebar.width, root.bounds.width)
    sidebar.frame = CGRect(x: 0, y: 0, width: width, height: root.bounds.height)
    return width
  }

  private func makeSidebar(in root: UIView) -> TabSidebar {
    let made = TabSidebar()
    made.onTap = { [weak owner] tab in
      withExtendedLifetime(owner) { owner?.selection.tap(tab) }
    }
    root.addSubview(made)
    sidebar = made
    updateSidebar()
    return made
  }

  // Rules: VC-145.
  /// What a person's tap on a tab beside the content does.
  private func tap(_ tab: UITab) {
    var top = tab
    while let group = top.group { top = group }
    if top === tab, let controller = tab.viewController,
      let index = controllers.firstIndex(where: { $0 === controller })
    {
      return tap(index)
    }
    let old = owner.selectedTab
    guard owner.delegate?.tabBarController(owner, shouldSelectTab: tab) ?? true else { return }
    show(tab)
    owner.delegate?.tabBarController(owner, didSelectTab: tab, previousTab: old)
  }
}
