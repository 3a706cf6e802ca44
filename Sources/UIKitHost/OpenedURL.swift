// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A URL that the application is asked to open, and by whom.
public struct OpenedURL: Sendable, Hashable, Codable {
  /// What is to be opened.
  public var url: URL
  /// The identifier of the application that asks, or nil when it is not told.
  public var sourceApplication: String?
  /// Whether the file is to be changed where it is; false asks for a copy.
  public var openInPlace: Bool

  /// Makes a record of what a host was asked.
  public init(_ url: URL, sourceApplication: String? = nil, openInPlace: Bool = false) {
    self.url = url
    self.sourceApplication = sourceApplication
    self.openInPlace = openInPlace
  }
}
