// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: SB-35, SB-37.
/// Something that a person may be searching for, offered below a search field.
///
/// [Apple: UISearchSuggestion](https://developer.apple.com/documentation/uikit/uisearchsuggestion)
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// What is offered; nil where it has attributes.
  var localizedSuggestion: String? { get }
  /// A smaller line below it; nil unless it is implemented.
  var localizedDescription: String? { get }
  /// A picture beside it; nil unless it is implemented.
  var iconImage: UIImage? { get }
  /// What is offered, with attributes, shown before `localizedSuggestion`; nil for none.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// What the suggestion means to the program.
  var representedObject: Any? { get set }
}

// Apple's requirements are optional; these are the answers of a suggestion without them.
extension UISearchSuggestion {
  /// Nil: no second line.
  public var localizedDescription: String? { nil }

  /// Nil: no picture.
  public var iconImage: UIImage? { nil }
}

// Rules: SB-35, SB-37.
/// A suggestion of a text.
///
/// [Apple: UISearchSuggestionItem](https://developer.apple.com/documentation/uikit/uisearchsuggestionitem)
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private struct Content {
    var plain: String?
    var styled: NSAttributedString?
    var detail: String?
    var icon: UIImage?
  }

  private let content: Content

  // Rules: RT-102.
  /// Makes a suggestion of nothing, for a subclass to say the rest.
  public override init() {
    content = Content()
    super.init()
  }

  /// Makes a suggestion of a text alone.
  public init(localizedSuggestion suggestion: String) {
    content = Content(plain: suggestion)
    super.init()
  }

  /// Makes a suggestion of a text.
  ///
  /// - Parameters:
  ///   - suggestion: the text.
  ///   - description: a smaller line below it; nil for none.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String?
  ) {
    content = Content(plain: suggestion, detail: description)
    super.init()
  }

  /// Makes a suggestion of a text with a picture.
  ///
  /// - Parameters:
  ///   - suggestion: the text.
  ///   - description: a smaller line below it; nil for none.
  ///   - iconImage: the picture beside it; nil for none.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String?,
    iconImage: UIImage?
  ) {
    content = Content(plain: suggestion, detail: description, icon: iconImage)
    super.init()
  }

  /// Makes a suggestion of a text that is shown with its attributes.
  public init(localizedAttributedSuggestion suggestion: NSAttributedString) {
    content = Content(plain: suggestion.string, styled: suggestion)
    super.init()
  }

  /// Makes a suggestion of a text that is shown with its attributes.
  ///
  /// - Parameters:
  ///   - suggestion: the text.
  ///   - description: a smaller line below it; nil for none.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?
  ) {
    content = Content(plain: suggestion.string, styled: suggestion, detail: description)
    super.init()
  }

  /// Makes a suggestion of a text that is shown with its attributes and a picture.
  ///
  /// - Parameters:
  ///   - suggestion: the text.
  ///   - description: a smaller line below it; nil for none.
  ///   - iconImage: the picture beside it; nil for none.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?, iconImage: UIImage?
  ) {
    content = Content(
      plain: suggestion.string, styled: suggestion, detail: description, icon: iconImage)
    super.init()
  }

  /// The text with its attributes; nil where it was given without.
  open var localizedAttributedSuggestion: NSAttributedString? { content.styled }

  /// The text, without attributes.
  open var localizedSuggestion: String? { content.plain }

  /// The smaller line below the text; nil for none.
  open var localizedDescription: String? { content.detail }

  /// The picture beside the text; nil for none.
  open var iconImage: UIImage? { content.icon }

  /// What the suggestion means to the program; nil by default.
  open var representedObject: Any?
}
