// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKit
import UIKitTesting

/// The scenes of scroll views, texts, pickers, menus and animations.
extension RashScene {
  static let contents = [
    RashScene("scroll view", 8) { stage in
      let scroll = UIScrollView()
      let delegate = stage.delegate()
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
      scroll.addSubview(content)
      scroll.contentSize = content.frame.size
      scroll.delegate = delegate
      scroll.minimumZoomScale = 0.5
      scroll.maximumZoomScale = 3
      delegate.zoomed = content
      stage.show(scroll, in: CGRect(x: 0, y: 0, width: 390, height: 500))
      stage.track(content)
      stage.reload = { [weak scroll] in
        scroll?.contentSize = CGSize(width: 390, height: 600)
        scroll?.contentOffset = .zero
        scroll?.zoomScale = 1
      }
    } drive: { stage, generator in
      try? generator.fingerDrag(from: at(200, 400), to: at(200, 250), duration: 0.1)
      generator.advance(by: 2)
      let scroll = stage.subject as? UIScrollView
      scroll?.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      generator.advance(by: 0.5)
      scroll?.contentInset.top = 20
      try? generator.fingerPinchOpen(at: at(200, 250))
      generator.advance(by: 1)
      scroll?.setZoomScale(1, animated: true)
      generator.advance(by: 1)
      try? generator.fingerTap(at: at(200, 2))
      generator.advance(by: 1)
    },
    RashScene("text field", 9) { stage in
      let field = stage.show(
        UITextField(), in: CGRect(x: 20, y: 100, width: 300, height: 40))
      field.text = "some words"
      field.clearButtonMode = .always
      field.delegate = stage.delegate()
      for (event, name) in [
        (UIControl.Event.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
        (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
      ] {
        field.addAction(UIAction { [weak stage] _ in stage?.hear(name) }, for: event)
      }
      stage.delegate().observe([
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidHideNotification,
      ])
      stage.reload = { [weak field] in field?.text = "" }
    } drive: { stage, generator in
      try? generator.fingerTap(at: at(60, 120))
      generator.advance(by: 0.5)
      try? generator.keyType("ab")
      try? generator.keyPress(.arrowLeft)
      try? generator.fingerDoubleTap(at: at(60, 120))
      generator.advance(by: 1)
      stage.window.undoManager?.undo()
      try? generator.fingerTap(at: at(308, 120))
      try? generator.keyType("c")
      try? generator.keyPress(.returnOrEnter)
      generator.advance(by: 0.5)
      stage.subject?.becomeFirstResponder()
      stage.field?.becomeFirstResponder()
      generator.advance(by: 0.5)
    },
    RashScene("text view", 9) { stage in
      let text = stage.show(UITextView(), in: CGRect(x: 20, y: 80, width: 300, height: 200))
      text.text = "some words\nand more of them\nhttps://example.com"
      let delegate = stage.delegate()
      text.delegate = delegate
      text.textStorage.delegate = delegate
      delegate.observe([
        UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
        UITextView.textDidEndEditingNotification,
      ])
      stage.reload = { [weak text] in text?.text = "" }
    } drive: { stage, generator in
      try? generator.fingerTap(at: at(60, 100))
      generator.advance(by: 0.5)
      try? generator.keyType("ab")
      try? generator.keyPress(.returnOrEnter)
      try? generator.keyPress(.deleteOrBackspace)
      try? generator.fingerLongPress(at: at(60, 100), duration: 0.7)
      generator.advance(by: 0.5)
      try? generator.fingerDrag(from: at(100, 200), to: at(100, 120), duration: 0.1)
      stage.window.undoManager?.undo()
      stage.window.endEditing(true)
      generator.advance(by: 0.5)
    },
    RashScene("picker", 6) { stage in
      let picker = UIPickerView()
      let delegate = stage.delegate()
      picker.dataSource = delegate
      picker.delegate = delegate
      stage.show(picker, in: CGRect(x: 0, y: 100, width: 320, height: 216))
      stage.reload = { [weak picker] in picker?.reloadAllComponents() }
    } drive: { stage, generator in
      generator.advance(by: 0.1)
      try? generator.fingerDrag(from: at(80, 260), to: at(80, 180), duration: 0.1)
      generator.advance(by: 2)
      try? generator.fingerTap(at: at(80, 240))
      generator.advance(by: 1)
      (stage.subject as? UIPickerView)?.selectRow(5, inComponent: 1, animated: true)
      generator.advance(by: 1)
      (stage.subject as? UIPickerView)?.reloadComponent(0)
    },
    RashScene("context menu", 4) { stage in
      let view = stage.show(RashView("view", stage))
      view.addInteraction(UIContextMenuInteraction(delegate: stage.delegate()))
    } drive: { stage, generator in
      try? generator.fingerLongPress(at: at(150, 200), duration: 0.8)
      generator.advance(by: 0.5)
      if let row = try? generator.viewWithIdentifier("menu.One") {
        try? generator.fingerTap(at: row)
      }
      generator.advance(by: 1)
      try? generator.fingerLongPress(at: at(150, 200), duration: 0.8)
      generator.advance(by: 0.5)
      try? generator.fingerTap(at: at(380, 700))
      generator.advance(by: 1)
    },
    RashScene("edit menu", 4) { stage in
      let view = stage.show(RashView("view", stage))
      let interaction = UIEditMenuInteraction(delegate: stage.delegate())
      view.addInteraction(interaction)
      _ = view.becomeFirstResponder()
      stage.reload = { [weak interaction] in interaction?.reloadVisibleMenu() }
    } drive: { stage, generator in
      for _ in 0..<2 {
        for case let interaction as UIEditMenuInteraction in stage.subject?.interactions ?? [] {
          interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: at(30, 30)))
        }
        generator.advance(by: 0.5)
        let row = try? generator.viewWithIdentifier("menu.One")
        try? generator.fingerTap(at: row?.superview == nil ? at(380, 700) : at(380, 600))
        generator.advance(by: 0.5)
      }
    },
    RashScene("animations", 6) { stage in
      let view = stage.show(RashView("view", stage))
      view.addSubview(RashView("leaf", stage))
    } drive: { stage, generator in
      guard let view = stage.subject else { return }
      let (first, second, third) = (stage.once("done"), stage.once("spring"), stage.once("keys"))
      UIView.animate(withDuration: 0.2) { [weak stage] in
        view.alpha = 0.5
        stage?.hear("animate")
        view.frame.origin.x += 5
      } completion: { _ in
        first()
      }
      UIView.animate(
        withDuration: 0.3, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) { [weak stage] in
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        stage?.hear("animate spring")
      } completion: { _ in
        second()
      }
      UIView.animateKeyframes(withDuration: 0.3, delay: 0) { [weak stage] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.bounds.size.width = 80
          stage?.hear("key frame")
        }
      } completion: { _ in
        third()
      }
      generator.advance(by: 0.5)
      let turned = stage.once("turned")
      let back = UIView(frame: view.bounds)
      view.addSubview(back)
      UIView.transition(
        from: back, to: UIView(frame: view.bounds), duration: 0.2, options: .transitionCrossDissolve
      ) { _ in turned() }
      CATransaction.begin()
      CATransaction.setCompletionBlock(stage.once("transaction"))
      view.layer.opacity = 0.7
      CATransaction.commit()
      generator.advance(by: 0.5)
    },
    RashScene("animators and links", 4) { stage in
      let view = stage.show(RashView("view", stage))
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
        [weak view, weak stage] in
        view?.alpha = 0.2
        stage?.hear("animator")
      }
      animator.addCompletion { [weak stage] _ in stage?.hear("animator done") }
      stage.kept.append(animator)
      let link = CADisplayLink(
        target: stage.delegate(), selector: Selector("tick:", RashDelegate.tick))
      link.add(to: .main, forMode: .common)
      stage.kept.append(link)
    } drive: { stage, generator in
      for case let animator as UIViewPropertyAnimator in stage.kept { animator.startAnimation() }
      generator.advance(by: 0.1)
      let done = stage.once("beside")
      UIView.animate(withDuration: 0.1) {
        stage.subject?.alpha = 1
      } completion: { _ in
        done()
      }
      generator.advance(by: 0.5)
      for case let link as CADisplayLink in stage.kept { link.invalidate() }
    },
    RashScene("undo", 3) { stage in
      stage.show(RashView("view", stage))
      stage.delegate().observe([
        .NSUndoManagerDidUndoChange, .NSUndoManagerWillUndoChange, .NSUndoManagerCheckpoint,
      ])
    } drive: { stage, generator in
      guard let manager = stage.window.undoManager, let delegate = stage.kept.first as? RashDelegate
      else { return }
      manager.registerUndo(withTarget: delegate) { delegate in
        delegate.hear("undone")
        manager.registerUndo(withTarget: delegate) { $0.hear("redone") }
      }
      generator.advance(by: 0.1)
      manager.undo()
      generator.advance(by: 0.1)
      if manager.canRedo { manager.redo() }
      manager.removeAllActions()
    },
  ]
}
