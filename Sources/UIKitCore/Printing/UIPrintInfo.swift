// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: PG-22.
/// Says how something is to be printed.
///
/// [Apple: UIPrintInfo](https://developer.apple.com/documentation/uikit/uiprintinfo)
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, NSCopying, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// What kind of content is printed.
  public enum OutputType: Int, Sendable {
    /// Text and pictures in colours.
    case general = 0
    /// Pictures in the best quality.
    case photo = 1
    /// Text and pictures without colours.
    case grayscale = 2
    /// Pictures without colours in the best quality.
    case photoGrayscale = 3
  }

  /// How the paper is held.
  public enum Orientation: Int, Sendable {
    /// Higher than wide.
    case portrait = 0
    /// Wider than high.
    case landscape = 1
  }

  /// Whether both sides are printed on.
  public enum Duplex: Int, Sendable {
    /// One side alone.
    case none = 0
    /// Pages are turned about their long edge.
    case longEdge = 1
    /// Pages are turned about their short edge.
    case shortEdge = 2
  }

  /// Which printer is meant; nil, as at first, for any.
  open var printerID: String?

  /// The name of what is printed; empty at first.
  open var jobName = ""

  /// What kind of content is printed; `general` at first.
  open var outputType = OutputType.general

  /// How the paper is held; `portrait` at first.
  open var orientation = Orientation.portrait

  /// Whether both sides are printed on; `none` at first.
  open var duplex = Duplex.none

  /// Makes what a dictionary says.
  ///
  /// - Parameter dictionary: a `dictionaryRepresentation`; nil for nothing.
  public init(dictionary: [AnyHashable: Any]?) {
    super.init()
    let values = dictionary ?? [:]
    printerID = values[Key.printerID] as? String
    jobName = values[Key.jobName] as? String ?? ""
    outputType = (values[Key.outputType] as? Int).flatMap(OutputType.init) ?? .general
    orientation = (values[Key.orientation] as? Int).flatMap(Orientation.init) ?? .portrait
    duplex = (values[Key.duplex] as? Int).flatMap(Duplex.init) ?? .none
  }

  /// Makes what nothing is said of yet.
  public convenience override init() { self.init(dictionary: nil) }

  /// Makes what nothing is said of yet.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// All that it says, for `init(dictionary:)`.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [
      Key.jobName: jobName, Key.outputType: outputType.rawValue,
      Key.orientation: orientation.rawValue, Key.duplex: duplex.rawValue,
    ]
    values[Key.printerID] = printerID
    return values
  }

  /// Another object that says the same.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UIPrintInfo(dictionary: dictionaryRepresentation) }
  }

  private enum Key {
    static let printerID = "printerID"
    static let jobName = "jobName"
    static let outputType = "outputType"
    static let orientation = "orientation"
    static let duplex = "duplex"
  }
}
