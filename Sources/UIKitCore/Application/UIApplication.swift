// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
package import UIKitHost
import UIKitRuntime

/// The application: takes events in their order, hands them to windows, and sends actions.
///
/// There is one. Its delegate, if it is a responder, follows it in the chain.
///
/// [Apple: UIApplication](https://developer.apple.com/documentation/uikit/uiapplication)
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(applicationMembers).adding(applicationBodies)
  }

  final weak var ownDelegate: (any UIApplicationDelegate)?
  final var currentState = State.inactive
  final var ignoringCount = 0
  final var takesRemoteControl = false {
    didSet { NowPlayingCenter.shared.receivingDidChange() }
  }
  final let queue = EventQueue()
  /// For whoever hands it an event.
  final let custody = Custody.unretained
  final let translator = EventTranslator()
  final let presses = PressTranslator()
  package final let turn = Turn()
  /// Keeps what the application is doing on disk; nil unless it was launched on a host.
  package final var stateKeeper: (any StateKeeper)? {
    get { turn.stateKeeper }
    set { turn.stateKeeper = newValue }
  }
  // OPTIMIZATION: these are unchecked, for every event reads them; they are only set and read.

  /// Told of every event before it is handled; nil unless somebody records.
  @exclusivity(unchecked) package final var onReceive: (@MainActor (HostEvent) -> Void)?
  /// Whether it was told to end; nothing that a device reports counts after that.
  @exclusivity(unchecked) package final var hasEnded = false
  /// Whether there ever was a pointer that hovers, which fingers send away.
  ///
  /// OPTIMIZATION: asked at every touch, where to ask for the tracker takes 200 instructions.
  @exclusivity(unchecked) final var followsPointer = false
  package private(set) final lazy var hostReceiver = ApplicationReceiver(self)
  package final var scenes: [UIScene] = [] {
    didSet { turn.work.enlist(.surroundings) }
  }
  final let backgroundTasks = BackgroundTasks()

  // Rules: AW-16.
  /// Makes the application; there must be none yet.
  public override init() {
    if Runtime.current[.application] != nil {
      violation(
        "A second UIApplication was made", contract: "a process has one application",
        instead: "use UIApplication.shared")
    }
    super.init()
    Runtime.current[.application] = self
  }

  /// The application; made now, without a delegate, if there is none, as in a test.
  open class var shared: UIApplication {
    Runtime.part(.application) { UIApplication() }
  }

  /// Told of the application's life; not retained.
  open unowned(unsafe) var delegate: (any UIApplicationDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }

  // Rules: RC-17, RC-18.
  /// The delegate if it is a responder that stands nowhere else in the chain, else nil.
  open override var next: UIResponder? {
    guard let responder = ownDelegate as? UIResponder, responder !== self,
      !(responder is UIView), !(responder is UIViewController), !(responder is UIScene),
      ResponderChain.first(from: responder.next, where: { $0 === self }) == nil
    else { return nil }
    return responder
  }

  // MARK: - Events

  // Rules: TE-51, TE-52, TE-53, AW-1, AW-2, AW-3.
  /// Hands an event to the windows it concerns; an override sees every event before them.
  open func sendEvent(_ event: UIEvent) {
    if gaveWay("sendEvent:", UIApplication.self, [event]) { return }
    ApplicationDispatch.route(event)
  }

  // Rules: FO-10, SV-28.
  /// Moves focus by arrows of a remote that no responder took, scrolls by keys; passes them on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    KeyDispatch.takeLeft(presses)
    super.pressesBegan(presses, with: event)
  }

  // Rules: AW-13.
  /// Starts to drop touches, cancelling those in progress; calls nest.
  open func beginIgnoringInteractionEvents() {
    ignoringCount += 1
    if ignoringCount == 1 { ActiveTouches.shared.cancel(ActiveTouches.shared.touches) }
  }

  /// Takes one `beginIgnoringInteractionEvents()` back; without effect when there is none.
  open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }

  /// Whether touches are dropped.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  // Rules: RM-2, RM-6.
  /// Starts to take commands of headsets and lock screens; before it they are dropped.
  open func beginReceivingRemoteControlEvents() { takesRemoteControl = true }

  /// Stops taking them, however often the beginning was called.
  open func endReceivingRemoteControlEvents() { takesRemoteControl = false }

  // Rules: MO-8.
  /// Whether a shake that nobody handles offers to undo what was done last; true by default.
  open var applicationSupportsShakeToEdit = true

  // Rules: MO-8, MO-9, MO-10.
  /// Offers to undo what the first responder's undo manager can undo or redo; passes the shake on
  /// when there is nothing.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake, applicationSupportsShakeToEdit,
      UIAccessibility.isShakeToUndoEnabled, offerUndo()
    else {
      return super.motionEnded(motion, with: event)
    }
  }

  // MARK: - Actions

  // Rules: AC-6 to AC-14.
  /// Calls the method that `action` names.
  ///
  /// - Parameters:
  ///   - action: the selector that is sent.
  ///   - target: who is asked; nil asks along the chain from the first responder, then from the
  ///     sender.
  ///   - sender: passed to the method.
  ///   - event: passed to the method.
  /// - Returns: whether somebody did it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    taken(
      "sendAction:to:from:forEvent:", UIApplication.self, [action, target, sender, event],
      as: Bool.self) ?? dispatchAction(action, to: target, from: sender, for: event)
  }

  // Rules: FR-65.
  /// Opens an address of the web, of mail or of a telephone outside the application.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - options: with `universalLinksOnly` nothing is opened, for no application answers for any.
  ///   - completion: gets whether it could, before this returns.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isForApplications = options[.universalLinksOnly] as? Bool ?? false
    let didOpen = !isForApplications && openOutside(url)
    completion?(didOpen)
  }

  /// Opens an address outside the application.
  ///
  /// - Returns: whether it could.
  @available(*, deprecated, message: "use open(_:options:completionHandler:)")
  open func openURL(_ url: URL) -> Bool { openOutside(url) }

  // Rules: DE-14.
  /// Whether `open(_:options:completionHandler:)` would open an address now: one of the web, of mail
  /// or of a telephone, on a host that opens any.
  open func canOpenURL(_ url: URL) -> Bool { canOpenOutside(url) }

  // MARK: - The device

  // Rules: DE-8.
  /// Whether the screen stays on while nobody touches it; false by default.
  open var isIdleTimerDisabled: Bool {
    get { turn.surroundings.isKeptAwake }
    set { turn.surroundings.isKeptAwake = newValue }
  }

  // Rules: DE-9.
  /// The number at the application's icon; 0, which is none, at first.
  ///
  /// A negative one counts as 0.
  open var applicationIconBadgeNumber: Int {
    get { turn.surroundings.badge }
    set { turn.surroundings.badge = max(0, newValue) }
  }

  // Rules: DE-47.
  /// Whether a sign in the status bar says that the application loads something; false at first.
  ///
  /// Newer devices have no such sign, and there is none here.
  @available(*, deprecated, message: "show what is loaded where it will appear")
  open var isNetworkActivityIndicatorVisible = false

  // Rules: DE-12.
  /// Seconds that are left to an application in the background; in the foreground the greatest
  /// number there is.
  open var backgroundTimeRemaining: TimeInterval { backgroundTasks.remaining }

  // Rules: DE-11, DE-13.
  /// Begins work that goes on when the application is not on screen any more.
  ///
  /// - Parameter handler: called when the time is over before the work was ended.
  /// - Returns: what ends it, or `.invalid` when there is no time left.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(nil, handler) }

  // Rules: DE-11, DE-13.
  /// Begins work that goes on when the application is not on screen any more, with a name for traces.
  ///
  /// - Parameters:
  ///   - taskName: names it for the trace.
  ///   - handler: called when the time is over before the work was ended.
  /// - Returns: what ends it, or `.invalid` when there is no time left.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(taskName, handler) }

  // Rules: DE-11.
  /// Ends work in the background; one that is not in progress is left alone.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  /// Whether the application is launched to fetch something: `.restricted`, for nothing does so here.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

  // Rules: AW-36.
  /// How large the person wants text.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  // Rules: AW-53.
  /// Which edges may be up while `window` is shown: what the delegate says, all unless it does.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  // Rules: AW-51.
  /// Where the status bar is.
  @available(*, deprecated, message: "use the scene's statusBarManager")
  open var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }

  // Rules: AW-49.
  /// How the status bar looks; controllers say it, so setting it changes nothing.
  @available(*, deprecated, message: "use preferredStatusBarStyle of a controller")
  open var statusBarStyle: UIStatusBarStyle {
    get { StatusBar.shared.look.style }
    set {}
  }

  // Rules: AW-49.
  /// Whether the status bar is hidden; controllers say it, so setting it changes nothing.
  @available(*, deprecated, message: "use prefersStatusBarHidden of a controller")
  open var isStatusBarHidden: Bool {
    get { StatusBar.shared.look.isHidden }
    set {}
  }

  /// Which edge of the device is up; setting it changes nothing.
  @available(*, deprecated, message: "use the scene's interfaceOrientation")
  open var statusBarOrientation: UIInterfaceOrientation {
    get { UIWindowScene.shownOrientation }
    set {}
  }

  /// Turns the interface; controllers say how it lies, so this changes nothing.
  ///
  /// - Parameters:
  ///   - interfaceOrientation: without effect.
  ///   - animated: without effect.
  @available(*, deprecated, message: "use supportedInterfaceOrientations of a controller")
  open func setStatusBarOrientation(
    _ interfaceOrientation: UIInterfaceOrientation, animated: Bool
  ) {}

  // Rules: AW-49.
  /// Sets how the status bar looks; controllers say it, so this changes nothing.
  ///
  /// - Parameters:
  ///   - statusBarStyle: without effect.
  ///   - animated: without effect.
  @available(*, deprecated, message: "use preferredStatusBarStyle of a controller")
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  // Rules: AW-49.
  /// Hides the status bar; controllers say it, so this changes nothing.
  ///
  /// - Parameters:
  ///   - hidden: without effect.
  ///   - animation: without effect.
  @available(*, deprecated, message: "use prefersStatusBarHidden of a controller")
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  // Rules: AW-73.
  /// Seconds in which the interface turns: it does so at once, so 0.
  @available(*, deprecated, message: "use the transition coordinator of a controller")
  open var statusBarOrientationAnimationDuration: TimeInterval { 0 }

  // Rules: DE-44.
  /// Whether files that are locked with the device can be read: true, for nothing locks it.
  open var isProtectedDataAvailable: Bool { true }

  // Rules: LY-28.
  /// Which way the application's language runs.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    LayoutDirections.ofApplication
  }

  // MARK: - Windows and scenes

  // Rules: AW-4.
  /// The window that gets events without a place on the screen.
  open var keyWindow: UIWindow? { KeyWindow.shared.current }

  /// The visible windows, the rearmost first.
  open var windows: [UIWindow] { WindowList.shared.visible.filter { !$0.belongsToSystem } }

  /// The connected scenes; empty in the classic life cycle.
  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// Whether several scenes may be shown at a time: there is one screen, so no.
  open var supportsMultipleScenes: Bool { false }

  /// Takes a scene off the screen for good.
  ///
  /// Order: the scene goes to the background, its windows are hidden, its delegate is told that it
  /// disconnected, the application's delegate that its session was discarded.
  ///
  /// - Parameters:
  ///   - sceneSession: the session that is meant.
  ///   - options: how it goes; without effect.
  ///   - errorHandler: never called, as nothing refuses.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let options = options as? UIWindowSceneDestructionRequestOptions {
      Trace.record(.lifecycle, "scene goes by \(options.windowDismissalAnimation)")
    }
    Launch.discard(sceneSession, from: self)
  }

  // Rules: AW-26, AW-27.
  /// Brings the scene of a session to the front, connecting it again if it was disconnected.
  ///
  /// - Parameters:
  ///   - sceneSession: nil for a new scene, which there is no room for.
  ///   - userActivity: what the scene is to show.
  ///   - options: without effect.
  ///   - errorHandler: gets a `UISceneError` before this returns, if the scene cannot be shown.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let error = activateScene(of: sceneSession, userActivity) {
      errorHandler?(error)
    }
  }

  // Rules: AW-26, AW-27.
  /// Brings a scene to the front.
  ///
  /// - Parameters:
  ///   - request: what is asked for.
  ///   - errorHandler: gets a `UISceneError` before this returns, if it cannot be shown.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let error = activateScene(of: request.session, request.userActivity) {
      errorHandler?(error)
    }
  }

  /// What a person may choose to do with the application from outside; none at first.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// Whether the application is on screen and gets input.
  open var applicationState: State { currentState }

  override var firstResponderHolder: (any FirstResponderHolder)? { KeyWindow.shared.current }

  // Rules: AW-52.
  /// Posted before the interface turns; `statusBarOrientationUserInfoKey` says how it will lie.
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  // Rules: AW-52.
  /// Posted after the interface turned; `statusBarOrientationUserInfoKey` says how it lay before.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Names the raw value of an orientation in those notifications.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  // Rules: AW-73.
  /// Posted before the status bar gets another frame; `statusBarFrameUserInfoKey` says which.
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  // Rules: AW-73.
  /// Posted after the status bar got another frame; `statusBarFrameUserInfoKey` says the former.
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Names an `NSValue` of a rectangle in those notifications.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  // Rules: DE-14.
  /// The address of the settings for notifications, which no host has either.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  // Rules: DE-14.
  /// The address of the application's settings, which no host has: `canOpenURL(_:)` answers false.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// Posted after the application went to the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the application comes to the foreground.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted after the application was launched.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted after the application became active.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the application stops being active.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  // Rules: VC-117.
  /// Posted after the delegate and the controllers were told that little memory is left.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted before the application ends.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
}

extension UIApplication {
  /// Whether an application is on screen and gets input.
  public enum State: Int, Sendable {
    /// On screen and getting input.
    case active = 0
    /// On screen without input.
    case inactive = 1
    /// Not on screen.
    case background = 2
  }

  /// What an application is told when it is launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A dictionary about the activity that the launch continues.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// In that dictionary, a `String`: the kind of activity.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The address that the application was launched to open; absent, for addresses come to an
    /// application that runs.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The application that asked for the launch; absent as the address is.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// What else that application says; absent as the address is.
    public static let annotation = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  }
}
