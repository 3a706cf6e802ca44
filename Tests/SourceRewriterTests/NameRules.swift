// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import Testing

  @testable import SourceRewriter

  @Suite("Names in Objective-C")
  struct NameRules {
    @Test(arguments: [
      ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("tap", ["sender"], "tapWithSender:"),
      ("tap", ["_", "with"], "tap:with:"), ("move", ["to"], "moveTo:"),
      ("move", ["toPoint", "animated"], "moveToPoint:animated:"),
      ("scrollTo", ["point"], "scrollToPoint:"), ("add", ["total"], "addWithTotal:"),
      ("insert", ["_", "_"], "insert::"), ("handle", ["forEvent"], "handleForEvent:"),
      ("look", ["withinRange"], "lookWithinRange:"), ("info", ["x"], "infoWithX:"),
      ("log_in", ["user"], "log_inUser:"), ("goIN", ["x"], "goINX:"), ("in", ["x"], "inX:"),
      ("URLFor", ["x"], "URLForX:"), ("point", ["underX"], "pointWithUnderX:"),
    ])
    func `PO-5 labels become parts of the selector`(base: String, labels: [String], name: String) {
      #expect(ObjectiveCName.selector(base: base, labels: labels) == name)
    }

    @Test func `PO-5 an error and a result go out through an argument`() {
      #expect(
        ObjectiveCName.selector(base: "load", labels: [], isThrowing: true)
          == "loadAndReturnError:")
      #expect(
        ObjectiveCName.selector(base: "load", labels: ["_"], isThrowing: true) == "load:error:")
      #expect(
        ObjectiveCName.selector(base: "load", labels: [], isAsync: true)
          == "loadWithCompletionHandler:")
      #expect(ObjectiveCName.setter(of: "title") == "setTitle:")
    }
  }
#endif
