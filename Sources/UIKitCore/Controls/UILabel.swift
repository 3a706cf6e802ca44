// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
public import ResponderFoundation
import UIKitHost
public import UIKitText

/// Shows text that cannot be edited.
///
/// [Apple: UILabel](https://developer.apple.com/documentation/uikit/uilabel)
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(labelMembers)
  }

  final var look = LabelLook()
  final var cache: LabelCache?

  // Rules: HT-20.
  /// Makes a label without text; touches go through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a label without text and size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// The text; nil at first.
  ///
  /// Setting it forgets the attributes of `attributedText`.
  open var text: String? {
    get { look.attributed?.string ?? look.text }
    set {
      guard newValue != look.text || look.attributed != nil else { return }
      look.text = newValue
      look.attributed = nil
      contentDidChange()
    }
  }

  /// The text with its attributes; nil when there is no text.
  ///
  /// Where it has no font or colour, those of the label count; so do alignment and line break mode
  /// where it has no paragraph style, or where they are set afterwards.
  open var attributedText: NSAttributedString? {
    get { look.attributed ?? look.text.map { NSAttributedString(string: $0) } }
    set {
      look.attributed = newValue.map { NSAttributedString(attributedString: $0) }
      look.text = newValue?.string
      look.forcesAlignment = false
      look.forcesBreaking = false
      contentDidChange()
    }
  }

  // Rules: AW-37.
  /// Whether a font that follows the size in which a person wants text does so; false by default.
  open var adjustsFontForContentSizeCategory = false

  override func textSizeDidChange() {
    if adjustsFontForContentSizeCategory { font = font.scaled(for: traitCollection) }
  }

  /// The font; the system font in 17 points at first, and again for nil.
  open var font: UIFont! {
    get { look.font }
    set {
      let font: UIFont = newValue ?? LabelLook.defaultFont
      setLook(\.font, font)
      // Of fonts that look alike, only one may follow the size of text.
      look.font = font
    }
  }

  /// The colour of the text; `label` at first, and again for nil.
  open var textColor: UIColor! {
    get { look.color }
    set {
      let color: UIColor = newValue ?? .label
      guard !color.writes(like: look.color) else { return }
      look.color = color
      contentDidChange(changesSize: false)
    }
  }

  /// The colour of a shadow without blur below the text; nil, none, at first.
  open var shadowColor: UIColor? {
    get { look.shadowColor }
    set { setLook(\.shadowColor, newValue, changesSize: false) }
  }

  /// Where the shadow falls, to the right and down; (0, -1) at first.
  open var shadowOffset: CGSize {
    get { look.shadowOffset }
    set { setLook(\.shadowOffset, newValue, changesSize: false) }
  }

  /// Where lines lie; `natural` at first.
  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set {
      setLook(\.forcesAlignment, look.attributed != nil)
      setLook(\.alignment, newValue, changesSize: false)
    }
  }

  /// What happens to text without room; its end is left out at first.
  open var lineBreakMode: NSLineBreakMode {
    get { look.breaking }
    set {
      setLook(\.forcesBreaking, look.attributed != nil)
      setLook(\.breaking, newValue)
    }
  }

  /// The colour of the text while `isHighlighted`; nil keeps `textColor`.
  open var highlightedTextColor: UIColor? {
    get { look.highlightedColor }
    set { setLook(\.highlightedColor, newValue, changesSize: false) }
  }

  /// Whether the text is drawn in `highlightedTextColor`; false at first.
  open var isHighlighted: Bool {
    get { look.isHighlighted }
    set { setLook(\.isHighlighted, newValue, changesSize: false) }
  }

  /// Whether the text is drawn at full strength; true at first, no matter for touches.
  open var isEnabled: Bool {
    get { look.isEnabled }
    set { setLook(\.isEnabled, newValue, changesSize: false) }
  }

  /// The most lines; 1 at first, 0 is no limit.
  open var numberOfLines: Int {
    get { look.lineLimit }
    set {
      look.isOpened = false
      setLook(\.lineLimit, max(0, newValue))
    }
  }

  /// Whether a single line that is too wide is drawn smaller; false at first.
  open var adjustsFontSizeToFitWidth: Bool {
    get { look.shrinks }
    set { setLook(\.shrinks, newValue, changesSize: false) }
  }

  /// How small `adjustsFontSizeToFitWidth` may make the text, 0 to 1 of the font's size; 0 at first.
  open var minimumScaleFactor: CGFloat {
    get { look.leastScale }
    set { setLook(\.leastScale, newValue, changesSize: false) }
  }

  // Rules: CT-76.
  /// Where a line stands that `adjustsFontSizeToFitWidth` made smaller; on its baseline at first.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { look.baselineAdjustment }
    set { setLook(\.baselineAdjustment, newValue, changesSize: false) }
  }

  // Rules: CT-78.
  /// How words are shared between lines where a text has no paragraph style; nothing special at first.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { look.strategy }
    set { setLook(\.strategy, newValue) }
  }

  // Rules: CT-77.
  /// Whether letters of a single line are moved together before its end is left out; false at first.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { look.tightens }
    set { setLook(\.tightens, newValue, changesSize: false) }
  }

  /// The width at which `intrinsicContentSize` breaks lines; 0, none, at first.
  open var preferredMaxLayoutWidth: CGFloat {
    get { look.preferredWidth }
    set { setLook(\.preferredWidth, newValue) }
  }

  /// Where the text goes when the label has other bounds and a limit of lines.
  ///
  /// - Returns: the smallest rectangle around the text at the upper left of `bounds`, within it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    lineRect(in: bounds, lineLimit: numberOfLines)
  }

  /// Draws the text into a rectangle, in the middle between its top and bottom.
  ///
  /// Override it to draw into a smaller rectangle.
  open func drawText(in rect: CGRect) { drawLines(in: rect) }

  /// Draws the text into the bounds.
  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  /// The size of the text; a limit of one line keeps the text on it, however wide.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: look.lineLimit == 1 ? 0 : size.width)
  }

  /// The size of the text, broken at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    textSize(width: look.lineLimit == 1 ? 0 : preferredMaxLayoutWidth)
  }

  override var wrapsToWidth: Bool { look.lineLimit != 1 && preferredMaxLayoutWidth == 0 }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    textSize(width: width).height
  }

  override func baseline(
    isFirst: Bool, forWidth width: CGFloat
  ) -> (fraction: CGFloat, offset: CGFloat) {
    lineBaseline(isFirst: isFirst, forWidth: width)
  }

  /// Lays the text out anew if a host told other figures while the label was in no window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let cache, cache.generation != FontTable.shared.generation else { return }
    setNeedsDisplay()
  }

  override func makeContent() -> LayerContent { textContent() }

  private func setLook<Value: Equatable>(
    _ path: WritableKeyPath<LabelLook, Value>, _ value: Value, changesSize: Bool = true
  ) {
    guard look[keyPath: path] != value else { return }
    look[keyPath: path] = value
    contentDidChange(changesSize: changesSize)
  }

  private func contentDidChange(changesSize: Bool = true) {
    cache = nil
    setNeedsDisplay()
    if changesSize { invalidateIntrinsicContentSize() }
  }

  override var ownAccessibility: AccessibilityValues {
    AccessibilityValues(isElement: true, label: text, traits: .staticText)
  }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .ofFont("font", \UILabel.font),
      .of("textColor", \UILabel.textColor),
      .of("highlightedTextColor", \UILabel.highlightedTextColor),
      .of("shadowColor", \UILabel.shadowColor),
      .of("shadowOffset", \UILabel.shadowOffset),
      .of("textAlignment", \UILabel.textAlignment),
      .of("lineBreakMode", \UILabel.lineBreakMode),
      .of("numberOfLines", \UILabel.numberOfLines),
      .of("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
    ]
  }
}
