// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// The list of pages and the page that was chosen.
///
/// They stand beside each other in a roomy window, as on a desktop or a tablet. In a wide and low one
/// the page has the room, and the list lies over it when it is asked for. In a narrow one both are one
/// stack.
final class GallerySplit: UISplitViewController {
  /// The least size, in points, in which list and page have room beside each other.
  private static let roomy = CGSize(width: 744, height: 480)
  /// Pages that a digit with Command opens.
  private static let mostDigits = 9

  private let home = HomeController()
  private let list: UINavigationController
  private let detail: UINavigationController

  init() {
    list = Gallery.makeStack(home)
    detail = Gallery.makeStack(WelcomePage())
    super.init(style: .doubleColumn)
    delegate = self
    displayModeButtonItem.accessibilityIdentifier = "home.show"
    displayModeButtonItem.accessibilityLabel = "Pages"
    home.didChoose = { [weak self] in self?.go(to: $0.make()) }
    setViewController(list, for: .primary)
    setViewController(detail, for: .secondary)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  /// The stack that shows the page: that of the list where both are one.
  var stack: UINavigationController { isCollapsed ? list : detail }

  /// Shows a controller instead of the page that was chosen before.
  func go(to page: UIViewController, animated: Bool = true) {
    if isCollapsed {
      list.setViewControllers([home, page], animated: animated)
    } else {
      detail.setViewControllers([page], animated: false)
      arrange(in: view.bounds.size)
    }
  }

  // MARK: - Room

  override func viewWillAppear(_ animated: Bool) {
    arrange(in: view.bounds.size)
    super.viewWillAppear(animated)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    arrange(in: size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// Chooses how list and page share the room.
  private func arrange(in size: CGSize) {
    let isRoomy = size.width >= Self.roomy.width && size.height >= Self.roomy.height
    let page = detail.viewControllers.first
    preferredSplitBehavior = isRoomy ? .tile : .overlay
    preferredDisplayMode =
      isRoomy ? .oneBesideSecondary : page is WelcomePage ? .oneOverSecondary : .secondaryOnly
    page?.navigationItem.leftBarButtonItem =
      isRoomy || isCollapsed ? nil : displayModeButtonItem
    home.isSidebar = !isCollapsed
    home.shownTitle = isCollapsed ? nil : page?.title
  }

  // MARK: - Keys

  override var keyCommands: [UIKeyCommand]? {
    // A page in the stack has the keys for itself.
    guard !isCollapsed || list.topViewController === home else { return nil }
    return Gallery.pages.prefix(Self.mostDigits).enumerated().map { place, page in
      UIKeyCommand(
        title: page.title, action: Self.openPage, input: "\(place + 1)", modifierFlags: .command,
        propertyList: page.identifier)
    }
  }

  /// Opens the page that a key command names.
  private func openPage(_ command: UIKeyCommand) {
    let identifier = command.propertyList as? String
    guard let page = Gallery.pages.first(where: { $0.identifier == identifier }) else { return }
    go(to: page.make())
  }
  private static let openPage = Selector("openPage:", GallerySplit.openPage)
}

extension GallerySplit: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    let page = detail.viewControllers.first
    // The way back to the list takes its place.
    page?.navigationItem.leftBarButtonItem = nil
    return page is WelcomePage ? .primary : .secondary
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    arrange(in: view.bounds.size)
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    let pages = Array(list.viewControllers.dropFirst())
    if !pages.isEmpty {
      list.setViewControllers([home], animated: false)
      detail.setViewControllers(pages, animated: false)
    }
    arrange(in: view.bounds.size)
  }
}
