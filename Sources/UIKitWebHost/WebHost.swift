// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  public import Foundation
  public import UIKitHost

  /// A browser page as the application's screen and digitizer.
  ///
  /// It listens on this machine, and shows the application to whoever opens `url`, one page at a
  /// time: a page that comes later asks whether it is to take over or to watch. While no page is open
  /// the application runs on unseen. The process must run its main run loop or main queue.
  @MainActor
  public final class WebHost: UIKitHost.Host {
    /// The system's uptime clock; the page's times are brought onto it.
    public let clock: any HostClock = RealClock()
    /// The size of the page, or of a headless screen until one says hello.
    public private(set) var screen = ScreenMetrics.headless
    /// What pages sent that cannot be, by kind; each was dropped or set right.
    public private(set) var anomalies: [WebHostAnomaly: Int] = [:]
    /// SHA-256 of the certificate, as browsers show it: pairs of digits with colons between them.
    ///
    /// Valid once the host has started; nil where the page is served without TLS. Who compares it
    /// with what a browser shows knows that nobody stands in between.
    public private(set) var certificateFingerprint: String?

    /// Answers the inspector's page; nil when nobody does.
    package var inspected: (any Inspected)?
    /// The page that is shown; nil while there is none.
    private(set) var page: PageSession?
    private var audience = PageAudience()
    /// How often the page that showed the application went.
    private var departures = 0
    private let options: WebHostOptions
    private var keys = AccessKeys(token: LaunchToken(), isLasting: false) {}
    private let images = ImageStore()
    private var server: WebServer?
    /// The names under which the page may be asked for, besides those that always mean this
    /// machine.
    private var names: [ServerName] = []
    private(set) weak var receiver: (any HostReceiver)?
    var lifecycle = LifecycleTracker()
    private var wanted = WantedMetrics()
    /// The text that is typed into.
    private var typing: TextSession?
    /// What is on the screen for who has it read out.
    private var readable: ReadableScreen?
    private var playing = NowPlaying()
    private var surroundings = PageSurroundings() {
      didSet {
        guard surroundings != oldValue else { return }
        page?.show(surroundings)
        audience.show(surroundings)
      }
    }
    private var pointer = HostPointer.arrow
    var seeking: SeekHold?
    /// The newest time that was reported; none goes back behind it, whichever page comes.
    private(set) var newest: TimeInterval = -.infinity

    /// Makes a host that does not listen yet.
    public init(options: WebHostOptions = WebHostOptions()) { self.options = options }

    /// True while a page shows the application.
    public var isShown: Bool { page != nil }

    /// Told on the main actor when `url` is another: somebody came with a token that had served.
    ///
    /// Whoever shows people the address shows them this one; nobody else gets to know it.
    public var onNewAddress: (@MainActor (URL) -> Void)?

    /// The address to open in a browser, with a token that lets one browser in, or with the one of the
    /// file that keeps it, which lets in any.
    ///
    /// Valid once the host has started.
    public var url: URL {
      var parts = URLComponents()
      parts.scheme = options.isSecured ? "https" : "http"
      parts.host = names.first?.host ?? "127.0.0.1"
      parts.port = server?.port
      parts.path = "/\(keys.token.text)/"
      return parts.url ?? URL(fileURLWithPath: "/")
    }

    /// Begins to listen; `receiver` gets everything on the main actor.
    ///
    /// - Throws: `WebHostError` when the address or port cannot be listened on, or the file of the token
    ///   or the certificate not be used.
    public func start(reportingTo receiver: any HostReceiver) throws {
      self.receiver = receiver
      keys = AccessKeys(
        token: try options.tokenFile.map(LaunchToken.init(keptIn:)) ?? LaunchToken(),
        isLasting: options.tokenFile != nil
      ) { [weak self] in
        DispatchQueue.main.async { [weak self] in
          MainActor.assumeIsolated { self?.tellAddress() }
        }
      }
      let limits = options.limits
      names = options.names(machine: WebHostOptions.machineAddresses)
      let entrance = try ServerEntrance.make(options, names: names)
      certificateFingerprint = entrance.fingerprint
      server = try WebServer(
        options: options,
        policy: AccessPolicy(
          keys: keys, extraNames: Set(names.map(\.host)), isSecured: options.isSecured),
        entrance: entrance, images: images,
        inspector: InspectorDesk { [weak self] in self?.inspected?.answer($0) },
        notice: { [weak self] anomaly in
          DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.count(anomaly) }
          }
        }
      ) { [weak self] channel in
        PageConnection(channel: channel, limits: limits) { connection, arrival in
          self?.take(arrival, from: connection)
        }
      }
    }

    /// Shows what changed; without a page there is nothing to do, a new one asks for everything.
    public func show(_ commit: LayerCommit) {
      guard page != nil || audience.isWatched, !commit.isEmpty else { return }
      images.note(commit)
      page?.show(commit)
      audience.show(commit)
    }

    /// Offers the commands of what plays in the browser's media controls, now and on later pages.
    public func show(_ nowPlaying: NowPlaying) {
      playing = nowPlaying
      page?.show(playing, now: clock.now)
    }

    /// Asks the page now, and every page that comes later.
    public func requestMetrics(of clusters: [FontFace: Set<String>]) {
      page?.measure(wanted.add(clusters))
    }

    /// Has the page put on the browser's clipboard what was copied; without a page nothing happens.
    public func publish(_ content: ClipboardContent) { page?.publish(content) }

    /// Has the page make a sound; without a page nothing is heard.
    public func play(_ sound: HostSound) { page?.play(sound) }

    /// Has the page move the device, if it can; without a page nothing is felt.
    public func give(_ feedback: HostFeedback) { page?.give(feedback) }

    /// Has the browser show another pointer over the page, now and on later pages.
    public func show(_ pointer: HostPointer) {
      self.pointer = pointer
      page?.show(pointer)
    }

    /// Has the browser show whether something would come of a drop.
    public func answer(drag id: Int, isTaken: Bool) { page?.answer(drag: id, isTaken: isTaken) }

    /// Has the page keep the screen on, now and on later pages.
    public func keepAwake(_ isOn: Bool) { surroundings.isKeptAwake = isOn }

    /// Has the page show a number, now and on later pages.
    public func showBadge(_ number: Int) { surroundings.badge = number }

    /// Has the browser's Back go back in the application, or leave the page.
    public func offerBack(_ isPossible: Bool) { surroundings.leadsBack = isPossible }

    /// Has the page carry another title, now and on later pages.
    public func showTitle(_ title: String?) { surroundings.title = title }

    /// Whether there is a page to open an address from.
    public func canOpen(_ address: String) -> Bool { page != nil }

    /// Has the browser open an address in another tab; without a page nothing happens.
    public func open(_ address: String) -> Bool {
      guard let page else { return false }
      page.open(address)
      return true
    }

    /// Tells the page, and every page that comes later, what is typed into.
    public func edit(_ session: TextSession?) {
      typing = session
      page?.edit(session)
    }

    /// Tells the page, and every page that comes later, what is on the screen for who has it read out.
    public func read(_ screen: ReadableScreen?) {
      readable = screen
      page?.read(screen)
    }

    /// Has the page tell words to the browser's screen reader; without a page nothing is said.
    public func say(_ words: String) { page?.say(words) }

    /// Tells the page that the application ended, and stops listening.
    public func stop() {
      page?.connection.close(.goingAway)
      page = nil
      audience.close()
      server?.stop()
      server = nil
    }

    private func tellAddress() {
      if server != nil { onNewAddress?(url) }
    }

    private func take(_ arrival: Arrival, from connection: PageConnection) {
      switch arrival {
      case .malformed: count(.malformedMessage)
      case .closed: isGone(connection)
      case .message(.hello(let hello), let time): greet(connection, hello, at: time)
      case .message(let message, let time):
        if let page, page.connection === connection { return take(message, at: time, on: page) }
        guard let viewer = audience.viewer(of: connection) else {
          return count(.unexpectedMessage)
        }
        // Whatever the page of a viewer is made to send, it does nothing to the application.
        guard case .acknowledge(let number) = message else { return count(.inputOfViewer) }
        viewer.acknowledge(number)
      }
    }

    private func greet(_ connection: PageConnection, _ hello: PageHello, at time: TimeInterval) {
      guard server != nil else { return connection.close(.goingAway) }
      guard page?.connection !== connection, !audience.has(connection) else {
        return count(.unexpectedMessage)
      }
      if hello.wish == .watch { return admitViewer(connection, hello, at: time) }
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
      let viewer = PageSession(
        connection: connection, time: PageTime(pageNow: hello.now, at: time),
        takesPacked: hello.takesPacked)
      viewer.welcome(title: options.title, isWatching: true)
      viewer.show(size: screen.size)
      viewer.show(surroundings.watched)
      audience.add(viewer)
      showEverything()
    }

    /// Shows everything anew to all: to describe it takes in what changed and was told to nobody yet.
    private func showEverything() {
      let everything = receiver?.describeEverything() ?? LayerCommit(number: 0)
      images.note(everything, isComplete: true)
      page?.show(everything, isComplete: true)
      audience.show(everything, isComplete: true)
    }

    private func isGone(_ connection: PageConnection) {
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

    func resize(to metrics: ScreenMetrics, at time: TimeInterval) {
      guard metrics != screen else { return }
      screen = metrics
      audience.show(size: metrics.size)
      receiver?.receive(.screen(metrics, at: time))
    }

    /// Ends what a page was in the middle of: its contacts, its keys, a drag, and a shake.
    ///
    /// - Parameter isGone: whether what was dropped does not come any more either.
    func letGo(of page: PageSession, isGone: Bool = false) {
      let time = presentTime()
      let drags = isGone ? page.drags.removeAll(at: time) : page.drags.interrupt(at: time)
      for report in drags { receiver?.receive(.drag(report)) }
      if page.contacts.removeAll() { receiver?.receive(.cancelContacts(at: presentTime())) }
      for event in page.keys.removeAll(at: presentTime()) { receiver?.receive(event) }
      if let phase = page.shake.interrupt() { receiver?.receive(.shake(phase, at: presentTime())) }
    }

    func report(_ changes: [LifecycleChange]) {
      for change in changes { receiver?.receive(.lifecycle(change, at: presentTime())) }
    }

    /// The host's time of an event of the page.
    func eventTime(_ milliseconds: Double, on page: PageSession) -> TimeInterval {
      let (time, wentBack) = page.time.event(milliseconds, now: clock.now)
      if wentBack { count(.timeWentBack) }
      // What the host itself reported in between counts too.
      newest = max(newest, time)
      return newest
    }

    /// The time of something that the host itself reports.
    func presentTime() -> TimeInterval {
      newest = max(newest, clock.now)
      return newest
    }

    func count(_ anomaly: WebHostAnomaly) { anomalies[anomaly, default: 0] += 1 }
  }
#endif
