// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// What Core Foundation's collections are without bridges: `colors as CFArray` is the array itself.

public import Foundation

/// A string, as functions of Core Graphics take it.
public typealias CFString = String

/// An array, as functions of Core Graphics take it.
public typealias CFArray = [Any]

/// A dictionary, as functions of Core Graphics take it.
public typealias CFDictionary = [AnyHashable: Any]

/// Bytes, as functions of Core Graphics take them.
public typealias CFData = Data

/// The place of a file, as functions of Core Graphics take it.
public typealias CFURL = URL

/// Anything that functions of Core Graphics and Core Animation take.
public typealias CFTypeRef = Any

/// Bytes that become more, as functions of Core Graphics take them.
public typealias CFMutableData = NSMutableData
