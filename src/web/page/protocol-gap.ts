import { signal } from '@preact/signals';
import type { ProtocolGap } from '../../protocol/version.ts';

/** Page and server can't understand each other: which of them is too old? */
export const protocolGap = signal<ProtocolGap | undefined>(undefined);
