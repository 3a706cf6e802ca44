// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit

/// A property that takes numbers, and how one is set from a number.
struct ExtremeProperty: Sendable, CustomTestStringConvertible {
  /// What it refuses, as a broken contract.
  ///
  /// A rectangle with a length of minus infinity begins there and has no middle.
  enum Refused: Sendable { case nothing, notANumber, endlessBack, notFinite, notPositive }

  let name: String
  let refused: Refused
  let set: @MainActor @Sendable (ExtremeStage, CGFloat) -> Void

  init(
    _ name: String, refuses refused: Refused = .nothing,
    _ set: @escaping @MainActor @Sendable (ExtremeStage, CGFloat) -> Void
  ) {
    self.name = name
    self.refused = refused
    self.set = set
  }

  var testDescription: String { name }

  /// The numbers that it takes; the worst of them where each takes five times as long.
  var accepted: [CGFloat] {
    #if DEBUG
      let isChosen = ProcessInfo.processInfo.environment["EXTREMES"] != nil
      let tried = isChosen ? Self.extremes : [-1, .greatestFiniteMagnitude, .infinity, .nan]
    #else
      let tried = Self.extremes
    #endif
    return tried.filter { value in
      switch refused {
      case .nothing: true
      case .notANumber: !value.isNaN
      case .endlessBack: value > -.infinity
      case .notFinite: value.isFinite
      case .notPositive: value > 0
      }
    }
  }

