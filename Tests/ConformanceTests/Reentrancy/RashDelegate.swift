// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKit

/// The delegate, target and observer of everything; tells of every call.
@MainActor
final class RashDelegate: NSObject {
  weak var stage: RashStage?
  /// What a scroll view zooms.
  weak var zoomed: UIView?
  /// Whether controllers come and go in this delegate's own way.
  var animates = false

  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

  init(_ stage: RashStage) { self.stage = stage }

  deinit { observers.forEach(NotificationCenter.default.removeObserver) }

  func hear(_ function: String = #function) { stage?.hear(function) }

  /// The action of recognizers and controls.
  func act(_ sender: Any?) { hear(sender.map { "act \(type(of: $0))" } ?? "act") }
  static let act = Selector("act:", RashDelegate.act)

  /// The action of display links.
  func tick(_ link: CADisplayLink) { hear() }

  /// Hears notifications until the delegate goes.
  func observe(_ names: [Notification.Name]) {
    for name in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] note in
          let name = note.name.rawValue
          MainActor.assumeIsolated { self?.hear(name) }
        })
    }
  }
}

extension RashDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    hear()
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    hear()
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    hear()
    return false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    hear()
    return false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    hear("shouldReceive touch")
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    hear("shouldReceive press")
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    hear("shouldReceive event")
    return true
  }
}

extension RashDelegate: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear() }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { hear() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear() }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { hear() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    hear()
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { hear() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear() }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    hear()
    return true
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { hear() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hear() }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    hear()
    return zoomed
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { hear() }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { hear() }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { hear() }
}

extension RashDelegate: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    hear()
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    stage?.ledger.didBeginEditing(textField)
    hear()
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    hear()
    return true
  }
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    stage?.ledger.didEndEditing(textField)
    hear()
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    hear()
    return true
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { hear() }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    hear()
    return true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    hear()
    return true
  }
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    hear()
    return nil
  }
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { hear() }
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { hear() }
}

extension RashDelegate: UITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    hear()
    return true
  }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    hear()
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) {
    stage?.ledger.didBeginEditing(textView)
    hear()
  }
  func textViewDidEndEditing(_ textView: UITextView) {
    stage?.ledger.didEndEditing(textView)
    hear()
  }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    hear()
    return true
  }
  func textViewDidChange(_ textView: UITextView) { hear() }
  func textViewDidChangeSelection(_ textView: UITextView) { hear() }
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    hear()
    return nil
  }
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    hear()
    return defaultAction
  }
}

extension RashDelegate: NSTextStorageDelegate {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { hear("willProcessEditing") }
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { hear("didProcessEditing") }
}

extension RashDelegate: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    hear()
    return 2
  }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    hear()
    return 20
  }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    hear()
    return 32
  }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    hear()
    return 100
  }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? {
    hear()
    return view ?? UILabel()
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    hear()
  }
}
