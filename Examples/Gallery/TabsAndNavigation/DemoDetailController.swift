// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit
import UIKitTesting

/// A pushed page with a view to touch, and the responder chain from that view in UIKit's own words.
final class DemoDetailController: UIViewController {
  private static let fontSizes = stride(from: CGFloat(11), through: 5, by: -0.5)
  private static let targetHeight: CGFloat = 64
  private let target = UIView()
  private let targetLabel: UILabel
  private let chain = Theme.label(lines: 0, identifier: "demo.chain")

  init(name: String, color: UIColor) {
    targetLabel = Theme.label("Touch me", font: Theme.titleFont, color: .white)
    super.init(nibName: nil, bundle: nil)
    title = "\(name) page"
    target.backgroundColor = color.deepened()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.background
    target.accessibilityIdentifier = "demo.view"
    target.layer.cornerRadius = Theme.cornerRadius
    target.addSubview(targetLabel)
    view.addSubview(target)
    view.addSubview(chain)
    chain.lineBreakMode = .byCharWrapping
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = Layout.content(of: view)
    target.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: Self.targetHeight)
    let size = targetLabel.sizeThatFits(target.bounds.size)
    targetLabel.frame = CGRect(
      x: ((area.width - size.width) / 2).rounded(),
      y: ((Self.targetHeight - size.height) / 2).rounded(), width: size.width, height: size.height)
    layoutChain(in: area)
  }

  /// The view does not handle its touches, so they climb to its controller.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.contains(where: { $0.view === target }) else {
      return super.touchesBegan(touches, with: event)
    }
    let lines = target.chainDescription.split(separator: "\n")
    chain.text = lines.filter { !$0.hasPrefix("---") }.joined(separator: "\n")
    view.setNeedsLayout()
  }

  /// Shows the chain in the largest type with which all of it can be seen.
  private func layoutChain(in area: CGRect) {
    let top = target.frame.maxY + Theme.gap
    let free = CGSize(width: area.width, height: area.maxY - top)
    // Tried on a label that nobody sees: one that is seen would ask for layout with each font.
    let trial = Theme.label(chain.text ?? "", lines: 0)
    trial.lineBreakMode = chain.lineBreakMode
    for size in Self.fontSizes {
      trial.font = .monospacedSystemFont(ofSize: size, weight: .regular)
      if trial.sizeThatFits(CGSize(width: free.width, height: 10_000)).height <= free.height {
        break
      }
    }
    chain.font = trial.font
    chain.frame = CGRect(
      x: area.minX, y: top, width: free.width, height: chain.sizeThatFits(free).height)
  }
}
