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
    /// The system's uptime clock, onto which the page's times are brought; in a replay that of the run.
    public let clock: any HostClock
    /// The size of the page, or of a headless screen until one says hello.
    public internal(set) var screen = ScreenMetrics.headless
    /// What pages sent that cannot be, by kind; each was dropped or set right.
    public private(set) var anomalies: [WebHostAnomaly: Int] = [:]
    /// SHA-256 of the certificate, as browsers show it: pairs of digits with colons between them.
    ///
    /// Valid once the host has started; nil where the page is served without TLS. Who compares it
    /// with what a browser shows knows that nobody stands in between.
    public private(set) var certificateFingerprint: String?

    /// Answers the inspector's page; nil when nobody does.
    package var inspected: (any Inspected)?
    /// Leads a replay to and fro for the inspector's page; nil where nothing is replayed.
    package var replayed: (any Replayed)?
    /// Whether what is shown is on its way to another moment: who comes or asks meanwhile waits.
    package var isMoving = false {
      didSet { if !isMoving { tellWaiting() } }
    }
    /// What is done when it stands still.
    var waiting: [@MainActor () -> Void] = []
    /// The page that is shown; nil while there is none.
    var page: PageSession?
    var audience = PageAudience()
    /// How often the page that showed the application went.
    var departures = 0
    let options: WebHostOptions
    private(set) var keys = AccessKeys(token: LaunchToken(), isLasting: false) {}
    let images = ImageStore()
    /// What may be dropped outside the page.
    var lifts = PageLifts()
    private(set) var server: WebServer?
    /// The names under which the page may be asked for, besides those that always mean this
    /// machine.
    private var names: [ServerName] = []
    /// Whether the run that is shown goes its own way, so that every page watches.
    let isWatchedOnly: Bool
    /// What a host that was here before left; nil when there was none.
    private let inherited: WebHostEstate?
    /// What is left to the next one; nil as long as this one listens.
    package internal(set) var estate: WebHostEstate?
    /// Whether the application wants to hear of tilts.
    private(set) var reportsTilts = false
    private(set) weak var receiver: (any HostReceiver)?
    var lifecycle = LifecycleTracker()
    private(set) var wanted = WantedMetrics()
    /// The text that is typed into.
    private(set) var typing: TextSession?
    /// What is on the screen for who has it read out.
    private(set) var readable: ReadableScreen?
    private(set) var playing = NowPlaying()
    private(set) var surroundings = PageSurroundings() {
      didSet {
        guard surroundings != oldValue else { return }
        page?.show(surroundings)
        audience.show(surroundings)
      }
    }
    private(set) var pointer = HostPointer.arrow
    var seeking: SeekHold?
    /// The newest time that was reported; none goes back behind it, whichever page comes.
    private(set) var newest: TimeInterval = -.infinity

    /// Makes a host that does not listen yet.
    public init(options: WebHostOptions = WebHostOptions()) {
      self.options = options
      clock = RealClock()
      isWatchedOnly = false
      inherited = nil
    }

    /// Makes a host for a run that goes its own way: every page watches it, and none takes part.
    ///
    /// - Parameters:
    ///   - clock: the time of the run.
    ///   - screen: what the run begins with.
    ///   - inherited: what the host left that showed the run before; nil for the first.
    package init(
      watching clock: any HostClock, on screen: ScreenMetrics, options: WebHostOptions,
      inherited: WebHostEstate?
    ) {
      self.options = options
      self.clock = clock
      self.screen = screen
      isWatchedOnly = true
      self.inherited = inherited
    }

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
      let isLasting = options.tokenFile != nil
      let renewed: @Sendable () -> Void = { [weak self] in
        DispatchQueue.main.async { [weak self] in
          MainActor.assumeIsolated { self?.tellAddress() }
        }
      }
      if let inherited {
        keys = AccessKeys(inherited, isLasting: isLasting, renewed: renewed)
      } else {
        let token = try options.tokenFile.map(LaunchToken.init(keptIn:)) ?? LaunchToken()
        keys = AccessKeys(token: token, isLasting: isLasting, renewed: renewed)
      }
      let limits = options.limits
      names = options.names(machine: WebHostOptions.machineAddresses)
      let entrance = try ServerEntrance.make(options, names: names)
      certificateFingerprint = entrance.fingerprint
      server = try WebServer(
        options: options,
        policy: AccessPolicy(
          keys: keys, extraNames: Set(names.map(\.host)), isSecured: options.isSecured),
        entrance: entrance, images: images, files: lifts.files, inherited: inherited?.listener,
        inspector: InspectorDesk { [weak self] in self?.answer($0, then: $1) },
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
    ///
    /// - Parameters:
    ///   - id: the number of the drag.
    ///   - isTaken: whether what is dragged would be copied where it is now.
    public func answer(drag id: Int, isTaken: Bool) { page?.answer(drag: id, isTaken: isTaken) }

    /// Reports what the device of the page is tilted by, or does so no more.
    public func reportTilts(_ isOn: Bool) { reportsTilts = isOn }

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
