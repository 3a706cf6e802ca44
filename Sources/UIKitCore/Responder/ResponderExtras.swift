// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What only few responders have; made when the first of these values is set.
@MainActor
final class ResponderExtras {
  /// The activity it shares, if any.
  var activity: ActivityHolder?
  var pasteConfiguration: UIPasteConfiguration?
}

extension UIResponder {
  /// The rarely used values, made if there are none yet.
  final var needResponderExtras: ResponderExtras {
    if let responderExtras { return responderExtras }
    let made = ResponderExtras()
    responderExtras = made
    return made
  }
}
