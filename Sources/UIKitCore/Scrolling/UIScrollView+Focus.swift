// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UIScrollView: UIFocusItemScrollableContainer {}

extension UIScrollView: FocusRevealing {}
