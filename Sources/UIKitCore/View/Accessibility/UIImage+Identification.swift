// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: DR-71.
/// Pictures have a name by which the views that show them are found.
extension UIImage: UIAccessibilityIdentification {}
