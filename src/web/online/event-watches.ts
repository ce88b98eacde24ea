import { type EventInfo, type EventSnapshot, type EventUpdate, withEventUpdate } from '../../protocol/event-replies.ts';
import type { RefusalReply } from '../../protocol/replies.ts';

/** Gets an event as it is, again with every change, or why there is none. */
export type EventReader = (news: EventInfo | RefusalReply) => void;

interface EventWatch {
  readonly event: string;
  readonly reader: EventReader;
  /** The id of the request that was sent last. */
  id: string;
  info?: EventInfo;
}

/** The events that this page follows. */
export class EventWatches {
  readonly #watches = new Set<EventWatch>();
  readonly #ask: (event: string, watch: boolean) => string;

  /** `ask` sends the request and returns its id. */
  constructor(ask: (event: string, watch: boolean) => string) {
    this.#ask = ask;
  }

  add(event: string, reader: EventReader): () => void {
    const watch: EventWatch = { event, reader, id: '' };
    this.#watches.add(watch);
    watch.id = this.#ask(event, true);
    return () => {
      if (this.#watches.delete(watch)) this.#ask(event, false);
    };
  }

  /** The connection is there again: everything is asked for anew. */
  askAgain(): void {
    for (const watch of this.#watches) watch.id = this.#ask(watch.event, true);
  }

  receive(news: EventSnapshot | EventUpdate | RefusalReply): void {
    for (const watch of this.#watches) {
      if (news.type === 'refused') {
        if (news.id === watch.id) watch.reader(news);
      } else this.#update(watch, news);
    }
  }

  #update(watch: EventWatch, news: EventSnapshot | EventUpdate): void {
    const info = news.type === 'event' ? snapshotFor(watch, news) : updated(watch, news);
    if (!info) return;
    watch.info = info;
    watch.reader(info);
  }
}

function snapshotFor(watch: EventWatch, { id, info }: EventSnapshot): EventInfo | undefined {
  return id === watch.id ? info : undefined;
}

function updated({ event, info }: EventWatch, news: EventUpdate): EventInfo | undefined {
  return info && news.event === event && news.revision > info.revision ? withEventUpdate(info, news) : undefined;
}
