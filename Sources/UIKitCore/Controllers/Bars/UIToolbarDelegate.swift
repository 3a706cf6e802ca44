// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-172.
/// Asked where a toolbar is.
///
/// [Apple: UIToolbarDelegate](https://developer.apple.com/documentation/uikit/uitoolbardelegate)
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
