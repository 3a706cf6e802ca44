// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import FuzzTargets

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  guard options.isWorker else { exit(try Watch(options).run()) }
  var worker = try Worker(options)
  exit(try worker.run())
} catch {
  say("\(error)\n\n\(Options.help)")
  exit(2)
}
