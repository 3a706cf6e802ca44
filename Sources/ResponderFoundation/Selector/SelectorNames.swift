// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A selector of a name.
///
/// [Apple: NSSelectorFromString](https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:))
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
///
/// [Apple: NSStringFromSelector](https://developer.apple.com/documentation/foundation/nsstringfromselector(_:))
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
