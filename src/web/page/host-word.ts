import { signal } from '@preact/signals';
import type { HostAnnouncement, OwnMeasures } from '../../protocol/measures.ts';

/** What hosts tell everybody, unless it was read. */
export const announcement = signal<HostAnnouncement | undefined>(undefined);

/** What they have decided about the reader. */
export const ownMeasures = signal<OwnMeasures>({});
