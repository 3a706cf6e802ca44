// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit
import UIKitClosures

/// Pickers, steps, pages and progress.
final class PickerScene: WalkPage, UIPickerViewDataSource, UIPickerViewDelegate {
  private let pages = UIPageControl()
  private let progress = UIProgressView(progressViewStyle: .bar)
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    add(picker, "picker", height: 216)
    pages.numberOfPages = 5
    pages.addAction(
      UIAction { [unowned self] _ in
        progress.setProgress(Float(pages.currentPage) / 4, animated: true)
      },
      for: .valueChanged)
    add(pages, "pages")
    add(progress, "progress", height: 4)
    add(spinner, "spinner", width: 40)
    spinner.hidesWhenStopped = true
    let stepper = UIStepper()
    (stepper.wraps, stepper.minimumValue, stepper.maximumValue) = (true, -1, 1)
    stepper.addAction(
      UIAction { [unowned self, unowned stepper] _ in
        stepper.value > 0 ? spinner.startAnimating() : spinner.stopAnimating()
      }, for: .valueChanged)
    add(stepper, "stepper", width: 94, height: 32)
    let slider = UISlider()
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.maximumValueImage = UIImage(systemName: "plus")
    slider.isContinuous = false
    add(slider, "slider")
    let segments = UISegmentedControl(items: ["A", UIImage(systemName: "book") as Any, "Long one"])
    segments.isMomentary = true
    segments.apportionsSegmentWidthsByContent = true
    add(segments, "segments")
    let toggle = UIButton(type: .system)
    toggle.setTitle("Toggle", for: .normal)
    toggle.changesSelectionAsPrimaryAction = true
    add(toggle, "toggle", width: 100)
  }

  func numberOfComponents(in picker: UIPickerView) -> Int { 2 }
  func pickerView(_ picker: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 12 : 3
  }
  func pickerView(_ picker: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { "Row \(row)" }
  func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    pages.currentPage = row
  }
}

/// A picture that is zoomed, with a refresh control, in a scroll view with everything shown.
final class ZoomScene: WalkPage, UIScrollViewDelegate {
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 900))

  override func viewDidLoad() {
    super.viewDidLoad()
    let scroll = add(UIScrollView(), "scroll", width: 300, height: 400)
    scroll.contentSize = picture.bounds.size
    scroll.delegate = self
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 3)
    scroll.keyboardDismissMode = .interactive
    scroll.refreshControl = UIRefreshControl()
    scroll.indicatorStyle = .black
    scroll.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 15)
    scroll.isDirectionalLockEnabled = true
    picture.backgroundColor = .systemYellow
    picture.accessibilityIdentifier = "picture"
    scroll.addSubview(picture)
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    field.borderStyle = .line
    field.accessibilityIdentifier = "field"
    picture.addSubview(field)
    addButton("fit") { [unowned scroll] _ in
      scroll.zoom(to: CGRect(x: 100, y: 100, width: 200, height: 300), animated: true)
    }
    addButton("flash") { [unowned scroll] _ in
      scroll.flashScrollIndicators()
      scroll.refreshControl?.endRefreshing()
    }
    addButton("page") { [unowned scroll] _ in scroll.isPagingEnabled.toggle() }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}

/// A view that lights up while it has the focus.
final class FocusTile: UIView {
  override var canBecomeFocused: Bool { true }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    coordinator.addCoordinatedAnimations { [self] in
      backgroundColor = isFocused ? .systemRed : .systemGray
      transform = isFocused ? CGAffineTransform(scaleX: 1.1, y: 1.1) : .identity
    }
  }
}

/// Tiles that a remote's arrows go through, with a gap that a guide bridges.
final class FocusScene: WalkPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    for place in 0..<9 where place != 4 {
      let tile = FocusTile(
        frame: CGRect(x: 20 + place % 3 * 120, y: 60 + place / 3 * 120, width: 100, height: 100))
      tile.backgroundColor = .systemGray
      tile.accessibilityIdentifier = "tile.\(place)"
      view.addSubview(tile)
    }
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.frame = CGRect(x: 20, y: 440, width: 100, height: 40)
    button.accessibilityIdentifier = "button"
    view.addSubview(button)
  }
}

/// A view for each kind of recognizer; each shows the state of its own.
final class RecognizerScene: WalkPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (swipe, edge) = (UISwipeGestureRecognizer(), UIScreenEdgePanGestureRecognizer())
    swipe.direction = .left
    edge.edges = .left
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = 1
    let pan = UIPanGestureRecognizer()
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2)
    let taps = UITapGestureRecognizer()
    (taps.numberOfTapsRequired, taps.numberOfTouchesRequired) = (2, 2)
    let named: [(String, UIGestureRecognizer)] = [
      ("tap", UITapGestureRecognizer()), ("taps", taps), ("swipe", swipe), ("press", press),
      ("pan", pan), ("pinch", UIPinchGestureRecognizer()),
      ("rotation", UIRotationGestureRecognizer()), ("hover", UIHoverGestureRecognizer()),
    ]
    for (name, recognizer) in named {
      let label = add(UILabel(), name, height: 80)
      label.isUserInteractionEnabled = true
      label.backgroundColor = .systemMint
      recognizer.onAction { [unowned label] in label.text = "\($0.state)" }
      label.addGestureRecognizer(recognizer)
    }
    view.addGestureRecognizer(edge)
  }
}
