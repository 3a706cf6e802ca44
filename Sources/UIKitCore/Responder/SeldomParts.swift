// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import ResponderFoundation

/// What few responders have, in a box of its own.
final class SeldomParts {
  /// What a program associated with the responder; any thread may.
  var associations: AssociationBox?
  /// The activity that it shares.
  var activity: ActivityHolder?
  /// What a program said of it to people who do not see it.
  var accessibility: AccessibilityRecord?
  /// Which types it takes when something is pasted.
  var pasteConfiguration: UIPasteConfiguration?
}

extension UIResponder {
  /// The activity it shares, if any.
  final var activityHolder: ActivityHolder? {
    get { seldom?.activity }
    set {
      if newValue == nil, seldom == nil { return }
      makeSeldomParts().activity = newValue
    }
  }

  /// The box, made if there is none yet.
  nonisolated final func makeSeldomParts() -> SeldomParts {
    if let seldom { return seldom }
    let made = SeldomParts()
    seldom = made
    return made
  }
}

// Rules: RT-31.
extension UIResponder: AssociationHolder {
  /// What a program associated with the responder.
  package nonisolated final var associations: AssociationBox? {
    get { seldom?.associations }
    set { makeSeldomParts().associations = newValue }
  }
}