  static let extremes: [CGFloat] = [
    0, -0.0, -1, -1e7, .leastNonzeroMagnitude, 1e7, 1e15, 1e300, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  /// All of them, or those whose names begin as the variable `EXTREMES` says.
  static let all =
    (views + layers + animations + dynamics + looks + kinds + scrolling + tables + controls
    + collections
    + contents
    + buttons
    + layout
    + gestures
    + texts + styles
    + controllers + bars
    + splits)
    .filter { property in
      ProcessInfo.processInfo.environment["EXTREMES"].map(property.name.hasPrefix) ?? true
    }

  private static let styles: [ExtremeProperty] = [
    .init("NSMutableParagraphStyle.lineSpacing") { stage, value in
      stage.show { (style: NSMutableParagraphStyle) in style.lineSpacing = value }
    },
    .init("NSMutableParagraphStyle.paragraphSpacing") { stage, value in
      stage.show { (style: NSMutableParagraphStyle) in style.paragraphSpacing = value }
    },
    .init("NSMutableParagraphStyle.paragraphSpacingBefore") { stage, value in
      stage.show { (style: NSMutableParagraphStyle) in style.paragraphSpacingBefore = value }
    },
    .init("NSMutableParagraphStyle.headIndent") { stage, value in
      stage.show { (style: NSMutableParagraphStyle) in style.headIndent = value }
    },
    .init("NSMutableParagraphStyle.tailIndent") { stage, value in
      stage.show { (style: NSMutableParagraphStyle) in style.tailIndent = value }
    },
    .init("NSMutableParagraphStyle.firstLineHeadIndent") { stage, value in
      stage.show { (style: NSMutableParagraphStyle) in style.firstLineHeadIndent = value }
    },
    .init("NSMutableParagraphStyle.minimumLineHeight") { stage, value in
      stage.show { (style: NSMutableParagraphStyle) in style.minimumLineHeight = value }
    },
    .init("NSMutableParagraphStyle.maximumLineHeight") { stage, value in
      stage.show { (style: NSMutableParagraphStyle) in style.maximumLineHeight = value }
    },
    .init("NSMutableParagraphStyle.lineHeightMultiple") { stage, value in
      stage.show { (style: NSMutableParagraphStyle) in style.lineHeightMultiple = value }
    },
    .init("NSMutableParagraphStyle.defaultTabInterval") { stage, value in
      stage.show { (style: NSMutableParagraphStyle) in style.defaultTabInterval = value }
    },
    .init("NSShadow.shadowOffset") { stage, value in
      stage.show { (shadow: NSShadow) in shadow.shadowOffset = CGSize(width: value, height: value) }
    },
    .init("NSShadow.shadowBlurRadius") { stage, value in
      stage.show { (shadow: NSShadow) in shadow.shadowBlurRadius = value }
    },
    .init("NSStringDrawingContext.minimumScaleFactor") { _, value in
      let context = NSStringDrawingContext()
      context.minimumScaleFactor = value
      _ = "a b".boundingRect(with: CGSize(width: 1, height: 1), context: context)
    },
  ]

  private static let views: [ExtremeProperty] = [
    .init("UIView.frame x", refuses: .notANumber) { $0.box.frame.origin.x = $1 },
    .init("UIView.frame y", refuses: .notANumber) { $0.box.frame.origin.y = $1 },
    .init("UIView.frame width", refuses: .endlessBack) { $0.box.frame.size.width = $1 },
    .init("UIView.frame height", refuses: .endlessBack) { $0.box.frame.size.height = $1 },
    .init("UIView.bounds origin", refuses: .notANumber) {
      $0.box.bounds.origin = CGPoint(x: $1, y: $1)
    },
    .init("UIView.bounds size", refuses: .notANumber) {
      $0.box.bounds.size = CGSize(width: $1, height: $1)
    },
    .init("UIView.center", refuses: .notANumber) { $0.box.center = CGPoint(x: $1, y: $1) },
    .init("UIView.anchorPoint", refuses: .notANumber) {
      $0.box.anchorPoint = CGPoint(x: $1, y: $1)
    },
    .init("UIView.transform scale", refuses: .notANumber) {
      $0.box.transform = CGAffineTransform(a: $1, b: 0, c: 0, d: $1, tx: 0, ty: 0)
    },
    .init("UIView.transform shear", refuses: .notANumber) {
      $0.box.transform = CGAffineTransform(a: 1, b: $1, c: $1, d: 1, tx: 0, ty: 0)
    },
    .init("UIView.transform shift", refuses: .notANumber) {
      $0.box.transform = CGAffineTransform(translationX: $1, y: $1)
    },
    .init("UIView.alpha") { $0.box.alpha = $1 },
    .init("UIView.contentScaleFactor") { $0.box.contentScaleFactor = $1 },
    .init("UIView.layoutMargins") {
      $0.box.layoutMargins = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    .init("UIView.directionalLayoutMargins") {
      $0.box.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: $1, leading: $1, bottom: $1, trailing: $1)
    },
    .init("UIView.accessibilityActivationPoint") {
      $0.box.accessibilityActivationPoint = CGPoint(x: $1, y: $1)
    },
    .init("UIView.accessibilityFrame") {
      $0.box.accessibilityFrame = CGRect(x: $1, y: $1, width: $1, height: $1)
    },
    .init("UIResponder.accessibilityActivationPoint") {
      UIResponder().accessibilityActivationPoint = CGPoint(x: $1, y: $1)
      _ = $0
    },
    .init("UIResponder.accessibilityFrame") {
      UIResponder().accessibilityFrame = CGRect(x: $1, y: $1, width: $1, height: $1)
      _ = $0
    },
    .init("AccessibleObject.accessibilityActivationPoint") {
      let object: any AccessibleObject = $0.box
      object.accessibilityActivationPoint = CGPoint(x: $1, y: $1)
    },
    .init("AccessibleObject.accessibilityFrame") {
      let object: any AccessibleObject = $0.box
      object.accessibilityFrame = CGRect(x: $1, y: $1, width: $1, height: $1)
    },
    .init("UIAccessibilityElement.accessibilityFrame") {
      let element = UIAccessibilityElement(accessibilityContainer: $0.box)
      element.accessibilityFrame = CGRect(x: $1, y: $1, width: $1, height: $1)
      $0.box.accessibilityElements = [element]
    },
    .init("UIAccessibilityElement.accessibilityFrameInContainerSpace") {
      let element = UIAccessibilityElement(accessibilityContainer: $0.box)
      element.accessibilityFrameInContainerSpace = CGRect(x: $1, y: $1, width: $1, height: $1)
      $0.box.accessibilityElements = [element]
      _ = element.accessibilityFrame
    },
    .init("UIScreen.brightness") {
      UIScreen.main.brightness = $1
      _ = $0
    },
  ]

  private static let layers: [ExtremeProperty] = [
    .init("CALayer.position", refuses: .notANumber) {
      $0.box.layer.position = CGPoint(x: $1, y: $1)
    },
    .init("CALayer.bounds", refuses: .notANumber) {
      $0.box.layer.bounds = CGRect(x: 0, y: 0, width: $1, height: $1)
    },
    .init("CALayer.frame", refuses: .endlessBack) {
      $0.box.layer.frame = CGRect(x: 0, y: 0, width: $1, height: $1)
    },
    .init("CALayer.anchorPoint", refuses: .notANumber) {
      $0.box.layer.anchorPoint = CGPoint(x: $1, y: $1)
    },
    .init("CALayer.zPosition") { $0.box.layer.zPosition = $1 },
    .init("CALayer.opacity") { $0.box.layer.opacity = Float($1) },
    .init("CALayer.cornerRadius") { $0.box.layer.cornerRadius = $1 },
    .init("CALayer.borderWidth") { $0.box.layer.borderWidth = $1 },
    .init("CALayer.shadowOpacity") { $0.box.layer.shadowOpacity = Float($1) },
    .init("CALayer.shadowOffset") { $0.box.layer.shadowOffset = CGSize(width: $1, height: $1) },
    .init("CALayer.shadowRadius") { $0.box.layer.shadowRadius = $1 },
    .init("CALayer.contentsScale") { $0.box.layer.contentsScale = $1 },
    .init("UIBezierPath.lineWidth") { $0.box.path.lineWidth = $1 },
    .init("UIBezierPath.miterLimit") { $0.box.path.miterLimit = $1 },
    .init("UIBezierPath.flatness") { $0.box.path.flatness = $1 },
    .init("UIGraphicsImageRendererFormat.scale") { stage, value in
      let format = UIGraphicsImageRendererFormat()
      format.scale = value
      let image = UIGraphicsImageRenderer(bounds: stage.box.bounds, format: format).image { _ in
        stage.box.path.fill(with: .multiply, alpha: value)
      }
      _ = image.cgImage?.cropping(to: CGRect(x: value, y: value, width: value, height: value))
    },
    .init("CGContext.textPosition") { stage, value in
      _ = UIGraphicsImageRenderer(bounds: stage.box.bounds).image { context in
        context.cgContext.textPosition = CGPoint(x: value, y: value)
      }
    },
    .init("CGContext.textMatrix") { stage, value in
      _ = UIGraphicsImageRenderer(bounds: stage.box.bounds).image { context in
        context.cgContext.textMatrix = CGAffineTransform(scaleX: value, y: value)
        context.cgContext.scaleBy(x: value, y: value)
        context.clip(to: CGRect(x: value, y: value, width: value, height: value))
        context.cgContext.resetClip()
      }
    },
    .init("NSItemProvider.preferredPresentationSize") { _, value in
      NSItemProvider().preferredPresentationSize = CGSize(width: value, height: value)
    },
    .init("UIBezierPath.addLine") { $0.box.path.addLine(to: CGPoint(x: $1, y: $1)) },
    .init("UIBezierPath.addArc") {
      $0.box.path.addArc(
        withCenter: CGPoint(x: $1, y: 0), radius: $1, startAngle: 0, endAngle: $1, clockwise: true)
    },
  ]

  private static let scrolling: [ExtremeProperty] = [
    .init("UIScrollView.contentOffset", refuses: .notANumber) {
      $0.scroll.contentOffset = CGPoint(x: $1, y: $1)
    },
    .init("UIScrollView.bounds", refuses: .notANumber) {
      $0.scroll.bounds = CGRect(x: $1, y: $1, width: $1, height: $1)
    },
    .init("UIScrollView.contentSize") { $0.scroll.contentSize = CGSize(width: $1, height: $1) },
    .init("UIScrollView.contentInset") {
      $0.scroll.contentInset = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    .init("UIScrollView.contentAlignmentPoint") {
      $0.scroll.contentAlignmentPoint = CGPoint(x: $1, y: $1)
    },
    .init("UIScrollView.minimumZoomScale") { $0.scroll.minimumZoomScale = $1 },
    .init("UIScrollView.maximumZoomScale") { $0.scroll.maximumZoomScale = $1 },
    .init("UIScrollView.zoomScale") { $0.scroll.zoomScale = $1 },
    .init("UIScrollView.verticalScrollIndicatorInsets") {
      $0.scroll.verticalScrollIndicatorInsets = UIEdgeInsets(
        top: $1, left: $1, bottom: $1, right: $1)
    },
    .init("UIScrollView.horizontalScrollIndicatorInsets") {
      $0.scroll.horizontalScrollIndicatorInsets = UIEdgeInsets(
        top: $1, left: $1, bottom: $1, right: $1)
    },
    .init("UIScrollView.scrollIndicatorInsets") {
      $0.scroll.scrollIndicatorInsets = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
  ]

  private static let controls: [ExtremeProperty] = [
    .init("UISlider.value") { $0.add(UISlider()).value = Float($1) },
    .init("UISlider.minimumValue") { $0.add(UISlider()).minimumValue = Float($1) },
    .init("UISlider.maximumValue") {
      let slider = $0.add(UISlider())
      slider.maximumValue = Float($1)
      slider.value = Float($1)
    },
    .init("UIStepper.value") { $0.add(UIStepper()).value = Double($1) },
    .init("UIStepper.minimumValue") { $0.add(UIStepper()).minimumValue = Double($1) },
    .init("UIStepper.maximumValue") { $0.add(UIStepper()).maximumValue = Double($1) },
    .init("UIStepper.stepValue", refuses: .notPositive) {
      $0.add(UIStepper()).stepValue = Double($1)
    },
    .init("UIDatePicker.countDownDuration") {
      let picker = $0.add(UIDatePicker())
      picker.datePickerMode = .countDownTimer
      picker.countDownDuration = Double($1)
    },
    .init("UIProgressView.progress") { $0.add(UIProgressView()).progress = Float($1) },
    .init("UIGlassContainerEffect.spacing") {
      let container = UIGlassContainerEffect()
      container.spacing = $1
      _ = $0.add(UIVisualEffectView(effect: container))
    },
    .init("UIImageView.animationDuration") {
      $0.add(UIImageView()).animationDuration = Double($1)
    },
  ]

  private static let buttons: [ExtremeProperty] = [
    .init("UIButton.contentEdgeInsets") { $0.button.contentEdgeInsets = insets($1) },
    .init("UIButton.titleEdgeInsets") { $0.button.titleEdgeInsets = insets($1) },
    .init("UIButton.imageEdgeInsets") { $0.button.imageEdgeInsets = insets($1) },
    .init("UIButton.imagePadding") { $0.button.configuration?.imagePadding = $1 },
    .init("UIButton.titlePadding") { $0.button.configuration?.titlePadding = $1 },
    .init("UIBarItem.imageInsets") { $0.barItem.imageInsets = insets($1) },
    .init("UIBarItem.landscapeImagePhoneInsets") {
      $0.barItem.landscapeImagePhoneInsets = insets($1)
    },
    .init("UIBarButtonItem.width") { $0.barItem.width = $1 },
  ]

  private static func insets(_ length: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: length, left: length, bottom: length, right: length)
  }

  private static let layout: [ExtremeProperty] = [
    .init("NSLayoutConstraint.constant", refuses: .notFinite) {
      let view = $0.add(UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      width.constant = $1
    },
    .init("UIStackView.spacing", refuses: .notFinite) {
      let stack = $0.add(UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()]))
      stack.spacing = $1
    },
  ]

  private static let gestures: [ExtremeProperty] = [
    .init("UIRotationGestureRecognizer.rotation") {
      $0.recognizer(UIRotationGestureRecognizer()).rotation = $1
    },
    .init("UIPinchGestureRecognizer.scale") {
      $0.recognizer(UIPinchGestureRecognizer()).scale = $1
    },
    .init("UIPanGestureRecognizer.setTranslation") {
      $0.recognizer(UIPanGestureRecognizer())
        .setTranslation(CGPoint(x: $1, y: $1), in: $0.box)
    },
    .init("UILongPressGestureRecognizer.minimumPressDuration") {
      $0.recognizer(UILongPressGestureRecognizer()).minimumPressDuration = Double($1)
    },
    .init("UILongPressGestureRecognizer.allowableMovement") {
      $0.recognizer(UILongPressGestureRecognizer()).allowableMovement = $1
    },
  ]

  private static let texts: [ExtremeProperty] = [
    .init("UILabel.shadowOffset") { $0.label.shadowOffset = CGSize(width: $1, height: $1) },
    .init("UILabel.minimumScaleFactor") { $0.label.minimumScaleFactor = $1 },
    .init("UILabel.preferredMaxLayoutWidth") { $0.label.preferredMaxLayoutWidth = $1 },
    .init("UITextField.minimumFontSize") { $0.add(UITextField()).minimumFontSize = $1 },
    .init("UITextView.bounds", refuses: .notANumber) {
      $0.textView.bounds = CGRect(x: $1, y: $1, width: $1, height: $1)
    },
    .init("NSTextAttachment.bounds") {
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: $1, y: $1, width: $1, height: $1)
      let view = $0.textView
      view.textStorage.append(
        NSAttributedString(string: "\u{FFFC}", attributes: [.attachment: attachment]))
    },
    .init("UITextView.textContainerInset") { $0.textView.textContainerInset = insets($1) },
    .init("NSTextContainer.lineFragmentPadding") {
      $0.textView.textContainer.lineFragmentPadding = $1
    },
    .init("NSTextContainer.size") {
      $0.textView.textContainer.size = CGSize(width: $1, height: $1)
    },
  ]

