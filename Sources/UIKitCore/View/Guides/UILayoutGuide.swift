// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: LY-15.
/// A rectangle of a view that is no view itself, which constraints place or place others by.
///
/// Views make guides of their own, such as `safeAreaLayoutGuide`; a program adds others with
/// `addLayoutGuide(_:)`.
///
///
/// [Apple: UILayoutGuide](https://developer.apple.com/documentation/uikit/uilayoutguide)
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// What a guide is placed by.
  enum Kind {
    /// Constraints.
    case own
    /// A rectangle of the view, in its coordinates, at the time of asking.
    case measured(@MainActor (UIView) -> CGRect)
    /// How far it keeps from the edges of the view, at the time of asking.
    case inset(@MainActor (UIView) -> UIEdgeInsets)
    /// The content of a scroll view: constraints may give its size.
    case content(@MainActor (UIView) -> CGRect)

    /// The rectangle that constraints take as it is; nil for a guide that they place.
    var measured: (@MainActor (UIView) -> CGRect)? {
      switch self {
      case .measured(let measure): return measure
      case .inset(let insets): return { $0.bounds.inset(by: insets($0)) }
      case .own, .content: return nil
      }
    }

    /// The distances from the edges; nil for a guide that is placed by something else.
    var insets: (@MainActor (UIView) -> UIEdgeInsets)? {
      if case .inset(let insets) = self { insets } else { nil }
    }

    var isContent: Bool { if case .content = self { true } else { false } }

    var isOwn: Bool { if case .own = self { true } else { false } }
  }

  final weak var owner: UIView?
  final let kind: Kind
  /// The active constraints that mention the guide.
  final var mentions: [NSLayoutConstraint] = []

  /// Makes a guide, which a view has yet to be given.
  public override init() {
    kind = .own
    identifier = ""
    super.init()
  }

  /// Makes a guide that a view has by itself.
  init(of owner: UIView, identifier: String, kind: Kind) {
    self.owner = owner
    self.identifier = identifier
    self.kind = kind
    super.init()
  }

  // Rules: AW-24, LY-15.
  /// The rectangle, in the coordinates of the owning view; zero when that is gone.
  ///
  /// That of a guide of the program is right after the layout of the owning view.
  open var layoutFrame: CGRect { ViewGuides.frame(of: self) }

  /// The view whose guide it is; nil when that is gone.
  ///
  /// Adding it to a view sets it.
  open weak var owningView: UIView? {
    get { owner }
    set { ViewGuides.move(self, to: newValue) }
  }

  /// A name for printouts.
  open var identifier: String

  // Rules: LY-17.
  /// Whether its constraints leave room for another rectangle.
  open var hasAmbiguousLayout: Bool { ConstraintLayout.isAmbiguous(self) }

  /// The edge where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
  /// The edge where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }
}
