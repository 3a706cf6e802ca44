// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// What is shown beside the list until a page is chosen.
final class WelcomePage: UIViewController {
  private let greeting = Theme.label("Responder", font: Theme.titleFont)
  private let sentence = Theme.label(
    "UIKit's responder and event system, running on Linux. Choose a page and touch everything.",
    font: Theme.sentenceFont, color: Theme.quietText, lines: 0, identifier: "welcome")

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = Theme.background
    for label in [greeting, sentence] {
      label.textAlignment = .center
      view.addSubview(label)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = Layout.content(of: view)
    let first = greeting.sizeThatFits(area.size).height
    let second = sentence.sizeThatFits(CGSize(width: area.width, height: 0)).height
    let top = (area.midY - (first + Theme.gap + second) / 2).rounded()
    greeting.frame = CGRect(x: area.minX, y: top, width: area.width, height: first)
    sentence.frame = CGRect(
      x: area.minX, y: greeting.frame.maxY + Theme.gap, width: area.width, height: second)
  }
}
