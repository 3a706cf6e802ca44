// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @Suite("Trackers, clocks and queues")
  struct TrackerTests {
    private func frame(_ contacts: (Int, Contact.Phase, Double)...) -> ContactFrame {
      ContactFrame(
        time: 1,
        contacts: contacts.map {
          Contact(id: $0.0, phase: $0.1, location: CGPoint(x: $0.2, y: 0))
        })
    }

    private func text(_ frames: [ContactFrame]) -> [String] {
      frames.map { frame in
        frame.contacts.map { "\($0.phase) \($0.id) \($0.location.x)" }.joined(separator: ", ")
      }
    }

    @Test func `a contact that changes twice in a frame is reported in two`() {
      var tracker = ContactTracker()
      let frames = tracker.admit(
        frame((1, .began, 0), (2, .began, 5), (1, .moved, 1), (1, .ended, 2))
      ) {
        _ in
      }
      #expect(text(frames) == ["began 1 0.0, began 2 5.0", "moved 1 1.0", "ended 1 2.0"])
      #expect(tracker.count == 1)
    }

    @Test func `an end at an impossible place is an end at the last one`() {
      var tracker = ContactTracker()
      var seen: [WebHostAnomaly] = []
      _ = tracker.admit(frame((1, .began, 3))) { seen.append($0) }
      let frames = tracker.admit(frame((1, .ended, .nan))) { seen.append($0) }
      #expect(text(frames) == ["ended 1 3.0"])
      #expect(seen == [.impossibleLocation])
    }

    @Test func `no more than thirty-two are down`() {
      var tracker = ContactTracker()
      var seen: [WebHostAnomaly] = []
      for id in 0..<40 { _ = tracker.admit(frame((id, .began, 0))) { seen.append($0) } }
      #expect(tracker.count == 32 && seen == Array(repeating: .tooManyContacts, count: 8))
      let frames = tracker.admit(frame((35, .moved, 0))) { seen.append($0) }
      #expect(frames == [] && seen.last == .contactNeverBegan)
    }

    @Test func `whatever comes in, every contact that is let through begins and ends once`() {
      var random = SeededRandom(seed: 7)
      var tracker = ContactTracker()
      var down: Set<Int> = []
      let phases: [Contact.Phase] = [.began, .moved, .ended, .cancelled]
      for _ in 0..<5000 {
        let contacts = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
          Contact(
            id: Int.random(in: 0..<50, using: &random),
            phase: phases[Int.random(in: 0..<4, using: &random)],
            location: CGPoint(x: Double.random(in: -2e5...2e5, using: &random), y: 0))
        }
        for frame in tracker.admit(ContactFrame(time: 0, contacts: contacts), count: { _ in }) {
          #expect(Set(frame.contacts.map(\.id)).count == frame.contacts.count)
          for contact in frame.contacts {
            #expect(ContactTracker.isBelievable(contact.location))
            switch contact.phase {
            case .began: #expect(down.insert(contact.id).inserted)
            case .moved: #expect(down.contains(contact.id))
            case .ended, .cancelled: #expect(down.remove(contact.id) != nil)
            }
          }
        }
        #expect(tracker.count == down.count && down.count <= 32)
      }
    }

    @Test func `times keep their distances and never go back or ahead`() {
      var time = PageTime(pageNow: 1000, at: 50)
      #expect(time.event(1500, now: 60) == (50.5, false))
      #expect(time.event(1516, now: 60) == (50.516, false))
      #expect(time.event(1400, now: 60) == (50.516, true))
      #expect(time.event(99_000, now: 60) == (60, false))
      #expect(time.sample(1000) == 50)
      var later = PageTime(pageNow: 0, at: 70, notBefore: 75)
      #expect(later.event(1000, now: 80) == (75, false))
    }

    @Test func `appearing and going follow the order of the life cycle`() {
      var tracker = LifecycleTracker()
      #expect(tracker.disappear() == [])
      #expect(tracker.appear() == [.activate])
      #expect(tracker.appear() == [])
      #expect(tracker.disappear() == [.deactivate, .enterBackground])
      #expect(tracker.disappear() == [])
      #expect(tracker.appear() == [.enterForeground, .activate])
    }

    @Test func `two commits are under way, the rest is one`() throws {
      var queue = CommitQueue()
      func commit(_ number: Int) -> LayerCommit {
        LayerCommit(number: UInt64(number), removed: [LayerID(rawValue: UInt32(number))])
      }
      #expect(queue.add(commit(1), isComplete: true)?.number == 1)
      #expect(queue.add(commit(2))?.number == 2)
      #expect(queue.add(commit(3)) == nil && queue.add(commit(4)) == nil)
      let next = queue.acknowledge(1)
      let merged = try #require(next)
      #expect(merged.number == 3 && !merged.isComplete)
      #expect(merged.commit.removed == [LayerID(rawValue: 3), LayerID(rawValue: 4)])
      #expect(queue.acknowledge(1) == nil && queue.underWay == [2, 3])
      #expect(queue.acknowledge(99) == nil && queue.underWay == [])
      #expect(queue.add(commit(5))?.number == 4)
    }

    @Test func `movements of the same contacts merge and keep every sample`() {
      func moved(_ time: Double, _ ids: [Int] = [1], phase: Contact.Phase = .moved) -> PageContacts
      {
        PageContacts(
          time: time, modifiers: [],
          contacts: ids.map { id in
            PageContact(
              id: id, kind: .finger, phase: phase,
              sample: PageContact.Sample(
                time: time, location: CGPoint(x: time, y: 0), force: 0, pose: PenPose()),
              radius: 0, maximumForce: 0, roll: 0, buttons: 0, coalesced: [], predicted: [])
          })
      }
      let inbox = Inbox(capacity: 4)
      #expect(inbox.append(.message(.contacts(moved(1, phase: .began)), at: 0)))
      for time in 2...5 { #expect(!inbox.append(.message(.contacts(moved(Double(time))), at: 0))) }
      #expect(!inbox.append(.message(.contacts(moved(6, [1, 2])), at: 0)))
      #expect(!inbox.append(.message(.contacts(moved(7, phase: .ended)), at: 0)))
      let (arrivals, wasFull) = inbox.takeAll()
      #expect(arrivals.count == 4 && wasFull)
      guard case .message(.contacts(let merged), _) = arrivals[1] else {
        return #expect(Bool(false))
      }
      #expect(merged.time == 5 && merged.contacts[0].coalesced.map(\.time) == [2, 3, 4, 5])
      #expect(inbox.takeAll().arrivals.isEmpty)
    }

    @Test func `samples lie in order, the last being the contact`() throws {
      func sample(_ time: Double, _ x: Double) -> PageContact.Sample {
        PageContact.Sample(time: time, location: CGPoint(x: x, y: 0), force: 0, pose: PenPose())
      }
      let contact = PageContact(
        id: 1, kind: .finger, phase: .moved, sample: sample(30, 3), radius: -1, maximumForce: 0,
        roll: 0, buttons: 0, coalesced: [sample(10, 1), sample(5, 2), sample(30, 3)],
        predicted: [sample(20, 4), sample(40, 5), sample(50, 1e9)])
      let frame = PageContacts(time: 30, modifiers: [], contacts: [contact])
        .frame(at: 1.03, clock: PageTime(pageNow: 0, at: 1))
      let detail = try #require(frame.contacts[0].detail)
      #expect(detail.coalesced.map(\.time) == [1.01, 1.01, 1.03])
      #expect(detail.predicted.map(\.time) == [1.03, 1.04])
      #expect(frame.contacts[0].radius == 0)
    }

    @Test func `an image is kept while any layer shows it`() {
      let store = ImageStore()
      let image = ImageResource(id: 1, mediaType: "image/png", data: Data())
      let one = LayerID(rawValue: 1)
      let two = LayerID(rawValue: 2)
      let shows = LayerChange(content: .image(image, frame: .zero))
      store.note(LayerCommit(number: 1, changes: [one: shows, two: shows]))
      store.note(LayerCommit(number: 2, changes: [one: LayerChange(content: LayerContent.none)]))
      #expect(store[1] === image)
      store.note(LayerCommit(number: 3, changes: [two: shows]))
      #expect(store[1] === image)
      store.note(LayerCommit(number: 4, removed: [two]))
      #expect(store[1] == nil && store.count == 0)
      let drawing = LayerChange(
        content: .drawing([.save, .image(image, .zero), .image(image, .zero)]))
      store.note(LayerCommit(number: 5, changes: [one: drawing]))
      store.note(LayerCommit(number: 6), isComplete: true)
      #expect(store.count == 0)
    }
  }
#endif
