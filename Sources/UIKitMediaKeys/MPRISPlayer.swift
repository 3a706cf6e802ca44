// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if MediaKeys
  import CMediaKeys
  import Dispatch
  import Foundation
  import ResponderFoundation
  public import UIKitHost

  // Rules: RM-1, RM-8, RM-9.
  /// The application as a media player on the session's D-Bus (MPRIS): a desktop's media keys, its
  /// media controls and `playerctl` send it commands.
  ///
  /// It is on the bus while the application wants commands. Seek and SetPosition say how far; only
  /// their direction counts, as for a headset's button.
  @MainActor
  public final class MPRISPlayer: NowPlayingDisplay {
    /// Microseconds in a second, the unit of time on the bus.
    private static let microseconds = 1e6

    private let clock: any HostClock
    private let report: @MainActor (HostEvent) -> Void
    private let seeking: SeekHold
    private var playing = NowPlaying()
    private var player: OpaquePointer?
    private var source: (any DispatchSourceRead)?

    /// Connects to the bus.
    ///
    /// - Parameters:
    ///   - identity: what people see as the player's name.
    ///   - address: of the bus; nil for that of the session.
    ///   - clock: times of the events.
    ///   - report: called with every `HostEvent.remote`.
    /// - Throws: `MPRISError` when there is no bus.
    public init(
      identity: String, address: String? = nil, clock: any HostClock,
      report: @escaping @MainActor (HostEvent) -> Void
    ) throws {
      self.clock = clock
      self.report = report
      seeking = SeekHold(clock: clock) { report(.remote($0, at: clock.now)) }
      var opened: OpaquePointer?
      let result = mk_open(
        &opened, address, Self.busName(identity), identity,
        { context, method, argument in
          guard let context, let method else { return }
          let name = String(cString: method)
          MainActor.assumeIsolated {
            Unmanaged<MPRISPlayer>.fromOpaque(context).takeUnretainedValue().take(name, argument)
          }
        },
        { context in
          guard let context else { return 0 }
          return MainActor.assumeIsolated {
            Unmanaged<MPRISPlayer>.fromOpaque(context).takeUnretainedValue().position
          }
        }, Unmanaged.passUnretained(self).toOpaque())
      guard result >= 0, let opened else { throw MPRISError(code: -result) }
      player = opened
      listen()
    }

    deinit {
      LastRelease.of(self, taking: { (seeking, source, player) }) { seeking, source, player in
        Self.close(seeking, source, player)
      }
    }

    /// Leaves the bus, ending what is sought.
    public func stop() {
      Self.close(seeking, source, player)
      source = nil
      player = nil
    }

    private static func close(
      _ seeking: SeekHold, _ source: (any DispatchSourceRead)?, _ player: OpaquePointer?
    ) {
      seeking.stop()
      source?.cancel()
      if let player { mk_close(player) }
    }

    /// Announces what changed.
    public func show(_ nowPlaying: NowPlaying) {
      playing = nowPlaying
      guard let player else { return }
      let commands = playing.commands
      let result = Self.withStrings(of: playing) { status, title, artist, album in
        let canToggle = commands.contains(.togglePlayPause)
        var state = mk_state(
          status: status, title: title, artist: artist, album: album,
          length: playing.duration.map(Self.microseconds(of:)) ?? -1, rate: playing.rate,
          can_control: commands.isEmpty ? 0 : 1,
          can_play: canToggle || commands.contains(.play) ? 1 : 0,
          can_pause: canToggle || commands.contains(.pause) ? 1 : 0,
          can_next: commands.contains(.nextTrack) ? 1 : 0,
          can_previous: commands.contains(.previousTrack) ? 1 : 0,
          can_seek: commands.isDisjoint(with: [.beginSeekingForward, .beginSeekingBackward])
            ? 0 : 1)
        return mk_update(player, &state)
      }
      if result < 0 { stop() }
    }

    private var position: Int64 { Self.microseconds(of: playing.position(at: clock.now) ?? 0) }

    private func listen() {
      guard let player else { return }
      let source = DispatchSource.makeReadSource(
        fileDescriptor: mk_descriptor(player), queue: .main)
      source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.process() } }
      source.resume()
      self.source = source
    }

    private func process() {
      guard let player else { return }
      if mk_process(player) < 0 { stop() }
    }

    private func take(_ method: String, _ argument: Int64) {
      switch MPRISCall(
        method, argument: argument, position: position, wanted: playing.commands)
      {
      case .command(let command): report(.remote(command, at: clock.now))
      case .skip(let isForward): seeking.skip(forward: isForward)
      case nil: break
      }
    }

    private static func microseconds(of seconds: TimeInterval) -> Int64 {
      Int64(exactly: (seconds * microseconds).rounded()) ?? 0
    }

    /// A name on the bus that no other process has; only letters, digits and underscores are allowed.
    private static func busName(_ identity: String) -> String {
      let letters = identity.unicodeScalars.map { scalar in
        scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          ? Character(scalar) : "_"
      }
      let process = ProcessInfo.processInfo.processIdentifier
      return "org.mpris.MediaPlayer2._\(String(letters)).instance\(process)"
    }

    private static func withStrings<Result>(
      of playing: NowPlaying,
      _ body: (
        UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
      ) -> Result
    ) -> Result {
      func with(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
        text.map { $0.withCString(body) } ?? body(nil)
      }
      return playing.state.rawValue.capitalized.withCString { status in
        with(playing.title) { title in
          with(playing.artist) { artist in
            with(playing.album) { album in body(status, title, artist, album) }
          }
        }
      }
    }
  }

  /// Why the bus cannot be reached.
  public struct MPRISError: Error, CustomStringConvertible {
    /// The number of the system's error.
    public let code: Int32

    /// A sentence for a person.
    public var description: String {
      "The session's D-Bus cannot be reached: \(String(cString: strerror(code)))."
    }
  }
#endif
