// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension NSObject {
  // Rules: RT-10.
  /// Calls a method when some time has passed; the object and the argument are kept until then.
  ///
  /// On the main actor the time is the application's, virtual in a test.
  ///
  /// [Apple: perform(_:with:afterDelay:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/perform(_:with:afterdelay:))
  ///
  /// - Parameters:
  ///   - aSelector: a method of no or one argument.
  ///   - anArgument: its argument.
  ///   - delay: seconds; 0 for a later turn of the loop.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    DelayedPerforms.shared.add(
      DelayedPerform(target: self, selector: aSelector, argument: anArgument), after: delay)
  }

  // Rules: RT-10.
  /// Calls a method when some time has passed.
  ///
  /// - Parameters:
  ///   - aSelector: a method of no or one argument.
  ///   - anArgument: its argument.
  ///   - delay: seconds; 0 for a later turn of the loop.
  ///   - modes: those in which a loop other than the main one calls; the main one calls in all.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    guard !modes.isEmpty else { return }
    DelayedPerforms.shared.add(
      DelayedPerform(target: self, selector: aSelector, argument: anArgument), after: delay,
      in: modes)
  }

  // Rules: RT-11.
  /// Takes back all calls that wait for a target.
  ///
  /// [Apple: cancelPreviousPerformRequests(withTarget:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/cancelpreviousperformrequests(withtarget:))
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerforms.shared.cancel(of: aTarget as AnyObject) { _ in true }
  }

  // Rules: RT-11.
  /// Takes back the calls of a method that wait for a target with an argument equal to this one.
  ///
  /// - Parameters:
  ///   - aTarget: whose method it is.
  ///   - aSelector: the method.
  ///   - anArgument: the argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedPerforms.shared.cancel(of: aTarget as AnyObject) {
      $0.selector == aSelector && $0.hasArgument(equalTo: anArgument)
    }
  }
}
