// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("What controls are at first", .freshApplication)
struct ControlDefaultTests {
  private func list(_ values: Any?...) -> [String] {
    values.map { value in
      switch value {
      case nil: "nil"
      case let size as CGSize: "\(size.width) x \(size.height)"
      case let value?: "\(value)"
      }
    }
  }

  private func raw<Value: RawRepresentable>(_ values: [Value]) -> [Value.RawValue] {
    values.map(\.rawValue)
  }

  @Test func `a control can be operated, and nothing was done to it`() {
    let control = UIControl()
    #expect(
      list(
        control.isEnabled, control.isSelected, control.isHighlighted, control.isTracking,
        control.isTouchInside, control.canBecomeFocused, control.showsMenuAsPrimaryAction,
        control.isContextMenuInteractionEnabled, control.takesTouches
      ) == ["true", "false", "false", "false", "false", "true", "false", "false", "true"])
    #expect(
      list(
        control.contentVerticalAlignment, control.contentHorizontalAlignment,
        control.effectiveContentHorizontalAlignment, control.contextMenuInteraction,
        control.allTargets.count, control.allControlEvents, control.primaryEvent,
        control.accessibilityTraits.rawValue, control.isAccessibilityElement
      ) == ["center", "center", "center", "nil", "0", "", "nil", "0", "true"])
    control.isEnabled = false
    control.isSelected = true
    #expect(control.accessibilityTraits == [.notEnabled, .selected] && !control.canBecomeFocused)
    let alignments: [UIControl.ContentHorizontalAlignment] = [
      .center, .left, .right, .fill, .leading, .trailing,
    ]
    let effective = alignments.map { alignment in
      control.contentHorizontalAlignment = alignment
      return control.effectiveContentHorizontalAlignment
    }
    #expect(effective == [.center, .left, .right, .fill, .left, .right])
    #expect(raw(alignments) == [0, 1, 2, 3, 4, 5])
    let vertical: [UIControl.ContentVerticalAlignment] = [.center, .top, .bottom, .fill]
    #expect(raw(vertical) == [0, 1, 2, 3])
    #expect(UIControl.State.application.rawValue == 0xFF_0000)
    #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
    let events: [UIControl.Event] = [.applicationReserved, .systemReserved, .allEvents]
    #expect(raw(events) == [0xF00_0000, 0xF000_0000, 0xFFFF_FFFF])
  }

  @Test func `a button has nothing set`() {
    let button = UIButton()
    #expect(
      list(
        button.buttonType, button.role, button.configuration, button.configurationUpdateHandler,
        button.menu, button.currentTitle, button.currentAttributedTitle, button.currentImage,
        button.currentBackgroundImage, button.currentTitleShadowColor, button.subtitleLabel
      ) == ["custom", "normal"] + Array(repeating: "nil", count: 9))
    #expect(
      list(
        button.automaticallyUpdatesConfiguration, button.changesSelectionAsPrimaryAction,
        button.preferredMenuElementOrder, button.contentEdgeInsets == .zero,
        button.titleEdgeInsets == .zero, button.imageEdgeInsets == .zero,
        button.adjustsImageWhenHighlighted, button.adjustsImageWhenDisabled,
        button.reversesTitleShadowWhenHighlighted, button.primaryEvent, button.accessibilityLabel,
        button.accessibilityTraits == .button, button.isOperatedBySelect
      ) == [
        "true", "false", "automatic", "true", "true", "true", "true", "true", "false",
        "touchUpInside", "nil", "true", "true",
      ])
    let label = button.titleLabel
    #expect(
      list(label?.lineBreakMode, label?.textAlignment, label?.font, button.imageView?.contentMode)
        == ["byTruncatingMiddle", "center", "System-400 18.0pt", "scaleAspectFit"])
    #expect(button.subviews == [label, button.imageView])
    let looks = UIButton(configuration: .plain()).configuration
    #expect(
      list(
        looks?.baseForegroundColor, looks?.baseBackgroundColor, looks?.image, looks?.title,
        looks?.subtitle, looks?.imagePadding, looks?.titlePadding, looks?.cornerStyle
      ) == ["nil", "nil", "nil", "nil", "nil", "0.0", "1.0", "dynamic"])
    #expect(
      [UIButton.Configuration.plain(), .tinted(), .gray(), .filled(), .borderless(), .bordered()]
        .map(\.style) == [.plain, .tinted, .gray, .filled, .plain, .bordered])
  }

  @Test func `kinds of buttons have their numbers and their symbols`() {
    let kinds: [UIButton.ButtonType] = [
      .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ]
    #expect(raw(kinds) == [0, 1, 2, 3, 4, 5, 7])
    #expect(
      list(kinds[0].symbol, kinds[1].symbol) + kinds.dropFirst(2).compactMap(\.symbol) == [
        "nil", "nil", "info.circle", "info.circle", "info.circle", "plus.circle", "xmark.circle",
      ])
    #expect(UIButton.ButtonType.roundedRect == .system)
    for kind in kinds {
      let button = UIButton(type: kind)
      #expect(button.buttonType == kind && button.frame == .zero)
      #expect((button.currentImage != nil) == (kind.symbol != nil))
    }
    let roles: [UIButton.Role] = [.normal, .primary, .cancel, .destructive]
    #expect(raw(roles) == [0, 1, 2, 3])
    let corners: [UIButton.Configuration.CornerStyle] = [
      .fixed, .dynamic, .small, .medium, .large, .capsule,
    ]
    #expect(raw(corners) == [-1, 0, 1, 2, 3, 4])
  }

  @Test func `controls with a value begin with it`() {
    let slider = UISlider()
    #expect(
      list(
        slider.value, slider.minimumValue, slider.maximumValue, slider.isContinuous,
        slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor,
        slider.minimumValueImage, slider.maximumValueImage, slider.currentThumbImage,
        slider.primaryEvent, slider.isOperatedBySelect, slider.accessibilityValue
      ) == [
        "0.0", "0.0", "1.0", "true", "nil", "nil", "nil", "nil", "nil", "nil", "valueChanged",
        "false", "0%",
      ])
    let stepper = UIStepper()
    #expect(
      list(
        stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue,
        stepper.isContinuous, stepper.autorepeat, stepper.wraps, stepper.primaryEvent
      ) == ["0.0", "0.0", "100.0", "1.0", "true", "true", "false", "valueChanged"])
    let lever = UISwitch()
    #expect(
      list(
        lever.isOn, lever.onTintColor, lever.thumbTintColor, lever.primaryEvent,
        lever.isOperatedBySelect, lever.accessibilityValue, lever.accessibilityTraits == .button
      ) == ["false", "nil", "nil", "valueChanged", "true", "0", "true"])
    #expect(slider.accessibilityTraits == .adjustable)
  }

  @Test func `segments, pages and progress begin with nothing`() {
    let segments = UISegmentedControl()
    #expect(
      list(
        segments.numberOfSegments, segments.selectedSegmentIndex, segments.isMomentary,
        segments.apportionsSegmentWidthsByContent, segments.selectedSegmentTintColor,
        segments.primaryEvent, UISegmentedControl.noSegment, segments.intrinsicContentSize
      ) == ["0", "-1", "false", "false", "nil", "valueChanged", "-1", "0.0 x 32.0"])
    let parts: [UISegmentedControl.Segment] = [.any, .left, .center, .right, .alone]
    #expect(raw(parts) == [0, 1, 2, 3, 4])
    let pages = UIPageControl()
    #expect(
      list(
        pages.numberOfPages, pages.currentPage, pages.hidesForSinglePage,
        pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor, pages.backgroundStyle,
        pages.allowsContinuousInteraction, pages.interactionState, pages.primaryEvent,
        pages.accessibilityValue, pages.accessibilityTraits == .adjustable
      ) == [
        "0", "0", "false", "nil", "nil", "automatic", "true", "none", "valueChanged", "nil",
        "true",
      ])
    let states: [UIPageControl.InteractionState] = [.none, .discrete, .continuous]
    let styles: [UIPageControl.BackgroundStyle] = [.automatic, .prominent, .minimal]
    #expect(raw(states) == [0, 1, 2] && raw(styles) == [0, 1, 2])
    let progress = UIProgressView()
    #expect(
      list(
        progress.progressViewStyle, progress.progress, progress.observedProgress,
        progress.progressTintColor, progress.trackTintColor, progress.accessibilityValue,
        progress.accessibilityTraits == .updatesFrequently, progress.isAccessibilityElement
      ) == ["default", "0.0", "nil", "nil", "nil", "0%", "true", "true"])
    #expect(
      UIProgressView(progressViewStyle: .bar).frame == CGRect(x: 0, y: 0, width: 0, height: 2.5))
    #expect(raw([UIProgressView.Style.default, .bar]) == [0, 1])
  }

  @Test func `pictures, labels and wheels show nothing`() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(
      list(
        spinner.style, spinner.frame.size, spinner.color, spinner.hidesWhenStopped,
        spinner.isAnimating, spinner.isHidden, spinner.shownPart
      )
        == ["large", "37.0 x 37.0", UIColor.systemGray, "true", "false", "true", "1.0"].map {
          "\($0)"
        })
    let medium = UIActivityIndicatorView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(medium.frame == CGRect(x: 1, y: 2, width: 30, height: 40) && medium.style == .medium)
    #expect(medium.isHidden && medium.intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(raw([UIActivityIndicatorView.Style.medium, .large]) == [100, 101])
    let view = UIImageView()
    #expect(
      list(
        view.image, view.highlightedImage, view.isHighlighted, view.animationImages,
        view.highlightedAnimationImages, view.animationDuration, view.animationRepeatCount,
        view.isAnimating, view.isUserInteractionEnabled, view.accessibilityTraits == .image,
        view.isAccessibilityElement
      ) == [
        "nil", "nil", "false", "nil", "nil", "0.0", "0", "false", "false", "true", "false",
      ])
    #expect(view.intrinsicContentSize == UIView().intrinsicContentSize)
    let label = UILabel()
    #expect(
      list(
        label.text, label.attributedText, label.font, label.textColor == .label,
        label.shadowColor, label.shadowOffset, label.textAlignment, label.lineBreakMode,
        label.highlightedTextColor, label.isHighlighted, label.isEnabled, label.numberOfLines,
        label.adjustsFontSizeToFitWidth, label.minimumScaleFactor, label.preferredMaxLayoutWidth,
        label.adjustsFontForContentSizeCategory, label.isUserInteractionEnabled, label.contentMode,
        label.wrapsToWidth, label.accessibilityTraits == .staticText, label.isAccessibilityElement
      ) == [
        "nil", "nil", "System-400 17.0pt", "true", "nil", "0.0 x -1.0", "natural",
        "byTruncatingTail", "nil", "false", "true", "1", "false", "0.0", "0.0", "false", "false",
        "redraw", "false", "true", "true",
      ])
    label.numberOfLines = 0
    #expect(label.wrapsToWidth)
    label.preferredMaxLayoutWidth = 10
    #expect(!label.wrapsToWidth)
    let picker = UIPickerView(frame: CGRect(x: 3, y: 4, width: 0, height: 50))
    #expect(
      list(
        picker.frame.size, picker.dataSource, picker.delegate, picker.numberOfComponents,
        picker.numberOfRows(inComponent: 0), picker.selectedRow(inComponent: 0),
        picker.rowSize(forComponent: 0), picker.view(forRow: 0, forComponent: 0),
        picker.clipsToBounds
      ) == [
        "320.0 x 216.0", "nil", "nil", "0", "0", "-1", "0.0 x 0.0", "nil", "true",
      ])
  }
}
