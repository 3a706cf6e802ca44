// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == ResidentMemory.argument {
  let asked = Implementations.all.first { $0.prefix == CommandLine.arguments[2] }
  guard let asked else { exit(2) }
  Output.line(String(ResidentMemory.measureHere(asked)))
  exit(0)
}

var runner = Runner(settings: Settings(ProcessInfo.processInfo.environment))
exit(runner.run() ? 0 : 1)
