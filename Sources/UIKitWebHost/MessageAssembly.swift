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

    private var bytes: ByteBuffer?
    private var count = 0

    /// Takes the next part, a text, binary or continuation frame.
    mutating func add(_ frame: WebSocketFrame, limits: WebHostLimits) -> Outcome {
      switch (frame.opcode, bytes) {
      case (.binary, _): return .refused(.unsupportedData)
      case (.text, nil) where frame.fin: return .complete(frame.unmaskedData)
      case (.text, nil):
        bytes = frame.unmaskedData
        count = 1
        return .incomplete
      case (.continuation, var whole?):
        count += 1
        guard whole.readableBytes + frame.length <= limits.messageBytes, count <= limits.fragments
        else { return .refused(.tooBig) }
        // Released here so that the append happens in place.
        bytes = nil
        whole.writeImmutableBuffer(frame.unmaskedData)
        if frame.fin { return .complete(whole) }
        bytes = whole
        return .incomplete
      default: return .refused(.protocolError)
      }
    }
  }

  extension ByteBufferView {
    /// True when the bytes are well-formed UTF-8.
    var isUTF8: Bool {
      withUnsafeBytes { bytes in String(validating: bytes, as: UTF8.self) != nil }
    }
  }
#endif
