import type { TableList } from '../../protocol/replies.ts';
import type { Store } from '../store/port.ts';
import { lobbyEntryOf } from './disclosure.ts';
import type { Subscriber } from './live-match.ts';

const LENGTH = 50;
/** Changes are gathered for so long before a list is shown anew, in milliseconds. */
const PAUSE = 100;

/** The lists of their own tables that people have open: whose turn it is, wherever they are in the page. */
export class MyTablesFeed {
  readonly #store: Pick<Store, 'matchesOf'>;
  readonly #trouble: (error: unknown) => void;
  readonly #readers = new Set<Subscriber>();
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Pick<Store, 'matchesOf'>, trouble: (error: unknown) => void) {
    this.#store = store;
    this.#trouble = trouble;
  }

  /** Shows somebody their list, and from now on every change of it. */
  subscribe(reader: Subscriber, id: string): Promise<void> {
    this.#readers.add(reader);
    return this.send(reader, id);
  }

  unsubscribe(reader: Subscriber): void {
    this.#readers.delete(reader);
  }

  async send(reader: Subscriber, id?: string): Promise<void> {
    const person = reader.person?.id;
    const found = person === undefined ? [] : await this.#store.matchesOf(person, LENGTH);
    const tables = found.map(({ match, summary, touched }) => lobbyEntryOf(match, summary, touched, person));
    reader.tell(JSON.stringify({ type: 'mine', ...(id !== undefined && { id }), tables } satisfies TableList));
  }

  /** Something is new at a table of these people, or left out, perhaps at any. */
  refresh(people?: readonly string[]): void {
    for (const { person } of this.#readers)
      if (person && (people?.includes(person.id) ?? true)) this.#changed.add(person.id);
    if (this.#changed.size > 0) this.#timer ??= setTimeout(() => void this.#showChanged(), PAUSE);
  }

  async #showChanged(): Promise<void> {
    this.#timer = undefined;
    const people = new Set(this.#changed);
    this.#changed.clear();
    const concerned = [...this.#readers].filter(({ person }) => person && people.has(person.id));
    await Promise.all(concerned.map(reader => this.send(reader))).catch(this.#trouble);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
