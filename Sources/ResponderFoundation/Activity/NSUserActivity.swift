// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: UA-19.
/// The kind of an activity that continues a page of the web, which `webpageURL` names.
///
/// [Apple: NSUserActivityTypeBrowsingWeb](https://developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb)
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person is doing, in a form that the application can take up again later or elsewhere.
///
/// Not to be used by two threads at a time.
///
/// [Apple: NSUserActivity](https://developer.apple.com/documentation/foundation/nsuseractivity)
open class NSUserActivity: NSObject {
  private let kind: String

  /// What a person would call it; nil until set.
  open var title: String?

  // Rules: UA-3.
  /// What is needed to take the activity up again: strings, numbers, dates, data, URLs, UUIDs, and
  /// collections of them.
  ///
  /// It is emptied before the responders that share the activity are asked to fill it again.
  open var userInfo: [AnyHashable: Any]?

  /// The entries that go along when the activity is continued; nil, or none, for all.
  open var requiredUserInfoKeys: Set<String>?

  /// The page that shows the same in a browser.
  open var webpageURL: URL?

  /// The page from which `webpageURL` was reached.
  open var referrerURL: URL?

  /// From then on the activity cannot be taken up any more; nil for never.
  open var expirationDate: Date?

  /// Words that describe the activity; saved with it.
  open var keywords: Set<String> = []

  /// What the activity is about, for choosing among scenes; saved with it.
  open var targetContentIdentifier: String?

  /// Whether it may be continued on another device, true at first; saved with it.
  open var isEligibleForHandoff = true

  /// Whether it may be found by a search of the device; saved with it.
  open var isEligibleForSearch = false

  /// Whether everybody may find it; saved with it.
  open var isEligibleForPublicIndexing = false

  /// Whether it may be proposed to the person; saved with it.
  open var isEligibleForPrediction = false

  // Rules: UA-17.
  /// Whether who continues it may ask for streams to talk with its owner; false at first.
  ///
  /// Then the delegate gets streams too.
  open var supportsContinuationStreams = false

  /// The name of the activity that this one continues, if that supports streams.
  final var origin: UUID?

  /// What the saved activity is deleted by.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?

  /// Told when the activity is saved and when it was continued; not retained.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Who saves it: told when `needsSave` becomes true.
  package weak var saver: (any UserActivitySaver)?

  /// False after `invalidate()`.
  package private(set) var isValid = true

  /// Makes an activity of a kind, which is named in reverse domain notation.
  public init(activityType: String) {
    kind = activityType
    super.init()
  }

  /// Makes an activity of the first kind that the main bundle lists under `NSUserActivityTypes`.
  public override convenience init() {
    let kinds = Bundle.main.object(forInfoDictionaryKey: "NSUserActivityTypes") as? [String]
    self.init(activityType: kinds?.first ?? "")
  }

  /// The kind of activity.
  open var activityType: String { kind }

  // Rules: UA-2, UA-5.
  /// Whether what is saved is older than what the person does; set to true, it is saved later.
  ///
  /// False again after the save.
  open var needsSave: Bool = false {
    didSet { if needsSave, isValid { saver?.activityNeedsSave(self) } }
  }

  /// Adds entries to `userInfo`, replacing those with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  // Rules: UA-8.
  /// Makes this what the person does now; the activity that was current before resigns.
  open func becomeCurrent() { if isValid { CurrentActivity.shared.replace(with: self) } }

  /// Takes `becomeCurrent()` back, if this is the current activity.
  open func resignCurrent() { CurrentActivity.shared.leave(self) }

  // Rules: UA-6.
  /// Ends the activity: it resigns, cannot become current again, and is not saved any more.
  open func invalidate() {
    guard isValid else { return }
    isValid = false
    resignCurrent()
  }

  // Rules: UA-17.
  /// Asks for streams to talk with the owner of the activity that this one continues.
  ///
  /// The owner has to be in this process and to have a delegate, which gets streams of its own. The
  /// streams are not open yet; what is written to one waits until it is read.
  ///
  /// - Parameter completionHandler: called on the main queue, with two streams, or with an error of
  ///   the code `NSUserActivityConnectionUnavailableError` when nobody is on the other side.
  open func getContinuationStreams(
    completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
  ) { ContinuationStreams.shared.open(to: origin, completionHandler) }

  /// Deletes saved activities, so that they are not restored; then calls `handler`.
  ///
  /// One that is in use is saved again when it next needs to be.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) { SavedActivities.shared.delete(Set(persistentIdentifiers), handler) }

  /// Deletes all saved activities, so that none is restored; then calls `handler`.
  open class func deleteAllSavedUserActivities(
    completionHandler handler: @escaping @Sendable () -> Void
  ) { SavedActivities.shared.delete(nil, handler) }

  // Rules: UA-3, UA-5, UA-9.
  /// Brings the activity up to date: empties `userInfo`, lets `update` fill it, tells the delegate.
  package func save(_ update: () -> Void) {
    userInfo = [:]
    update()
    delegate?.userActivityWillSave(self)
    needsSave = false
  }
}

/// The name by which a saved activity can be deleted.
public typealias NSUserActivityPersistentIdentifier = String
