// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// Something that a page, or who wanted one, sent and that cannot be; it was dropped or set
  /// right.
  public enum WebHostAnomaly: String, Sendable, CaseIterable {
    /// A message that is none of the protocol.
    case malformedMessage
    /// A message before the page's hello, or of a page that was replaced.
    case unexpectedMessage
    /// Input of a page that only watches.
    case inputOfViewer
    /// A contact that moved or ended without having begun, or after its end.
    case contactNeverBegan
    /// A contact that began while it was down.
    case contactBeganTwice
    /// More contacts than any screen can tell apart.
    case tooManyContacts
    /// A place that is no number or far off every screen.
    case impossibleLocation
    /// An acceleration that is no number or that no sensor has, or that came after a later one.
    case impossibleMotion
    /// A key or a button that ended, changed or repeated without having begun.
    case keyNeverBegan
    /// A key or a button that began while it was down.
    case keyBeganTwice
    /// More keys than anybody holds.
    case tooManyKeys
    /// A drag that moved or ended without having come over the page.
    case dragNeverBegan
    /// A drag that came over the page while one was.
    case dragBeganTwice
    /// Data of what was not dropped, or is complete.
    case pieceOfNothing
    /// More data than a drop may bring.
    case dropTooLarge
    /// A time before that of the event before it.
    case timeWentBack
    /// A request without TLS, where it is spoken.
    case unsecuredRequest
    /// A handshake of TLS that failed: what came was none, or the peer did not like the
    /// certificate.
    case failedHandshake
  }
#endif
