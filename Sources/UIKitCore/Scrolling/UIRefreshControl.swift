// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: SV-30 to SV-33.
/// Lets a person pull content down to have it made anew.
///
/// Give it to a scroll view as its `refreshControl`. Pulled far enough, it sends `valueChanged` and
/// turns, and the scroll view keeps room for it, until `endRefreshing()`.
///
///
/// [Apple: UIRefreshControl](https://developer.apple.com/documentation/uikit/uirefreshcontrol)
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(refreshControlMembers)
  }

  private final let spinner = UIActivityIndicatorView(style: .medium)
  private final let label = UILabel()
  final var phase = RefreshPhase.idle

  /// The room that it takes above the content, in points.
  static let height: CGFloat = 60
  private static let labelSize: CGFloat = 12
  /// Between the spinner and the title, in points.
  private static let gap: CGFloat = 4

  /// Makes a control; the scroll view places it.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
    setUp()
  }

  /// Makes a control; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size.height = Self.height
    setUp()
  }

  private func setUp() {
    spinner.hidesWhenStopped = false
    spinner.isUserInteractionEnabled = false
    spinner.shownPart = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: Self.labelSize)
    label.textColor = Ink.quiet
    addSubview(spinner)
    addSubview(label)
  }

  // Rules: SV-31, SV-32.
  /// Whether it is in progress.
  open var isRefreshing: Bool { phase == .refreshing }

  /// What stands below the spinner; nil, nothing, at first.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// The colour of the spinner: grey unless set.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      spinner.color = newValue
    }
  }

  // Rules: SV-32.
  /// Shows that content is made anew, because a program began that; sends nothing.
  open func beginRefreshing() { scrollView?.engine.beginRefreshing() }

  // Rules: SV-33.
  /// Goes back to rest, and lets content go back to its edge.
  open func endRefreshing() { scrollView?.engine.endRefreshing() }

  /// Places spinner and title; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = label.sizeThatFits(bounds.size)
    let titleHeight = attributedTitle == nil ? 0 : wanted.height + Self.gap
    let size = spinner.bounds.size
    let top = (bounds.height - size.height - titleHeight) / 2
    spinner.frame.origin = CGPoint(x: (bounds.width - size.width) / 2, y: top)
    label.frame = CGRect(
      x: 0, y: top + size.height + Self.gap, width: bounds.width, height: wanted.height)
  }

  /// The scroll view that it belongs to.
  final var scrollView: UIScrollView? {
    (superview as? UIScrollView).flatMap { $0.refreshControl === self ? $0 : nil }
  }

  /// Shows how far it is pulled, 0 to 1.
  final func show(pulledPart: CGFloat) {
    if !isRefreshing { spinner.shownPart = pulledPart }
  }

  /// Follows a change of `phase`.
  final func phaseDidChange() {
    if isRefreshing { spinner.startAnimating() } else { spinner.stopAnimating() }
    spinner.shownPart = isRefreshing ? 1 : 0
  }
}

/// What a refresh control is doing.
enum RefreshPhase {
  /// Waits to be pulled.
  case idle
  /// Content is made anew.
  case refreshing
  /// It was ended while the finger that pulled it is still down, which may not start it again.
  case spent
}
