// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Whether the key Command is there; everywhere else people give commands with Control.
export const isMac = /^(mac|ip)/i.test(navigator.userAgentData?.platform ?? navigator.platform);
export const controlBit = isMac ? 1 << 18 : 1 << 20;
