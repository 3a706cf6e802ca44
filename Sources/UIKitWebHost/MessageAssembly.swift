// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import NIOCore
  import NIOWebSocket

  /// Puts the parts of a message together, within limits.
  struct MessageAssembly {
    /// What became of a part.
    enum Outcome {
      case incomplete
      case complete(ByteBuffer)
      case refused(CloseReason)
    }

    /// What came so far of a message in parts, and in how many; nil between messages.
    private var begun: (bytes: ByteBuffer, count: Int)?

    /// Takes the next part, a text, binary or continuation frame.
    mutating func add(_ frame: WebSocketFrame, limits: WebHostLimits) -> Outcome {
      switch (frame.opcode, begun) {
      case (.binary, _): return .refused(.unsupportedData)
      case (.text, nil) where frame.fin: return .complete(frame.unmaskedData)
      case (.text, nil):
        begun = (frame.unmaskedData, 1)
        return .incomplete
      case (.continuation, var (whole, count)?):
        count += 1
        guard whole.readableBytes + frame.length <= limits.messageBytes, count <= limits.fragments
        else { return .refused(.tooBig) }
        // Released here so that the append happens in place.
        begun = nil
        whole.writeImmutableBuffer(frame.unmaskedData)
        if frame.fin { return .complete(whole) }
        begun = (whole, count)
        return .incomplete
      default: return .refused(.protocolError)
      }
    }
  }

  extension ByteBufferView {
    /// True when the bytes are well-formed UTF-8.
    var isUTF8: Bool {
      withUnsafeBytes { bytes in
        do {
          _ = try UTF8Span(validating: bytes.bindMemory(to: UInt8.self).span)
          return true
        } catch {
          return false
        }
      }
    }
  }
#endif
