import type { EventRequest } from '../../protocol/event-requests.ts';
import type { Reply } from '../../protocol/replies.ts';
import type { RateLimit } from '../net/rate-limits.ts';
import type { Person } from '../store/port.ts';
import { RefusedRequest } from './refusals.ts';
import type { Subscriber } from './subscribers.ts';

/** Who asks something about events. */
export interface EventAsker {
  readonly subscriber: Subscriber;
  readonly person: Person | undefined;
  readonly rateLimit: RateLimit;
}

/** What sessions know of events. */
export interface EventRequests {
  serve(request: EventRequest, asker: EventAsker): Promise<Reply>;
  /** A session follows no event any more. */
  unfollow(subscriber: Subscriber): void;
}

/** Where there are none. */
export const noEvents: EventRequests = {
  serve: async () => {
    throw new RefusedRequest('no-such-event');
  },
  unfollow: () => undefined,
};
