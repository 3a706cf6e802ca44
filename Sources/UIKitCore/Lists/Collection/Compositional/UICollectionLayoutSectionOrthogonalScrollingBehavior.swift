// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: CV-75.
/// How the items of a section scroll across the collection.
///
/// [Apple: UICollectionLayoutSectionOrthogonalScrollingBehavior](https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior)
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They do not: they lie as those of other sections.
  case none
  /// They come to rest anywhere.
  case continuous
  /// They come to rest at the beginning of a group.
  case continuousGroupLeadingBoundary
  /// They turn pages as wide as the section.
  case paging
  /// A drag turns one group.
  case groupPaging
  /// A drag turns one group, which rests in the middle.
  case groupPagingCentered
}
