import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { ShownStudy } from '../../protocol/studies.ts';
import type { Study } from '../../table/study.ts';
import { serverConnection } from '../online/server-connection.ts';
import { fetchStudy, saveStudy } from '../online/study-api.ts';
import { loadKnown } from '../recording/file-import.ts';
import { readStudy } from '../recording/study-file.ts';
import type { StudyHost } from './study-host.ts';

/** How long changes are collected before they are saved, in milliseconds. */
const PAUSE = 1500;

/** A study in an account, as this page has it open. */
export interface LiveStudy {
  readonly id: string;
  /** Whose it is, where it is somebody else's. */
  readonly by: string | undefined;
  readonly own: boolean;
  /** The owner's page shows where it is; another one goes where the owner is. */
  readonly live: ReadonlySignal<boolean>;
  /** Has the owner shown anything since this page was opened? */
  readonly shown: ReadonlySignal<boolean>;
  toggle(): void;
  leave(): void;
}

/** Writes every change to the account, a moment after it was made. */
export class AccountKeeper {
  readonly #id: string;
  #waiting: { readonly study: Study; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  #writing: Promise<void> = Promise.resolve();
  #problem: ((why: string | undefined) => void) | undefined;

  constructor(id: string) {
    this.#id = id;
  }

  /** Tells what went wrong, or undefined when it went well again. */
  onProblem(tell: (why: string | undefined) => void): void {
    this.#problem = tell;
  }

  readonly keep = async (study: Study): Promise<void> => {
    clearTimeout(this.#waiting?.timer);
    this.#waiting = { study, timer: setTimeout(() => void this.flush(), PAUSE) };
  };

  flush(): Promise<void> {
    const waiting = this.#waiting;
    if (!waiting) return this.#writing;
    clearTimeout(waiting.timer);
    this.#waiting = undefined;
    this.#writing = this.#writing.then(async () => {
      const saved = await saveStudy(waiting.study, this.#id);
      this.#problem?.(saved.ok ? undefined : saved.code);
    });
    return this.#writing;
  }
}

/** The owner's side: tells where it is, as long as it shows. */
export function showStudy(host: StudyHost, id: string, keeper: AccountKeeper): LiveStudy {
  const live = signal(false);
  keeper.onProblem(why => void (host.trouble.value = why));
  const stop = effect(() => {
    const { at } = host.place.value;
    if (live.value) void tell(at);
  });
  // Those who follow can't go where nothing is yet.
  const tell = async (at: number) => {
    // The change that led there is handed to the keeper in the same moment.
    await Promise.resolve();
    await keeper.flush();
    if (live.peek() && host.place.peek().at === at) await serverConnection().ask({ type: 'show', study: id, at });
  };
  return {
    id,
    by: undefined,
    own: true,
    live,
    shown: live,
    toggle: () => void (live.value = !live.peek()),
    leave: () => {
      stop();
      void keeper.flush();
    },
  };
}

/** The other side: goes where the owner is, until somebody walks on their own. */
export function followStudy(host: StudyHost, id: string, by: string | undefined): LiveStudy {
  const live = signal(true);
  const shown = signal(false);
  let newest: ShownStudy | undefined;
  let read = 0;
  let going = false;
  const catchUp = async () => {
    if (!newest || !live.peek()) return;
    const wanted = newest;
    const study = wanted.touched === read ? host.place.peek().study : await fetched(id);
    if (!study || !live.peek() || wanted.at > study.moves.length) return;
    read = wanted.touched;
    going = true;
    host.change({ study, at: wanted.at });
    going = false;
  };
  const unfollow = serverConnection().follow(id, news => {
    newest = news;
    shown.value = true;
    void catchUp();
  });
  const first = host.place.peek();
  const stop = host.place.subscribe(place => {
    if (going || place === first) return;
    live.value = false;
    // What was tried here is not in the account.
    if (place.study !== first.study) read = 0;
  });
  return {
    id,
    by,
    own: false,
    live,
    shown,
    toggle: () => {
      live.value = !live.peek();
      void catchUp();
    },
    leave: () => {
      stop();
      unfollow();
    },
  };
}

async function fetched(id: string): Promise<Study | undefined> {
  const found = await fetchStudy(id);
  const reading = found.ok ? await readStudy(found.value.text, loadKnown, id) : undefined;
  return reading?.ok ? reading.study : undefined;
}
