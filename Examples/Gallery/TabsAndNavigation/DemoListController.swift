// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// The first page of the demo's navigation controller.
final class DemoListController: UIViewController {
  private let sentence = Theme.label(
    "Push a page; its bar has a button that leads back.", font: Theme.sentenceFont,
    color: Theme.quietText, lines: 0)
  private var buttons: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Browse"
    view.backgroundColor = Theme.background
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: self,
      action: Selector("close", DemoListController.close))
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "demo.close"
    view.addSubview(sentence)
    for (name, color) in [("Red", UIColor.systemRed), ("Blue", .systemBlue)] {
      var looks = UIButton.Configuration.gray()
      looks.title = "Push the \(name.lowercased()) page"
      let button = UIButton(configuration: looks)
      button.accessibilityIdentifier = "demo.push.\(name.lowercased())"
      button.addAction(
        UIAction { [weak self] _ in
          let detail = DemoDetailController(name: name, color: color)
          self?.navigationController?.pushViewController(detail, animated: true)
        }, for: .touchUpInside)
      buttons.append(button)
      view.addSubview(button)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = Layout.content(of: view)
    let height = sentence.sizeThatFits(area.size).height
    sentence.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    var top = sentence.frame.maxY + Theme.gap
    for button in buttons {
      let size = button.sizeThatFits(area.size)
      button.frame = CGRect(x: area.minX, y: top, width: size.width, height: size.height)
      top += size.height + Theme.gap
    }
  }

  private func close() { dismiss(animated: true) }
}
