// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import Testing

  @Suite("Calls that follow the clock")
  struct ClockRules {
    private func line(_ text: String) -> String {
      rewritten("import UIKit\n" + text).split(separator: "\n").dropFirst()
        .joined(separator: "\n")
    }

    @Test func `PO-46 what is given to the main queue follows the clock`() {
      #expect(
        line("DispatchQueue.main.async { a() }") == "DispatchQueue.main.async(onClock: nil) { a() }"
      )
      #expect(
        line("DispatchQueue.main.async() { a() }")
          == "DispatchQueue.main.async(onClock: nil) { a() }")
      #expect(
        line("DispatchQueue.main.async(execute: item)")
          == "DispatchQueue.main.async(onClock: nil, execute: item)")
      #expect(
        line("DispatchQueue.main.async(qos: .background, flags: []) { a() }")
          == "DispatchQueue.main.async(onClock: nil, qos: .background, flags: []) { a() }")
      #expect(
        line("DispatchQueue.main.async(group: g) { a() }")
          == "DispatchQueue.main.async(onClock: g) { a() }")
      #expect(
        line("DispatchQueue\n  .main\n  .async { a() }")
          == "DispatchQueue\n  .main\n  .async(onClock: nil) { a() }")
    }

    @Test func `PO-46 a deadline reads the clock, however it is written`() {
      #expect(
        line("DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { a() }")
          == "DispatchQueue.main.asyncAfter(onClock: .nowOnClock() + 0.3) { a() }")
      #expect(
        line(
          "DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(3), qos: .utility, "
            + "execute: item)")
          == "DispatchQueue.main.asyncAfter(onClock: DispatchTime.nowOnClock() + .milliseconds(3), "
          + "qos: .utility, execute: item)")
      #expect(
        line(
          "let end = DispatchTime.now() + delay\nDispatchQueue.main.asyncAfter(deadline: end, execute: a)"
        )
          == "let end = DispatchTime.nowOnClock() + delay\n"
          + "DispatchQueue.main.asyncAfter(onClock: end, execute: a)")
      #expect(
        line("queue.asyncAfter(deadline: .now() + .seconds(1)) { a() }")
          == "queue.asyncAfter(onClockIfMain: .nowOnClock() + .seconds(1)) { a() }")
    }

    @Test func `PO-46 a queue by another name may be the main one`() {
      #expect(
        line("let queue: DispatchQueue = .main\nqueue.async { a() }")
          == "let queue: DispatchQueue = .main\nqueue.async(onClockIfMain: nil) { a() }")
      #expect(line("loader.async { a() }") == "loader.async { a() }")
      #expect(
        line("group.notify(queue: .main) { a() }") == "group.notify(onClock: .main) { a() }")
      #expect(
        line("OperationQueue.main.addOperation { a() }")
          == "OperationQueue.main.addOperationOnClock { a() }")
    }

    @Test func `PO-47 timers of a block and tasks that sleep follow the clock`() {
      #expect(
        line("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }")
          == "Timer.scheduledTimer(onClockAfter: 1, repeats: true) { _ in }")
      #expect(
        line("Timer(timeInterval: 1, repeats: true, block: b)")
          == "Timer(onClockAfter: 1, repeats: true, block: b)")
      #expect(
        line("Timer(fire: d, interval: 1, repeats: true) { _ in }")
          == "Timer(onClockAt: d, interval: 1, repeats: true) { _ in }")
      #expect(
        line("Timer(timeInterval: 1, target: t, selector: s, userInfo: nil, repeats: true)")
          == "Timer(timeInterval: 1, target: t, selector: s, userInfo: nil, repeats: true)")
      #expect(
        line("try await Task.sleep(nanoseconds: 100)")
          == "try await Task.sleep(onClockNanoseconds: 100)")
      #expect(
        line("try await Task.sleep(for: .seconds(1))")
          == "try await Task.sleep(onClockFor: .seconds(1))")
    }

    @Test func `PO-48 an observer on the main queue is told without waiting for it`() {
      #expect(
        line("c.addObserver(forName: n, object: nil, queue: .main) { _ in }")
          == "c.addObserver(onClockForName: n, object: nil, queue: .main) { _ in }")
      let plain = "c.addObserver(forName: n, object: nil, queue: nil) { _ in }"
      #expect(line(plain) == plain)
    }

    @Test func `PO-46 a second run changes nothing`() {
      let text = """
        import UIKit
        DispatchQueue.main.async { a() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
        group.notify(queue: DispatchQueue.main) { b() }
        """
      #expect(rewritten(rewritten(text)) == rewritten(text))
    }
  }
#endif
