// SwiftPM wants one source file in a C target; the module map beside it is the point.
