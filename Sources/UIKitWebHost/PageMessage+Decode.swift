// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  extension PageMessage {
    /// Contacts that one message may tell of.
    static let mostContacts = 32
    /// Samples that one contact may bring; a tenth of that is the most a real page sends.
    static let mostSamples = 1024
    /// Samples of the accelerometer that one message may bring: a second of the fastest sensor.
    static let mostMotionSamples = 512
    /// Fonts that one report may hold.
    static let mostFaces = 64
    /// Clusters that one font of a report may hold.
    static let mostClusters = 20_000
    /// The largest measure of a font that is believed, in parts of its size.
    static let largestMeasure = 100.0

    /// What is wrong with a message.
    enum Malformed: Error, Equatable {
      case notJSON
      case unknownType
      case tooMany
      case impossible
    }

    /// Reads a message; a pure function over its bytes.
    ///
    /// - Throws: when it is no message of the protocol. What a page may get wrong in good form (a
    ///   contact that never began, a place far away) is left to `ContactTracker`.
    static func decode(_ data: Data) throws -> PageMessage {
      // OPTIMIZATION: these come with every frame, and nothing is made for the others.
      if let wire = FrameReader.contacts(data) { return .contacts(try wire.contacts()) }
      if let number = FrameReader.acknowledgement(data) { return .acknowledge(number) }
      return try decodeAny(data)
    }

    private static func decodeAny(_ data: Data) throws -> PageMessage {
      let decoder = JSONDecoder()
      func read<T: Decodable>(_ type: T.Type) throws -> T {
        do {
          return try decoder.decode(type, from: data)
        } catch let error as Malformed {
          throw error
        } catch {
          throw Malformed.notJSON
        }
      }
      switch try leadingType(of: data) ?? read(WireType.self).t {
      case "hello":
        let wire = try read(WireHello.self)
        guard wire.v == PageHello.version else { throw Malformed.impossible }
        guard let wish = PageHello.Wish(rawValue: wire.wish ?? PageHello.Wish.ask.rawValue),
          wire.name.utf8.count <= PageHello.longestName
        else { throw Malformed.impossible }
        return .hello(
          PageHello(
            now: wire.now, screen: try wire.screen.metrics(), isVisible: wire.visible,
            preferences: try wire.prefers?.preferences() ?? HostPreferences(), name: wire.name,
            wish: wish,
            takesPacked: wire.packs ?? false))
      case "ack": return .acknowledge(try read(WireAck.self).n)
      case "contacts": return .contacts(try read(WireContacts.self).contacts())
      case "hover": return .hover(try read(WireHover.self).sample())
      case "scroll": return .scroll(try read(WireScroll.self).sample())
      case "remote":
        let wire = try read(WireRemote.self)
        guard let command = wire.command else { throw Malformed.impossible }
        return .remote(command, at: wire.at)
      case "motion": return .motion(try read(WireMotion.self).samples())
      case "key": return .key(try read(WireKey.self).stroke())
      case "press": return .press(try read(WirePress.self).sample())
      case "keyboard":
        let wire = try read(WireKeyboard.self)
        return .keyboard(wire.attached, at: wire.at)
      case "screen":
        let wire = try read(WireScreenChange.self)
        return .screen(try wire.screen.metrics(), at: wire.at)
      case "visibility":
        let wire = try read(WireVisibility.self)
        return .visibility(wire.visible, now: wire.now)
      case "drag": return .drag(try read(WireDrag.self).report())
      case "out":
        let wire = try read(WireOut.self)
        guard wire.at.isFinite else { throw Malformed.impossible }
        return .draggedOut(wire.n, at: wire.at)
      case "clipboard":
        let wire = try read(WireClipboard.self)
        return .clipboard(try wire.content(), at: wire.at)
      case "edit":
        let wire = try read(WireEdit.self)
        guard let command = EditCommand(rawValue: wire.c), wire.at.isFinite else {
          throw Malformed.impossible
        }
        return .edit(command, at: wire.at)
      case "text": return .text(try read(WireText.self).text())
      case "reader":
        let wire = try read(WireReading.self)
        return .reading(try wire.deed(), at: wire.at)
      case "languages": return .languages(try read(WireLanguages.self).languages())
      case "prefers":
        let wire = try read(WirePreferenceChange.self)
        return .preferences(try wire.prefers.preferences(), at: wire.at)
      case "fonts": return .fonts(try read(WireFonts.self).report())
      default: throw Malformed.unknownType
      }
    }

    /// The type of a message that says it first, without escapes, as the page does.
    ///
    /// OPTIMIZATION: else the whole message is read twice.
    private static func leadingType(of data: Data) -> String? {
      guard data.starts(with: #"{"t":""#.utf8) else { return nil }
      let name = data.dropFirst(6).prefix { $0 != UInt8(ascii: "\"") }
      return name.contains(UInt8(ascii: "\\")) ? nil : String(decoding: name, as: UTF8.self)
    }
  }

  private struct WireType: Decodable { var t: String }
  private struct WireAck: Decodable { var n: UInt64 }
  private struct WireEdit: Decodable {
    var at: Double
    var c: String
  }
  private struct WireVisibility: Decodable {
    var visible: Bool
    var now: Double
  }
  private struct WireRemote: Decodable {
    var at: Double
    var c: String

    /// The command, if there is one of this name.
    var command: MediaCommand? {
      switch c {
      case "forward": .skip(isForward: true)
      case "backward": .skip(isForward: false)
      default: RemoteCommand.named[c].map(MediaCommand.command)
      }
    }
  }
  private struct WireHello: Decodable {
    var v: Int
    var now: Double
    var visible: Bool
    var screen: WireScreen
    var prefers: WirePreferences?
    var page: String?
    var wish: String?
    var packs: Bool?

    var name: String { page ?? "" }
  }
  private struct WirePreferenceChange: Decodable {
    var at: Double
    var prefers: WirePreferences
  }
  private struct WireScreenChange: Decodable {
    var at: Double
    var screen: WireScreen
  }
#endif
