// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// `import UIKit` brings these along on Apple's platforms, and client files rely on it.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
@_exported public import ResponderFoundation
@_exported public import UIKitText
