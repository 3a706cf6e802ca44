// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Opens a tab bar controller that holds a navigation controller.
final class TabsPage: PageController {
  private let openButton = UIButton(configuration: .filled())
  private let explanation = Theme.label(
    "Inside, a tab bar controller holds a navigation controller, which holds pages. Push a page "
      + "and touch its coloured view: the whole responder chain is printed on the screen, each "
      + "container with the private views that UIKit puts between.",
    font: Theme.bodyFont, color: Theme.quietText, lines: 0)

  private let chainView = ChainView()
  /// The responders that the demo adds to a chain, without the private views between them.
  private static let containers = [
    "View", "Pushed controller", "UINavigationController", "UITabBarController", "UIWindow",
    "UIApplication", "AppDelegate",
  ]

  override var stageShare: CGFloat { 0.3 }

  init() {
    super.init(
      title: "Tabs and navigation",
      sentence: "Containers hold controllers, and the responder chain runs through all of them.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    openButton.configuration?.title = "Open the demo"
    openButton.accessibilityIdentifier = "tabs.open"
    openButton.addAction(
      UIAction { [weak self] _ in
        let demo = DemoTabBarController()
        demo.modalPresentationStyle = .fullScreen
        self?.present(demo, animated: true)
      }, for: .touchUpInside)
    stage.addSubview(openButton)
    notes.addSubview(explanation)
    notes.addSubview(chainView)
    chainView.show(Self.containers, handler: nil, caption: "A touch in the demo climbs this way:")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = openButton.sizeThatFits(stage.bounds.size)
    openButton.frame = CGRect(
      x: (stage.bounds.midX - size.width / 2).rounded(),
      y: (stage.bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    let area = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let height = explanation.sizeThatFits(area.size).height
    explanation.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    let top = explanation.frame.maxY + Theme.gap
    chainView.frame = CGRect(x: area.minX, y: top, width: area.width, height: area.maxY - top)
  }
}
