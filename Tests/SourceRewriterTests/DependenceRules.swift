// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import Testing

  @Suite("Properties that depend on others")
  struct DependenceRules {
    @Test func `PO-76 the table says on which others a property depends`() {
      let text = """
        import Foundation
        class A: NSObject {
          @objc class func keyPathsForValuesAffectingTitle() -> Set<String> { ["name"] }
          class func keyPathsForValuesAffectingOther() -> Set<String> { ["name"] }
          override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
        }
        """
      let table = changedLine(text)
      #expect(
        table.contains(
          ".method(\"keyPathsForValuesAffectingTitle\") { (me: A, a: ExposedArguments) in return "
            + "A.keyPathsForValuesAffectingTitle() }"))
      #expect(
        table.contains(
          ".method(\"keyPathsForValuesAffectingValueForKey:\") { (me: A, a: ExposedArguments) in "
            + "return A.keyPathsForValuesAffectingValue(forKey: a(0, as: String.self)) }"))
      #expect(!table.contains("AffectingOther"))
      #expect(!rewritten(text).contains("override class func keyPaths"))
    }

    @Test func `PO-76 a property asks whether it tells by itself`() {
      let text = """
        import Foundation
        class A: NSObject {
          override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }
          @objc dynamic var a = 1
        }
        """
      #expect(
        rewritten(text).contains(
          "willSet { if Self.automaticallyNotifiesObservers(forKey: \"a\") { "
            + "willChangeValue(forKey: \"a\") } }"))
    }

    @Test func `PO-76 the queue of an operation is told`() {
      let text = """
        import Foundation
        class A: Operation {
          @objc dynamic var state = 1
          @objc class func keyPathsForValuesAffectingIsFinished() -> Set<String> { ["state"] }
        }
        class B: Operation {
          @objc dynamic var state = 1
        }
        """
      let lines = rewritten(text).split(separator: "\n")
      #expect(lines[2].contains("didChangeValue(forKey: \"state\", tellsQueue: true)"))
      #expect(lines[6].contains("didChangeValue(forKey: \"state\")"))
    }
  }
#endif
