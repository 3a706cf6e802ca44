// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitText
import UIKitHost

// Rules: FR-65.
/// The links, attachments and tags of a text view, as far as a person can act on them: while the
/// text can be selected but not edited.
@MainActor
enum TextItems {
  /// The item at a point of a text view.
  static func item(at point: CGPoint, in view: UITextView) -> UITextItem? {
    guard view.isSelectable, !view.isEditable,
      let character = view.editor.characterRange(at: point) as? TextSpan
    else { return nil }
    return item(at: character.range.lowerBound, in: view.editor.document)
  }

  private static func item(at offset: Int, in document: TextDocument) -> UITextItem? {
    let values = document.buffer.attributes(at: offset)?.values ?? [:]
    func found(_ content: UITextItem.Content, _ key: NSAttributedString.Key) -> UITextItem {
      UITextItem(content, NSRange(document.range(of: key, at: offset)))
    }
    if let link = url(values[.link]) { return found(.link(link), .link) }
    if let attachment = values[.attachment] as? NSTextAttachment {
      return found(.textAttachment(attachment), .attachment)
    }
    if let tag = values[.textItemTag] as? String { return found(.tag(tag), .textItemTag) }
    return nil
  }

  /// The address that the value of a link is or says.
  private static func url(_ value: Any?) -> URL? {
    if let url = value as? URL { return url }
    return (value as? String).flatMap { URL(string: $0) }
  }

  // MARK: What a person does

  /// Does what the item is for, unless the delegate does not want it.
  static func invoke(_ item: UITextItem, in view: UITextView) {
    guard allows(item, .invokeDefaultAction, in: view) else { return }
    let action = defaultAction(of: item)
    let delegate = view.textDelegate
    let chosen =
      delegate == nil
      ? action : delegate?.textView(view, primaryActionFor: item, defaultAction: action)
    guard let chosen else { return }
    Trace.record(.action, "\(Trace.name(view)) item at \(item.range): \(chosen.title)")
    chosen.performWithSender(view, target: nil)
  }

  /// The menu of an item; nil when the delegate wants none.
  static func menu(of item: UITextItem, in view: UITextView) -> UIMenu? {
    guard allows(item, .presentActions, in: view) else { return nil }
    let menu = defaultMenu(of: item)
    guard let delegate = view.textDelegate else { return menu.children.isEmpty ? nil : menu }
    return delegate.textView(view, menuConfigurationFor: item, defaultMenu: menu)?.menu
  }

  private static func allows(
    _ item: UITextItem, _ interaction: UITextItemInteraction, in view: UITextView
  ) -> Bool {
    guard let delegate = view.textDelegate else { return true }
    return switch item.content {
    case .link(let url):
      delegate.textView(view, shouldInteractWith: url, in: item.range, interaction: interaction)
    case .textAttachment(let attachment):
      delegate.textView(
        view, shouldInteractWith: attachment, in: item.range, interaction: interaction)
    case .tag: true
    }
  }

  private static func defaultAction(of item: UITextItem) -> UIAction {
    guard case .link(let url) = item.content else { return UIAction(title: "") { _ in } }
    return UIAction(title: "Open Link") { _ in ApplicationLink.port.openAddress(url, then: nil) }
  }

  private static func defaultMenu(of item: UITextItem) -> UIMenu {
    switch item.content {
    case .link(let url):
      let copy = UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url }
      return UIMenu(title: url.absoluteString, children: [defaultAction(of: item), copy])
    case .textAttachment(let attachment):
      guard let image = attachment.image, image.cgImage != nil else { return UIMenu(title: "") }
      let copy = UIAction(title: "Copy Image") { _ in UIPasteboard.general.image = image }
      return UIMenu(title: "", children: [copy])
    case .tag: return UIMenu(title: "")
    }
  }
}

extension TextDocument {
  /// The range around an offset whose characters have the same value of an attribute.
  func range(of key: NSAttributedString.Key, at offset: Int) -> Range<Int> {
    let value = buffer.attributes(at: offset)?.values[key]
    let place = buffer.place(at: offset)
    var start = place.start
    var begin = offset
    var end = offset
    var isInside = false
    for run in buffer[place].runs {
      if AttributeSet.isSame(run.attributes.values[key], value) {
        if !isInside { begin = start }
        isInside = true
        end = start + run.length
      } else if start > offset {
        break
      } else {
        isInside = false
      }
      start += run.length
    }
    return begin..<max(begin, end)
  }
}
