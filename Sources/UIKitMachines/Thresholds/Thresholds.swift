// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Every number that decides how an event is understood: its unit, and where it comes from.
///
/// Those of machines stand beside this file by topic; those of views, controls and layout in an
/// extension where the classes are.
package enum Thresholds {}
