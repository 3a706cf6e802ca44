// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension AccessibilityCursor {
  // Rules: AX-15.
  /// Goes to what a rotor finds from here.
  ///
  /// - Parameters:
  ///   - rotor: the way to go.
  ///   - direction: on or back.
  /// - Returns: whether there was something that way.
  package func turnRotor(
    _ rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction
  ) -> Bool {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    if let former = former(of: rotor) {
      predicate.currentItem = former
    } else if let here = focused as? NSObject {
      predicate.currentItem = UIAccessibilityCustomRotorItemResult(
        targetElement: here, targetRange: nil)
    }
    guard let result = rotor.itemSearchBlock(predicate), let target = result.targetElement
    else { return false }
    go(to: AccessibilityOrder.elements(of: target).first ?? target)
    lastFound = RotorFinding(rotor: rotor.spokenName, result: result, place: focused)
    if let range = result.targetRange, let words = (target as? any UITextInput)?.text(in: range) {
      hear(.announcement, words)
    }
    return true
  }

  // Rules: AX-15, AX-27.
  /// What a rotor led to, while that is where the person is; nil elsewhere.
  func former(of rotor: UIAccessibilityCustomRotor) -> UIAccessibilityCustomRotorItemResult? {
    guard let lastFound, lastFound.rotor == rotor.spokenName,
      let result = lastFound.result as? UIAccessibilityCustomRotorItemResult,
      result.targetElement != nil, let place = lastFound.place, isAt(place)
    else { return nil }
    return result
  }
}
