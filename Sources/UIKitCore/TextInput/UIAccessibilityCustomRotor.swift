// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A way to go through what is in something, other than one after another: its headings, its links.
///
/// [Apple: UIAccessibilityCustomRotor](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor)
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Finds what is next; nil when there is nothing more that way.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// Which way one goes.
  public enum Direction: Int, Sendable {
    /// Back.
    case previous = 0
    /// On.
    case next = 1
  }

  /// Ways that every person knows, for which the system has names.
  public enum SystemRotorType: Int, Sendable {
    /// None of them.
    case none = 0
    /// Links.
    case link
    /// Links that were followed.
    case visitedLink
    /// Headings.
    case heading
    /// Headings of chapters.
    case headingLevel1
    /// Headings of sections.
    case headingLevel2
    /// Headings below sections.
    case headingLevel3
    /// Headings of the fourth level.
    case headingLevel4
    /// Headings of the fifth level.
    case headingLevel5
    /// Headings of the sixth level.
    case headingLevel6
    /// Bold text.
    case boldText
    /// Slanted text.
    case italicText
    /// Text with a line below.
    case underlineText
    /// Words that are misspelt.
    case misspelledWord
    /// Pictures.
    case image
    /// Where one types.
    case textField
    /// Tables.
    case table
    /// Lists.
    case list
    /// Parts of the screen.
    case landmark
  }

  /// What the way is called.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// `name` with its attributes.
  open var attributedName: NSAttributedString
  /// Finds what is next.
  open var itemSearchBlock: Search
  /// Which of the ways everybody knows it is.
  open var systemRotorType: SystemRotorType { type }
  private let type: SystemRotorType

  /// Makes a way with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    type = .none
    super.init()
  }

  /// Makes a way with a name that has attributes.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    type = .none
    super.init()
  }

  /// Makes one of the ways that everybody knows.
  ///
  /// - Parameters:
  ///   - type: which one.
  ///   - itemSearchBlock: finds the item before or after another.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    self.type = type
    super.init()
  }
}

extension UIAccessibilityCustomRotor {
  // Rules: AX-27.
  /// What a person is told that the way is called; the system's name where it has none of its own.
  package final var spokenName: String {
    guard name.isEmpty else { return name }
    return switch systemRotorType {
    case .none: ""
    case .link: "Links"
    case .visitedLink: "Visited links"
    case .heading: "Headings"
    case .headingLevel1: "Headings of level 1"
    case .headingLevel2: "Headings of level 2"
    case .headingLevel3: "Headings of level 3"
    case .headingLevel4: "Headings of level 4"
    case .headingLevel5: "Headings of level 5"
    case .headingLevel6: "Headings of level 6"
    case .boldText: "Bold text"
    case .italicText: "Italic text"
    case .underlineText: "Underlined text"
    case .misspelledWord: "Misspelled words"
    case .image: "Images"
    case .textField: "Text fields"
    case .table: "Tables"
    case .list: "Lists"
    case .landmark: "Landmarks"
    }
  }
}

/// What a rotor found.
///
/// [Apple: UIAccessibilityCustomRotorItemResult](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult)
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// Makes a result: an element, and a part of its text.
  ///
  /// - Parameters:
  ///   - targetElement: the element; not retained.
  ///   - targetRange: the part of its text; nil for all.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }

  /// Makes a result that is nowhere.
  public override init() { super.init() }

  /// The element; not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of its text; nil for all.
  open var targetRange: UITextRange?
}

/// What a rotor is to look for.
///
/// [Apple: UIAccessibilityCustomRotorSearchPredicate](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate)
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where one is; at first nowhere.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Which way one goes.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Makes a predicate that looks on.
  public override init() { super.init() }
}

extension AccessibleObject {
  // Rules: AX-15.
  /// Ways to go through it other than one after another; nil unless set.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityCustomRotors }
      return AccessibilityRecord.of(self)?.rotors as? [UIAccessibilityCustomRotor]
    }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityCustomRotors = newValue
      } else {
        AccessibilityRecord.make(of: self).rotors = newValue
      }
    }
  }
}
