// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-177.
extension UINavigationBar {
  /// The part of a window's toolbar that stands for a navigation bar.
  public enum NSToolbarSection: Int, Sendable {
    /// None: the bar is shown itself.
    case none = 0
    /// Above a sidebar.
    case sidebar = 1
    /// Above a column beside a sidebar.
    case supplementary = 2
    /// Above the content.
    case content = 3
  }

  /// The part of the window's toolbar that stands for the bar: none, since windows have no toolbars.
  public var currentNSToolbarSection: NSToolbarSection { .none }

  /// How the bar behaves: as on a tablet.
  public var behavioralStyle: UIBehavioralStyle { .pad }

  /// How the bar is to behave where there is a choice; automatic at first.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { content.preferredStyle }
    set { content.preferredStyle = newValue }
  }
}
