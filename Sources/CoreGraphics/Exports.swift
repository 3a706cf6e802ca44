// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// A file that imports CoreGraphics alone expects these names; nothing else is handed on.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
