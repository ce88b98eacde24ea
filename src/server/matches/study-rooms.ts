import type { ShownStudy } from '../../protocol/studies.ts';
import { Emitter } from '../net/emitter.ts';
import type { Person, Store } from '../store/port.ts';
import { RefusedRequest } from './refusals.ts';
import type { Subscriber } from './subscribers.ts';

/** Those who look at a study together by way of this process, and what they are shown. */
interface Room {
  readonly owner: string;
  readonly followers: Set<Subscriber>;
  /** The page of the owner that shows it. */
  shower: Subscriber | undefined;
  touched: number;
  at: number | undefined;
}

/** What processes tell each other of a study; without a position it is a question for those that know one. */
export interface StudyNotice {
  readonly study: string;
  readonly at?: number;
  readonly touched?: number;
}

/** So many follow one study by way of one process. */
const MOST_FOLLOWERS = 200;

/** Studies that are watched together: one shows where they are, and others are told. What is in a study they read themselves. */
export class StudyRooms {
  /** Told to other processes. */
  readonly told: Emitter<StudyNotice>;
  readonly #store: Pick<Store, 'studies'>;
  readonly #rooms = new Map<string, Room>();
  /** Where each subscriber is. */
  readonly #places = new Map<Subscriber, string>();

  constructor(store: Pick<Store, 'studies'>, onError: (error: unknown) => void) {
    this.#store = store;
    this.told = new Emitter(onError);
  }

  /** From now on the subscriber is told what is shown of a study, and of no other one. */
  async follow(subscriber: Subscriber, study: string): Promise<void> {
    const found = await this.#roomOf(study);
    if (found.followers.size >= MOST_FOLLOWERS) throw new RefusedRequest('busy');
    const room = this.#entered(subscriber, study, found);
    room.followers.add(subscriber);
    if (room.at === undefined) this.told.emit({ study });
    else subscriber.send(shownText(study, room));
  }

  /** Shows a study to all who follow it. Only its owner can. */
  async show(subscriber: Subscriber, person: Person, study: string, at: number): Promise<void> {
    const found = await this.#roomOf(study);
    if (found.owner !== person.id) throw new RefusedRequest('not-host');
    const room = this.#entered(subscriber, study, found);
    room.shower = subscriber;
    room.at = at;
    this.#tell(study, room);
    this.told.emit({ study, at, touched: room.touched });
  }

  /** A study was saved, by way of this process. */
  saved(study: string, touched: number): void {
    const room = this.#rooms.get(study);
    if (room) {
      room.touched = touched;
      this.#tell(study, room);
    }
    this.told.emit({ study, touched, ...(room?.at !== undefined && { at: room.at }) });
  }

  /** What another process has told. */
  heard({ study, at, touched }: StudyNotice): void {
    const room = this.#rooms.get(study);
    if (!room) return;
    if (at === undefined && touched === undefined) {
      if (room.shower && room.at !== undefined) this.told.emit({ study, at: room.at, touched: room.touched });
      return;
    }
    room.at = at ?? room.at;
    room.touched = Math.max(room.touched, touched ?? 0);
    this.#tell(study, room);
  }

  leave(subscriber: Subscriber): void {
    const study = this.#places.get(subscriber);
    const room = study === undefined ? undefined : this.#rooms.get(study);
    this.#places.delete(subscriber);
    if (study === undefined || !room) return;
    room.followers.delete(subscriber);
    if (room.shower === subscriber) room.shower = undefined;
    if (room.followers.size === 0 && !room.shower) this.#rooms.delete(study);
  }

  /** The room that the subscriber is in from now on: somebody else may have opened it since it was looked for. */
  #entered(subscriber: Subscriber, study: string, found: Room): Room {
    const room = this.#rooms.get(study) ?? found;
    if (this.#places.get(subscriber) !== study) this.leave(subscriber);
    this.#places.set(subscriber, study);
    this.#rooms.set(study, room);
    return room;
  }

  async #roomOf(study: string): Promise<Room> {
    const known = this.#rooms.get(study);
    if (known) return known;
    const found = await this.#store.studies.ownerOf(study);
    if (!found) throw new RefusedRequest('no-such-table', 'there is no such study');
    return { owner: found.person, followers: new Set(), shower: undefined, touched: found.touched, at: undefined };
  }

  #tell(study: string, room: Room): void {
    if (room.at === undefined) return;
    const text = shownText(study, room);
    for (const follower of room.followers) follower.send(text);
  }
}

function shownText(study: string, { at = 0, touched }: Room): string {
  return JSON.stringify({ type: 'shown', study, at, touched } satisfies ShownStudy);
}
