// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: FR-60, FR-61.
/// A text with attributes that tells layout managers, and so text views, of its edits.
///
/// Edits between `beginEditing()` and `endEditing()` are told once. A subclass with a store of its own
/// overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` from the latter two; all
/// else goes by these.
///
/// [Apple: NSTextStorage](https://developer.apple.com/documentation/uikit/nstextstorage)
open class NSTextStorage: NSMutableAttributedString, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private var edit = StorageEdit()
  private var managers: [NSLayoutManager] = []

  /// Makes a storage of a text.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  /// Makes a storage of a text without attributes.
  public override init(string str: String) { super.init(string: str) }

  /// Makes a storage with the text and attributes of another.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }

  /// Makes an empty storage.
  public convenience init() { self.init(string: "") }

  /// Empty: archives are not read.
  public required init?(coder: NSCoder) { super.init(string: "") }

  /// Told of edits; not retained.
  open weak var delegate: (any NSTextStorageDelegate)?

  // MARK: Layout managers

  /// Those that are told of edits.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Has a layout manager told of edits from now on.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    managers.append(aLayoutManager)
    Self.link(self, to: aLayoutManager)
  }

  /// Has a layout manager told of no more edits.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard managers.contains(where: { $0 === aLayoutManager }) else { return }
    managers.removeAll { $0 === aLayoutManager }
    Self.link(nil, to: aLayoutManager)
  }

  /// Tells a layout manager whose text it lays out.
  private static func link(_ storage: NSTextStorage?, to manager: NSLayoutManager) {
    nonisolated(unsafe) let storage = storage
    MainActor.assumeIsolated { manager.textStorage = storage }
  }

  // MARK: Edits

  /// What was edited since edits were told last.
  open var editedMask: EditActions { edit.mask }

  /// Where, in the text as it is now; its location is `NSNotFound` when nothing was.
  open var editedRange: NSRange { edit.range }

  /// By how many UTF-16 units the text grew since.
  open var changeInLength: Int { edit.delta }

  /// Notes an edit, and tells it unless more are to come.
  ///
  /// - Parameters:
  ///   - editedMask: whether characters or attributes changed.
  ///   - editedRange: the range before the edit.
  ///   - delta: by how many units it grew.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    edit.note(editedMask, editedRange, delta)
    if edit.depth == 0 { processEditing() }
  }

  /// Tells the delegate, the notification's observers and the layout managers what was edited.
  open func processEditing() {
    guard !edit.mask.isEmpty, !edit.isProcessing else { return }
    edit.isProcessing = true
    StorageEdit.tell(self)
    edit = StorageEdit(depth: edit.depth)
  }

  /// Holds edits back until `endEditing()` is called as often.
  open override func beginEditing() { edit.depth += 1 }

  /// Tells the edits that were held back.
  open override func endEditing() {
    edit.depth = max(0, edit.depth - 1)
    if edit.depth == 0 { processEditing() }
  }

  /// Attributes are put right at once: false.
  open var fixesAttributesLazily: Bool { false }

  // MARK: Reading

  /// The number of UTF-16 units.
  open override var length: Int { string.utf16.count }

  /// A part of the text with its attributes.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    StorageReading.part(of: self, range)
  }

  /// One attribute at an offset, and the range around it that has the same attributes.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  /// The attributes at an offset, and the longest part of a range around it that has the same.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    let (values, found) = StorageReading.attributes(of: self, at: location, in: rangeLimit)
    range?.pointee = found
    return values
  }

  /// Calls a block with the attributes of each part of a range.
  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: (
      [NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) { StorageReading.enumerate(self, enumerationRange, opts, block) }

  /// One attribute at an offset, and the longest part of a range around it that has the same value.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    let (value, found) = StorageReading.attribute(attrName, of: self, at: location, in: rangeLimit)
    range?.pointee = found
    return value
  }

  /// Calls a block with the values of one attribute of each part of a range.
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { StorageReading.enumerate(attrName, self, enumerationRange, opts, block) }

  // MARK: Changing

  /// Replaces characters; the new ones take the attributes of the first that are replaced, or of
  /// those before.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    if let wide = WideReplacement(range, with: str, in: self) {
      super.replaceCharacters(in: wide.range, with: wide.text)
      for (part, values) in wide.attributes { super.setAttributes(values, range: part) }
    } else {
      super.replaceCharacters(in: range, with: str)
    }
    edited(
      .editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Replaces characters and their attributes.
  open override func replaceCharacters(
    in range: NSRange, with attrString: NSAttributedString
  ) { StorageWriting.replace(range, with: attrString, in: self) }

  /// Deletes characters.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Gives characters these attributes and no others.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Gives characters an attribute besides their others.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    StorageWriting.change(range, in: self) { $0[name] = value }
  }

  /// Gives characters attributes besides their others.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    StorageWriting.change(range, in: self) { values in values.merge(attrs) { $1 } }
  }

  /// Takes an attribute from characters.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    StorageWriting.change(range, in: self) { $0[name] = nil }
  }

  /// The characters, as a string whose changes are edits.
  open override var mutableString: NSMutableString { StorageString(of: self) }
}

extension NSTextStorage {
  /// What an edit changed.
  public struct EditActions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted before the delegate learns that edits were made.
  public static let willProcessEditingNotification = NSNotification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after the delegate learned that edits were made.
  public static let didProcessEditingNotification = NSNotification.Name(
    "NSTextStorageDidProcessEditingNotification")
}
