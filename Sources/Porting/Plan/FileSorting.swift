// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import XcodeProject

// Rules: PT-11.
/// Sorts the files of a target: what is compiled, what is a resource, and what is left out.
enum FileSorting {
  /// Takes files into a target, and tells what cannot be taken.
  static func sort(
    sources: [String], resources: [String], into target: inout PlannedTarget
  ) -> [Refusal] {
    var refusals: [Refusal] = []
    for path in sources {
      if Path.kind(path) == "swift" {
        target.sources.append(path)
      } else {
        refusals.append(refusal(of: path) ?? foreign(path))
      }
    }
    for path in resources {
      if let refusal = refusal(of: path) {
        refusals.append(refusal)
      } else {
        target.resources.append(path)
      }
    }
    return refusals
  }

  private static func foreign(_ path: String) -> Refusal {
    Refusal(
      path: path, construct: "source that is not Swift",
      advice: "write it in Swift, or make a C target of it by hand")
  }

  /// Why a file is not taken; nil for one that is.
  static func refusal(of path: String) -> Refusal? {
    let reason: (String, String)? =
      switch Path.kind(path) {
      case "storyboard", "xib", "nib":
        ("interface file", "make the views in code, in loadView() or viewDidLoad()")
      case "xcdatamodeld", "xcdatamodel":
        ("model of Core Data", "put a protocol before the store, and a simple one behind it here")
      case "m", "mm": ("Objective-C source", "write it in Swift")
      case "metal", "scnassets", "sks", "scn", "mlmodel", "mlpackage", "intentdefinition":
        ("file for a framework that is not there", "leave out what uses it")
      case "stringsdict":
        ("plural forms", "choose the form in code; the format of the key is what is found here")
      default: nil
      }
    return reason.map { Refusal(path: path, construct: $0.0, advice: $0.1) }
  }
}
