// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
package import UIKitHost

/// Records what is drawn, for a host to draw later.
public final class CGContext {
  package var commands: [DrawingCommand] = []
  package let clip: CGRect
  /// Makes an empty recording.
  package init(clip: CGRect = .null) { self.clip = clip }
}
