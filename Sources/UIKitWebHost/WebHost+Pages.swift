// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  /// Pages that come and go.
  extension WebHost {
    func greet(_ connection: PageConnection, _ hello: PageHello, at time: TimeInterval) {
      guard server != nil else { return connection.close(.goingAway) }
      guard page?.connection !== connection, !audience.has(connection) else {
        return count(.unexpectedMessage)
      }
      if isWatchedOnly || hello.wish == .watch {
        return whenStill { [weak self] in self?.admitViewer(connection, hello, at: time) }
      }
      if let page, hello.wish == .ask, hello.name.isEmpty || hello.name != page.name {
        return audience.ask(connection)
      }
      if let older = page {
        older.connection.close(.takenOver)
        letGo(of: older, isGone: true)
      }
      let session = PageSession(
        connection: connection, name: hello.name,
        time: PageTime(pageNow: hello.now, at: time, notBefore: newest),
        takesPacked: hello.takesPacked)
      page = session
      session.welcome(title: options.title)
      if surroundings != PageSurroundings() { session.show(surroundings) }
      if pointer != .arrow { session.show(pointer) }
      session.measure(wanted.clusters)
      if let typing { session.edit(typing) }
      if let readable { session.read(readable) }
      if playing != NowPlaying() { session.show(playing, now: clock.now) }
      resize(to: hello.screen, at: clock.now)
      receiver?.receive(.preferences(hello.preferences, at: presentTime()))
      report(hello.isVisible ? lifecycle.appear() : lifecycle.disappear())
      showEverything()
    }

    private func admitViewer(
      _ connection: PageConnection, _ hello: PageHello, at time: TimeInterval
    ) {
      guard connection.isOpen, !audience.has(connection) else { return }
      let viewer = PageSession(
        connection: connection, time: PageTime(pageNow: hello.now, at: time),
        takesPacked: hello.takesPacked)
      viewer.welcome(title: options.title, part: isWatchedOnly ? .replay : .viewer)
      viewer.show(size: screen.size)
      viewer.show(surroundings.watched)
      audience.add(viewer)
      showEverything()
    }

    /// Shows everything anew to all: to describe it takes in what changed and was told to nobody yet.
    func showEverything() {
      let everything = receiver?.describeEverything() ?? LayerCommit(number: 0)
      guard page != nil || audience.isWatched else { return }
      images.note(everything, isComplete: true)
      page?.show(everything, isComplete: true)
      audience.show(everything, isComplete: true)
    }

    func isGone(_ connection: PageConnection) {
      audience.forget(connection)
      if let gone = page, gone.connection === connection {
        page = nil
        seeking?.stop()
        letGo(of: gone, isGone: true)
        report(lifecycle.disappear())
        inviteOthers(after: options.limits.returnSeconds)
      }
      if page == nil, !audience.isWatched { images.removeAll() }
    }

    /// Invites when nobody has come until then; of several pages that went the last one counts.
    private func inviteOthers(after seconds: Double) {
      departures += 1
      let number = departures
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
        MainActor.assumeIsolated {
          guard let self, self.page == nil, self.departures == number else { return }
          self.audience.invite()
        }
      }
    }
  }
#endif
