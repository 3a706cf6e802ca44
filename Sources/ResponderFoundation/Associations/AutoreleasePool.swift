// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Calls `body`; there are no pools here, for nothing is released later than it could be.
///
/// [Apple: autoreleasepool](https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:))
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
