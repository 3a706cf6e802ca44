// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  /// A page that shows the application, or that watches.
  @MainActor
  final class PageSession {
    /// Its socket.
    let connection: PageConnection
    /// What it calls itself; empty when it does not, or watches.
    let name: String
    /// The contacts that are down on it.
    var contacts = ContactTracker()
    /// The keys and buttons that are down on it.
    var keys = KeyTracker()
    /// What is dragged over it, and what was dropped on it.
    var drags = DragTracker()
    /// Whether it is shaken.
    var shake = ShakeDetector()
    /// How it is tilted.
    var tilt = TiltMeter()
    /// Its clock.
    var time: PageTime
    /// What it knows of what is read.
    private var readings = ReadingEncoding()
    /// What is under way to it.
    private var commits = CommitQueue()

    private let takesPacked: Bool
    /// Whether it was sent a commit that describes everything.
    private var hasEverything = false

    /// - Parameters:
    ///   - name: what the page calls itself.
    ///   - takesPacked: whether the page can unpack a commit.
    init(
      connection: PageConnection, name: String = "", time: PageTime, takesPacked: Bool
    ) {
      self.connection = connection
      self.name = name
      self.time = time
      self.takesPacked = takesPacked
    }

    /// How many commits were sent and not drawn yet, and whether one waits.
    var backlog: (underWay: Int, waiting: Bool) {
      (commits.underWay.count, commits.waiting != nil)
    }

    /// Shows a commit as soon as the page has drawn enough of those before it.
    ///
    /// What changes before the page has everything, as by its size, is in the description of that.
    func show(_ commit: LayerCommit, isComplete: Bool = false) {
      guard isComplete || hasEverything else { return }
      send(commits.add(commit, isComplete: isComplete))
    }

    /// The page drew a commit.
    func acknowledge(_ number: UInt64) { send(commits.acknowledge(number)) }

    /// What a page has to do with the application.
    enum Part: Sendable {
      /// It shows it, and takes input.
      case screen
      /// It watches what another one shows.
      case viewer
      /// It watches what was recorded before.
      case replay
    }

    /// Tells the page who it talks to, and what its part is.
    func welcome(title: String, part: Part = .screen) {
      connection.send { text in
        text.object { text in
          text.key("t")
          text.string("welcome")
          text.key("v")
          text.number(PageHello.version)
          text.key("title")
          text.string(title)
          guard part != .screen else { return }
          text.key("watch")
          text.bool(true)
          guard part == .replay else { return }
          text.key("replay")
          text.bool(true)
        }
      }
    }

    /// Tells a page that watches how large the screen is that it shows.
    func show(size: CGSize) {
      connection.send { text in
        text.object { text in
          text.key("t")
          text.string("size")
          text.key("w")
          text.number(Double(size.width))
          text.key("h")
          text.number(Double(size.height))
        }
      }
    }

    /// Tells what text is typed into, or that none is.
    func edit(_ session: TextSession?) {
      connection.send { text in
        text.object { text in
          text.key("t")
          text.string("edit")
          text.key("n")
          text.number(session?.id ?? 0)
          guard let session else { return }
          if let caret = session.caret {
            text.key("caret")
            text.array { text in
              for number in [caret.minX, caret.minY, caret.height] { text.number(Double(number)) }
            }
          }
          if let area = session.area {
            text.key("area")
            text.array { text in
              for number in [area.minX, area.minY, area.width, area.height] {
                text.number(Double(number))
              }
            }
          }
          if let language = session.language {
            text.key("lang")
            text.string(language)
          }
          text.key("secret")
          text.bool(session.isSecure)
          text.key("own")
          text.bool(session.hasOwnKeyboard)
        }
      }
    }

    /// Asks for the advances of clusters.
    func measure(_ clusters: [FontFace: Set<String>]) {
      guard !clusters.isEmpty else { return }
      connection.send { text in
        text.object { text in
          text.key("t")
          text.string("measure")
          text.key("faces")
          text.array { text in
            for (face, wanted) in clusters {
              text.object { text in
                face.write(to: &text)
                text.key("clusters")
                text.array { text in
                  for cluster in wanted { text.string(cluster) }
                }
              }
            }
          }
        }
      }
    }

    /// Has the page put something on the browser's clipboard.
    func publish(_ content: ClipboardContent) {
      connection.send { content.write(to: &$0) }
    }

    /// Has the page make a sound.
    func play(_ sound: HostSound) {
      connection.send { text in
        text.object { text in
          text.key("t")
          text.string("sound")
          text.key("k")
          text.string(sound.rawValue)
        }
      }
    }

    /// Has the page move the device.
    func give(_ feedback: HostFeedback) {
      connection.send { text in
        text.object { text in
          text.key("t")
          text.string("feedback")
          text.key("k")
          text.string(feedback.kind.rawValue)
          text.key("i")
          text.number(feedback.intensity)
        }
      }
    }

    /// Tells what the page shows of the application around it.
    func show(_ surroundings: PageSurroundings) {
      connection.send { surroundings.write(to: &$0) }
    }

    /// Has the browser show another pointer over the page.
    func show(_ pointer: HostPointer) {
      connection.send { text in
        text.object { text in
          text.key("t")
          text.string("pointer")
          text.key("k")
          switch pointer {
          case .arrow: text.string("arrow")
          case .hand: text.string("hand")
          case .hidden: text.string("hidden")
          case .verticalBeam: text.string("vertical")
          case .horizontalBeam: text.string("horizontal")
          }
        }
      }
    }

    /// Tells whether something would come of a drop.
    func answer(drag id: Int, isTaken: Bool) {
      connection.send { text in
        text.object { text in
          text.key("t")
          text.string("drop")
          text.key("n")
          text.number(id)
          text.key("k")
          text.string(isTaken ? "copy" : "none")
        }
      }
    }

    /// Tells what may be dropped outside the page; nil for nothing any more.
    ///
    /// - Parameter key: that of its file, where there is one.
    func offer(_ lift: WireLift?, key: String? = nil) {
      connection.send { text in
        if let lift { return lift.write(to: &text, key: key) }
        text.object { text in
          text.key("t")
          text.string("lift")
          text.key("n")
          text.number(0)
        }
      }
    }

    /// Has the page open an address beside it.
    func open(_ address: String) {
      connection.send { text in
        text.object { text in
          text.key("t")
          text.string("open")
          text.key("url")
          text.string(address)
        }
      }
    }

    /// Tells what is on the screen for who has it read out; nil when nobody does.
    func read(_ screen: ReadableScreen?) {
      connection.send(readings.update(to: screen))
    }

    /// Has words read out.
    func say(_ words: String) {
      connection.send { text in
        text.object { text in
          text.key("t")
          text.string("say")
          text.key("s")
          text.string(words)
        }
      }
    }

    /// Offers the commands of what plays.
    func show(_ playing: NowPlaying, now: TimeInterval) {
      connection.send { playing.write(to: &$0, now: now) }
    }

    /// Sends a commit, packed when it is the first that describes everything.
    ///
    /// Somebody waits for that one behind a slow link. Later ones come whenever another begins to
    /// watch, and to pack them for each page would hold up input.
    private func send(_ batch: CommitQueue.Batch?) {
      guard let batch else { return }
      connection.send(batch, packed: takesPacked && !hasEverything)
      if batch.isComplete { hasEverything = true }
    }
  }
#endif
