// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Where a web host listens and what it calls itself.
public struct WebHostOptions: Sendable {
  /// The address or name to listen on; the default is reachable from this machine alone, and
  /// `0.0.0.0` is every address that the machine has.
  ///
  /// One of IPv6 may stand in brackets. At any that other devices reach the page is served over
  /// TLS alone, which needs the trait `TLS`.
  public var address = "127.0.0.1"
  /// A file in PEM with the certificate of the server and those that vouch for it, in this order;
  /// nil for one that is made.
  ///
  /// It goes together with `keyFile`. With both the page is served over TLS at any address.
  public var certificateFile: String?
  /// A file in PEM with the key of the certificate, without a password.
  public var keyFile: String?
  /// A folder that keeps a certificate that was made, with its key, from launch to launch; nil
  /// for another at each, of which a browser warns anew.
  ///
  /// It is made, for its owner alone, when there is none. The certificate is good for 397 days,
  /// and for the names under which the page may be asked for: when these change, another takes
  /// its place.
  public var certificateFolder: String?
  /// The port to listen on.
  ///
  /// Nil takes 8765, or any free port when that one is taken; 0 takes any free port.
  public var port: Int?
  /// The title of the page.
  public var title = "Responder"
  /// Names besides `localhost`, `127.0.0.1` and `[::1]` under which the page may be asked for.
  ///
  /// A request for another name is refused: this keeps a foreign page whose name was pointed at
  /// this machine from reaching the application. Needed behind a proxy.
  public var hostNames: Set<String> = []
  /// A file that keeps the secret of the address from launch to launch; nil for another at each,
  /// which lets in one browser.
  ///
  /// With it and `port` an address stays good, and a page that is open comes back by itself. The file
  /// is made, for its owner alone, when there is none; whoever can read it can use the application.
  public var tokenFile: String?
  /// Sizes, counts and times that are refused beyond; tests shorten them.
  package var limits = WebHostLimits()

  /// Makes options with the defaults.
  public init() {}
}

/// What the server refuses beyond, so that no peer costs more than a bounded amount.
package struct WebHostLimits: Sendable {
  /// The port that is tried first when none was asked for.
  package static let preferredPort = 8765
  /// Bytes of a request up to the end of its head: eight times what browsers send.
  package var requestBytes = 16 * 1024
  /// Bytes of one message from the page: a font report is the largest, some 100 kB.
  package var messageBytes = 4 * 1024 * 1024
  /// Parts that one message may come in.
  package var fragments = 1024
  /// Connections at a time; a page needs seven.
  package var connections = 64
  /// Seconds until a request must be complete, and until a page must have said hello.
  package var handshakeSeconds = 10.0
  /// Seconds for which nothing of an answer may leave; a large one takes as long as its link needs.
  package var answerSeconds = 60.0
  /// Seconds that a peer gets to read the last answer before the connection is cut.
  package var lingerSeconds = 1.0
  /// Seconds between two pings.
  package var pingSeconds = 10.0
  /// Seconds without a sign of life after which a page counts as gone.
  package var silenceSeconds = 30.0
  /// Seconds after a page went until those that were asked hear that its place is free; one that
  /// says hello meanwhile gets it at once.
  package var returnSeconds = 5.0
  /// Messages that may wait for the main actor before the socket is read no further.
  package var waitingMessages = 256

  /// Makes limits with the defaults.
  package init() {}
}
