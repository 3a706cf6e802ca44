// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import Testing

  @Suite("Names from before Swift 4.2")
  struct OldSpellingRules {
    private func line(_ text: String) -> String {
      String(rewritten("import UIKit\n" + text).dropFirst("import UIKit\n".count))
    }

    @Test func `PO-75 values become those of today`() {
      #expect(
        line("layer.lineCap = kCALineCapRound") == "layer.lineCap = CAShapeLayerLineCap.round")
      #expect(
        line("t.rowHeight = UITableViewAutomaticDimension")
          == "t.rowHeight = UITableView.automaticDimension")
      #expect(
        line("let key = info[UIKeyboardFrameEndUserInfoKey]")
          == "let key = info[UIResponder.keyboardFrameEndUserInfoKey]")
      #expect(line("let a = b.kCALineCapRound") == "let a = b.kCALineCapRound")
      let own = "let kCALineCapRound = 1"
      #expect(line(own) == own)
    }

    @Test func `PO-75 notifications are members of their classes`() {
      let today = "f(UIResponder.keyboardWillShowNotification)"
      #expect(line("f(.UIKeyboardWillShow)") == today)
      #expect(line("f(NSNotification.Name.UIKeyboardWillShow)") == today)
      #expect(line("f(Notification.Name.UIKeyboardWillShow)") == today)
      #expect(line("f(Other.UIKeyboardWillShow)") == "f(Other.UIKeyboardWillShow)")
    }

    @Test func `PO-75 functions are initializers, methods and properties`() {
      #expect(
        line("let a = UIEdgeInsetsMake(0, 1, x.y, 3)")
          == "let a = UIEdgeInsets(top: 0, left: 1, bottom: x.y, right: 3)")
      #expect(line("let d = UIImagePNGRepresentation(i)!") == "let d = (i).pngData()!")
      #expect(
        line("let d = UIImageJPEGRepresentation(i,\n 0.8)")
          == "let d = (i).jpegData(compressionQuality: \n0.8)")
      #expect(
        line("if UIAccessibilityIsVoiceOverRunning() { }")
          == "if UIAccessibility.isVoiceOverRunning { }")
      #expect(
        line("UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil)")
          == "UIAccessibility.post(notification: UIAccessibility.Notification.layoutChanged, "
          + "argument: nil)")
      let own = "func UIOffsetMake(_ a: Int, _ b: Int) {}\nfunc f() { UIOffsetMake(1, 2) }"
      #expect(line(own) == own)
    }

    @Test func `PO-75 members and labels have other names`() {
      #expect(line("a.addChildViewController(b)") == "a.addChild(b)")
      #expect(line("addChildViewController(b)") == "addChild(b)")
      #expect(line("b.didMove(toParentViewController: self)") == "b.didMove(toParent: self)")
      #expect(line("view.bringSubview(toFront: b)") == "view.bringSubviewToFront(b)")
      #expect(
        line("r.add(t, forMode: RunLoopMode.commonModes)")
          == "r.add(t, forMode: RunLoop.Mode.common)")
      let own = """
        extension UIViewController { func addChildViewController(_ a: UIView) {} }
        func f() { c.addChildViewController(v) }
        """
      #expect(line(own) == own)
    }

    @Test func `PO-49 a class that a cast gives makes its objects`() {
      #expect(
        line("if let k = c as? UIViewController.Type { show(k.init()) }")
          == "if let k = c as? UIViewController.Type { show(k.made()) }")
      #expect(
        line("let k = c as! NSObject.Type; let o = k.init()")
          == "let k = c as! NSObject.Type; let o = k.made()")
    }
  }
#endif