  private static let controllers: [ExtremeProperty] = [
    .init("UIViewController.additionalSafeAreaInsets") {
      $0.controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: $1, left: $1, bottom: $1, right: $1)
    },
    .init("UIViewController.preferredContentSize") {
      $0.controller.preferredContentSize = CGSize(width: $1, height: $1)
    },
    .init("UIView.animate withDuration") { stage, value in
      // An endless animation has no end to wait for.
      guard value != .infinity else { return }
      UIView.animate(withDuration: Double(value)) { stage.box.alpha = 0.5 }
    },
    .init("UIViewPropertyAnimator.fractionComplete") { stage, value in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.box.alpha = 0.5 }
      animator.fractionComplete = value
      animator.startAnimation()
    },
    .init("UIPercentDrivenInteractiveTransition.completionSpeed") { stage, value in
      // The slowest of all has no end to wait for.
      guard value != .leastNonzeroMagnitude else { return }
      stage.slide.completionSpeed = value
      stage.slide.finish()
    },
    .init("UIPopoverPresentationController.sourceRect") {
      $0.popover?.sourceRect = CGRect(x: $1, y: $1, width: $1, height: $1)
      $0.dismissAll()
    },
    .init("UIPopoverPresentationController.popoverLayoutMargins") {
      $0.popover?.popoverLayoutMargins = insets($1)
      $0.dismissAll()
    },
    .init("UISceneSizeRestrictions.minimumSize") {
      $0.window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: $1, height: $1)
    },
    .init("UISceneSizeRestrictions.maximumSize") {
      $0.window.windowScene?.sizeRestrictions?.maximumSize = CGSize(width: $1, height: $1)
    },
    .init("UISheetPresentationController.preferredCornerRadius") {
      let sheet = UIViewController()
      sheet.sheetPresentationController?.preferredCornerRadius = $1
      $0.controller.present(sheet, animated: false)
      $0.dismissAll()
    },
  ]

  private static let splits: [ExtremeProperty] = [
    .init("UISplitViewController.preferredPrimaryColumnWidth") {
      $0.split.preferredPrimaryColumnWidth = $1
    },
    .init("UISplitViewController.minimumPrimaryColumnWidth") {
      $0.split.minimumPrimaryColumnWidth = $1
    },
    .init("UISplitViewController.maximumPrimaryColumnWidth") {
      $0.split.maximumPrimaryColumnWidth = $1
    },
    .init("UISplitViewController.preferredPrimaryColumnWidthFraction") {
      $0.split.preferredPrimaryColumnWidthFraction = $1
    },
    .init("UISplitViewController.preferredSupplementaryColumnWidth") {
      $0.split.preferredSupplementaryColumnWidth = $1
    },
    .init("UISplitViewController.minimumSupplementaryColumnWidth") {
      $0.split.minimumSupplementaryColumnWidth = $1
    },
    .init("UISplitViewController.maximumSupplementaryColumnWidth") {
      $0.split.maximumSupplementaryColumnWidth = $1
    },
    .init("UISplitViewController.preferredSupplementaryColumnWidthFraction") {
      $0.split.preferredSupplementaryColumnWidthFraction = $1
    },
  ]
}

extension ExtremeStage {
  /// Shows a text of two paragraphs in a style.
  @MainActor fileprivate func show(_ change: (NSMutableParagraphStyle) -> Void) {
    let style = NSMutableParagraphStyle()
    change(style)
    show([.paragraphStyle: style])
  }

  /// Shows a text with a shadow.
  @MainActor fileprivate func show(_ change: (NSShadow) -> Void) {
    let shadow = NSShadow()
    change(shadow)
    show([.shadow: shadow])
  }

  @MainActor private func show(_ attributes: [NSAttributedString.Key: Any]) {
    let text = NSAttributedString(string: "a\tb c\nd", attributes: attributes)
    label.attributedText = text
    textView.attributedText = text
  }
}
