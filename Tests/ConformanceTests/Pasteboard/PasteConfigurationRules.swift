// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Takes what is pasted and notes it.
private final class Receiver: UIView {
  let log = EventLog()
  override var canBecomeFirstResponder: Bool { true }
  override func paste(itemProviders: [NSItemProvider]) {
    let log = log
    for provider in itemProviders {
      provider.loadObject(ofClass: String.self) { text, _ in
        MainActor.assumeIsolated { log.record("pasted \(text ?? "nil")") }
      }
    }
  }
}

/// Takes only a pair.
private final class Pairs: UIView {
  override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { itemProviders.count == 2 }
}

@MainActor @Suite("PB pasting by configuration", .freshApplication)
struct PasteConfigurationRules {
  private let paste: Selector = "paste:"

  @Test func `PB-11 what the configuration takes is pasted`() throws {
    let receiver = Receiver(frame: UIScreen.main.bounds)
    let generator = try EventGenerator(view: receiver)
    defer { withExtendedLifetime(generator) {} }
    receiver.becomeFirstResponder()
    UIPasteboard.general.strings = ["one", "two"]
    #expect(!receiver.canPerformAction(paste, withSender: nil))
    receiver.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    #expect(receiver.canPerformAction(paste, withSender: nil))
    #expect(UIApplication.shared.sendAction(paste, to: nil, from: nil, for: nil))
    #expect(receiver.log.lines == ["pasted one", "pasted two"])
    UIPasteboard.general.color = .red
    #expect(!receiver.canPerformAction(paste, withSender: nil))
    #expect(!UIApplication.shared.sendAction(paste, to: nil, from: nil, for: nil))
    #expect(!receiver.canPerformAction("copy:", withSender: nil))
  }

  @Test func `PB-12 a type of any item suffices unless overridden`() {
    let view = UIView()
    let text = NSItemProvider(object: "text")
    let color = NSItemProvider(object: UIColor.red)
    #expect(!view.canPaste([text]))
    let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    configuration.addTypeIdentifiers(forAccepting: URL.self)
    configuration.addAcceptableTypeIdentifiers(["public.text", "public.png"])
    #expect(configuration.acceptableTypeIdentifiers == ["public.text", "public.url", "public.png"])
    view.pasteConfiguration = configuration
    #expect(view.canPaste([text]))
    #expect(view.canPaste([color, text]))
    #expect(!view.canPaste([color]))
    let pairs = Pairs()
    pairs.pasteConfiguration = configuration
    UIPasteboard.general.string = "one"
    #expect(!pairs.canPerformAction(paste, withSender: nil))
    UIPasteboard.general.strings = ["one", "two"]
    #expect(pairs.canPerformAction(paste, withSender: nil))
  }
}
