// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitText
import UIKitHost

// Rules: FR-65.
/// The links, attachments and tags of a text view, as far as a person can act on them: while the
/// text can be selected but not edited.
extension UITextView {
  /// The item at a point.
  func item(at point: CGPoint) -> UITextItem? {
    guard isSelectable, !isEditable,
      let character = editor.characterRange(at: point) as? TextSpan
    else { return nil }
    return editor.document.item(at: character.range.lowerBound)
  }

  // MARK: What a person does

  /// Does what the item is for, unless the delegate does not want it.
  func invoke(_ item: UITextItem) {
    guard allows(item, .invokeDefaultAction) else { return }
    let action = item.defaultAction
    let chosen =
      textDelegate == nil
      ? action : textDelegate?.textView(self, primaryActionFor: item, defaultAction: action)
    guard let chosen else { return }
    Trace.record(.action, "\(Trace.name(self)) item at \(item.range): \(chosen.title)")
    chosen.performWithSender(self, target: nil)
  }

  /// The menu of an item; nil when the delegate wants none.
  func menu(of item: UITextItem) -> UIMenu? {
    guard allows(item, .presentActions) else { return nil }
    let menu = item.defaultMenu
    guard let textDelegate else { return menu.children.isEmpty ? nil : menu }
    return textDelegate.textView(self, menuConfigurationFor: item, defaultMenu: menu)?.menu
  }

  private func allows(_ item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
    guard let textDelegate else { return true }
    return switch item.content {
    case .link(let url):
      textDelegate.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction)
    case .textAttachment(let attachment):
      textDelegate.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: interaction)
    case .tag: true
    }
  }
}

extension UITextItem {
  fileprivate var defaultAction: UIAction {
    guard case .link(let url) = content else { return UIAction(title: "") { _ in } }
    return UIAction(title: "Open Link") { _ in ApplicationLink.port.openAddress(url, then: nil) }
  }

  fileprivate var defaultMenu: UIMenu {
    switch content {
    case .link(let url):
      let copy = UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url }
      return UIMenu(title: url.absoluteString, children: [defaultAction, copy])
    case .textAttachment(let attachment):
      guard let image = attachment.image, image.encoded != nil else { return UIMenu(title: "") }
      let copy = UIAction(title: "Copy Image") { _ in UIPasteboard.general.image = image }
      return UIMenu(title: "", children: [copy])
    case .tag: return UIMenu(title: "")
    }
  }
}

extension TextDocument {
  fileprivate func item(at offset: Int) -> UITextItem? {
    let values = buffer.attributes(at: offset)?.values ?? [:]
    func found(_ content: UITextItem.Content, _ key: NSAttributedString.Key) -> UITextItem {
      UITextItem(content, NSRange(range(of: key, at: offset)))
    }
    if let link = URL(ofLink: values[.link]) { return found(.link(link), .link) }
    if let attachment = values[.attachment] as? NSTextAttachment {
      return found(.textAttachment(attachment), .attachment)
    }
    if let tag = values[.textItemTag] as? String { return found(.tag(tag), .textItemTag) }
    return nil
  }

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

extension URL {
  /// The address that the value of a link is or says.
  fileprivate init?(ofLink value: Any?) {
    if let url = value as? URL {
      self = url
    } else if let text = value as? String {
      self.init(string: text)
    } else {
      return nil
    }
  }
}
