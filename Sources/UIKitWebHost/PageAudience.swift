// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  /// The pages besides the one that shows the application: those that were asked what they want, and
  /// those that watch.
  @MainActor
  struct PageAudience {
    private var asked: [PageConnection] = []
    private var viewers: [PageSession] = []

    /// Makes one of nobody.
    init() {}

    /// Whether anybody watches.
    var isWatched: Bool { !viewers.isEmpty }

    /// Whether this is the connection of one of these pages.
    func has(_ connection: PageConnection) -> Bool {
      viewer(of: connection) != nil || asked.contains { $0 === connection }
    }

    /// The page that watches over this connection.
    func viewer(of connection: PageConnection) -> PageSession? {
      viewers.first { $0.connection === connection }
    }

    /// Asks a page what it wants, for another shows the application.
    mutating func ask(_ connection: PageConnection) {
      asked.append(connection)
      connection.send { Self.write("busy", to: &$0) }
    }

    /// Takes in a page that watches.
    mutating func add(_ viewer: PageSession) { viewers.append(viewer) }

    /// Lets a page go.
    mutating func forget(_ connection: PageConnection) {
      asked.removeAll { $0 === connection }
      viewers.removeAll { $0.connection === connection }
    }

    /// Tells the pages that were asked that no other shows the application any more.
    func invite() {
      for connection in asked { connection.send { Self.write("free", to: &$0) } }
    }

    /// Shows a commit to who watches.
    func show(_ commit: LayerCommit, isComplete: Bool = false) {
      for viewer in viewers { viewer.show(commit, isComplete: isComplete) }
    }

    /// Tells who watches how large the screen is.
    func show(size: CGSize) {
      for viewer in viewers { viewer.show(size: size) }
    }

    /// Tells who watches what the application is called.
    func show(_ surroundings: PageSurroundings) {
      for viewer in viewers { viewer.show(surroundings.watched) }
    }

    /// Closes all connections.
    mutating func close() {
      for connection in asked + viewers.map(\.connection) { connection.close(.goingAway) }
      self = PageAudience()
    }

    nonisolated private static func write(_ type: String, to text: inout JSONText) {
      text.object { text in
        text.key("t")
        text.string(type)
      }
    }
  }
#endif
