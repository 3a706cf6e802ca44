// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import QuartzCore
import UIKit

/// A button that begins a wait of two seconds, which a wheel of spokes and a bar show.
final class WaitView: UIView {
  private static let seconds: CFTimeInterval = 2
  private static let gap: CGFloat = 12
  private let button = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let bar = UIProgressView(progressViewStyle: .default)
  private var link: CADisplayLink?
  private var begin: CFTimeInterval?
  /// Called as the wait is over.
  var didEnd: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.setTitle("Wait", for: .normal)
    button.accessibilityIdentifier = "choices.wait"
    button.addAction(UIAction { [weak self] _ in self?.start() }, for: .touchUpInside)
    bar.accessibilityIdentifier = "choices.progress"
    for part in [button, spinner, bar] { addSubview(part) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  private func start() {
    guard link == nil else { return }
    spinner.startAnimating()
    button.isEnabled = false
    bar.progress = 0
    begin = nil
    let link = CADisplayLink(target: self, selector: Self.step)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func tick() {
    guard let link else { return }
    let begin = begin ?? link.timestamp
    self.begin = begin
    bar.progress = Float((link.timestamp - begin) / Self.seconds)
    if link.timestamp - begin >= Self.seconds { end() }
  }
  private static let step = Selector("tick", WaitView.tick)

  private func end() {
    link?.invalidate()
    link = nil
    spinner.stopAnimating()
    button.isEnabled = true
    didEnd?()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil, link != nil else { return }
    link?.invalidate()
    link = nil
    spinner.stopAnimating()
    button.isEnabled = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = button.sizeThatFits(bounds.size)
    let side = spinner.sizeThatFits(bounds.size)
    button.frame = CGRect(x: 0, y: 0, width: size.width, height: bounds.height)
    spinner.frame = CGRect(
      x: bounds.maxX - side.width, y: (bounds.height - side.height) / 2, width: side.width,
      height: side.height)
    let left = button.frame.maxX + Self.gap
    let height = bar.sizeThatFits(bounds.size).height
    bar.frame = CGRect(
      x: left, y: (bounds.height - height) / 2,
      width: max(0, spinner.frame.minX - Self.gap - left), height: height)
  }
}
