import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { asideIn } from '../../engine/asides.ts';
import { isSeat, type Move, NOT_A_MOVE, type RuleId, type Seat, type Viewer } from '../../engine/game.ts';
import { isOverWith } from '../../engine/logs/acts.ts';
import type { AnyState } from '../../engine/state.ts';
import { beginDraft, commandOf, type Draft, isOpen, stateOf, withMove, withoutLast } from '../../table/draft.ts';
import type { RefusalCode } from '../../table/match.ts';
import type { Snapshot } from '../../table/table.ts';
import { setupLength } from '../../table/timeline.ts';
import { freshId } from '../browser/ids.ts';
import { beginMove, candidates, type MoveBuilder } from '../kit/input/move-builder.ts';
import type { Spotlight } from '../kit/view.ts';
import { forgetDraft, keepDraft, recallDraft, redrafted } from '../match/kept-drafts.ts';
import { clickOn } from './clicks.ts';
import type { Handover } from './handover.ts';
import { type LogLine, lastSeenBy } from './log-lines.ts';
import type { MatchHost } from './match-host.ts';

/** Why something was not done: rules that stand against a click, or the table's refusal of a command. */
export interface ShownRefusal {
  readonly rules: readonly RuleId[];
  readonly code?: RefusalCode;
}

/** A person, or several around one device, at a hosted match: what they see, try out, and look back at. */
export class TableController<H extends MatchHost = MatchHost> {
  readonly host: H;
  readonly #endsByItself: () => boolean;
  readonly #taken = signal<Seat | undefined>(undefined);
  readonly handover: ReadonlySignal<Handover>;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly snapshot: ReadonlySignal<Snapshot>;
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  /** The moves tried out so far, while it is the viewer's turn. */
  readonly draft = signal<Draft | undefined>(undefined);
  readonly builder = signal<MoveBuilder | undefined>(undefined);
  readonly pointed = signal<string | undefined>(undefined);
  readonly refusal = signal<ShownRefusal | undefined>(undefined);
  readonly spotlight = signal<Spotlight | undefined>(undefined);
  /** The length of the log that is looked back at; undefined for the present. */
  readonly past = signal<number | undefined>(undefined);
  /** What is on the screen: the past, the draft, or the table. */
  readonly shown: ReadonlySignal<AnyState>;
  /** One id for one draft: sent twice, by a double click or a key held down, it is carried out once. */
  readonly #ids = new WeakMap<Draft, string>();
  readonly #stop: () => void;

  constructor(host: H, endsByItself: () => boolean) {
    this.host = host;
    this.#endsByItself = endsByItself;
    const { length, reader } = host;
    this.handover = computed(() => (length.value, reader.handover(this.#taken.value)));
    this.viewer = computed(() => this.handover.value.viewer);
    this.snapshot = computed(() => (length.value, reader.snapshot(this.viewer.value)));
    this.lines = computed(() => (length.value, reader.lines(this.viewer.value)));
    this.shown = computed(() => this.#shownNow());
    this.#stop = effect(() => this.#beginTurn(this.snapshot.value));
  }

  leave(): void {
    this.#stop();
    this.host.close();
  }

  #shownNow(): AnyState {
    const past = this.past.value;
    if (past !== undefined) return this.host.reader.seenAfter(past, this.viewer.value);
    return this.draft.value ? stateOf(this.draft.value) : this.snapshot.value.state;
  }

  #beginTurn(snapshot: Snapshot): void {
    const seat = this.host.reader.personToMove();
    const mine = seat !== undefined && seat === snapshot.viewer;
    batch(() => {
      if (mine) this.#taken.value = seat;
      this.refusal.value = undefined;
      this.#setDraft(mine ? this.#recalled(beginDraft(this.host.game, snapshot, seat), snapshot) : undefined);
    });
  }

  /** What was tried out before: kept from another look at the table, or from before somebody made an aside. */
  #recalled(fresh: Draft, { entries, state }: Snapshot): Draft {
    const draft = this.draft.peek();
    const { game, match } = this.host;
    const since = draft ? entries.slice(draft.base) : [];
    const asides = since.every(entry => 'move' in entry && asideIn(game, state, entry) !== NOT_A_MOVE);
    if (draft && since.length > 0 && asides) return redrafted(fresh, { ...draft, base: fresh.base });
    return recallDraft(match.id, fresh);
  }

  #setDraft(draft: Draft | undefined): void {
    this.draft.value = draft;
    this.builder.value = draft && isOpen(draft) ? beginMove(draft.game, stateOf(draft)) : undefined;
    this.pointed.value = undefined;
    if (draft) keepDraft(this.host.match.id, draft);
  }

  /** The next person has the device in hand, and begins in the present. */
  take(): void {
    batch(() => {
      this.past.value = undefined;
      this.#taken.value = this.handover.peek().waiting;
    });
  }

  pick(token: string): void {
    const [draft, builder] = [this.draft.peek(), this.builder.peek()];
    if (!draft || !builder) return;
    const click = clickOn(draft.game, stateOf(draft), builder, token);
    batch(() => {
      this.refusal.value = click.kind === 'refused' ? { rules: click.rules } : undefined;
      if (click.kind === 'chosen') this.builder.value = click.builder;
      if (click.kind === 'move') this.#try(draft, click.move);
    });
  }

  /** Presses the button of a word, or of a whole move: what a button says need not be confirmed once more. */
  press(token: string): void {
    if (token.includes(' ')) this.playMoves([token]);
    else this.pick(token);
    const draft = this.draft.peek();
    if (draft && draft.moves.length > 0 && !isOpen(draft)) void this.end();
  }

  drop(): void {
    const builder = this.builder.peek();
    batch(() => {
      this.refusal.value = undefined;
      if (builder) this.builder.value = { ...builder, chosen: new Map() };
    });
  }

  #try(draft: Draft, move: Move): void {
    const next = withMove(draft, move);
    if (typeof next === 'string') {
      this.refusal.value = { rules: [next] };
      return;
    }
    this.#setDraft(next);
    if (!isOpen(next) && this.#endsByItself()) void this.end();
  }

  /** Plays whole moves one after the other, until one can't be played or others are to move. */
  playMoves(texts: readonly string[]): void {
    for (const text of texts) {
      const draft = this.draft.peek();
      const move = draft && isOpen(draft) ? draft.game.parse(stateOf(draft), text) : NOT_A_MOVE;
      if (!draft || move === NOT_A_MOVE) return;
      this.#try(draft, move);
      if (this.refusal.peek()) return;
    }
  }

  /** The only move there is, if there is no choice. */
  onlyMove(): readonly string[] | undefined {
    const builder = this.builder.value;
    const [first, ...others] = builder ? candidates({ ...builder, chosen: new Map() }) : [];
    return others.length === 0 ? first?.tokens : undefined;
  }

  /** What can't be chosen need not be confirmed either. */
  playOnly(): void {
    const draft = this.draft.peek();
    const move = this.builder.peek()?.legal[0]?.move;
    if (!draft || move === undefined) return;
    this.#try(draft, move);
    const now = this.draft.peek();
    if (now && !isOpen(now)) void this.end();
  }

  canUndo(): boolean {
    return (this.draft.value?.moves.length ?? 0) > 0 || (this.builder.value?.chosen.size ?? 0) > 0;
  }

  /** First comes back out of the past, then lets go of words chosen, then takes back moves. */
  undo(): void {
    if (this.#cameBack()) return;
    const draft = this.draft.peek();
    if ((this.builder.peek()?.chosen.size ?? 0) > 0) return this.drop();
    if (draft) this.#setDraft(withoutLast(draft));
    this.refusal.value = undefined;
  }

  canEnd(): boolean {
    const draft = this.draft.value;
    return draft !== undefined && draft.moves.length > 0 && !isOpen(draft);
  }

  /** In the past it only comes back: nobody ends what is not in sight. */
  async end(): Promise<void> {
    const draft = this.draft.peek();
    if (this.#cameBack() || !draft || draft.moves.length === 0 || isOpen(draft)) return;
    forgetDraft(this.host.match.id);
    const answer = await this.host.send(commandOf(draft, this.#idFor(draft)));
    if (!answer.ok) this.#object(answer);
  }

  #idFor(draft: Draft): string {
    const id = this.#ids.get(draft) ?? freshId();
    this.#ids.set(draft, id);
    return id;
  }

  /** Makes an aside of the viewer: what is being tried out stays as it is. */
  async sayAside(move: string): Promise<void> {
    const seat = this.playingSeat();
    if (seat === undefined) return;
    const base = this.host.length.peek();
    const answer = await this.host.send({ type: 'aside', id: freshId(), seat, base, move });
    if (!answer.ok) this.#object(answer);
  }

  async resign(seat: Seat): Promise<void> {
    forgetDraft(this.host.match.id);
    const base = this.host.length.peek();
    const answer = await this.host.send({ type: 'resign', id: freshId(), seat, base });
    if (!answer.ok) this.#object(answer);
  }

  /** The seat that has the device in hand, as long as it plays: it may resign, and make asides. */
  playingSeat(): Seat | undefined {
    const { over, viewer, resigned } = this.snapshot.value;
    return !over && isSeat(viewer) && !resigned.has(viewer) ? viewer : undefined;
  }

  /** Would one more resignation end the match? Then no bot plays on. */
  endsIt(): boolean {
    const { state, resigned } = this.snapshot.value;
    return isOverWith(this.host.game, state, resigned.size + 1);
  }

  #object({ code, rule }: { code: RefusalCode; rule?: RuleId }): void {
    this.refusal.value = { code, rules: rule === undefined ? [] : [rule] };
  }

  /** Where the viewer's own last move left the log: what others did since can be stepped through. */
  lastSeen(): number {
    const { entries, viewer } = this.snapshot.value;
    return lastSeenBy(entries, viewer);
  }

  /** Looks back at the log as it was at this length; at its end the present is shown again. */
  lookAt(length: number): void {
    const { entries } = this.snapshot.peek();
    const wanted = Math.max(setupLength(entries), length);
    batch(() => {
      this.refusal.value = undefined;
      this.past.value = wanted >= entries.length ? undefined : wanted;
    });
  }

  isFirst(): boolean {
    return this.past.value !== undefined && this.past.value <= setupLength(this.snapshot.value.entries);
  }

  /** Out of the past, or rid of what was chosen. */
  escape(): void {
    if (!this.#cameBack()) this.drop();
  }

  /** Was the past in sight? Then the present is now. */
  #cameBack(): boolean {
    const away = this.past.peek() !== undefined;
    this.past.value = undefined;
    return away;
  }

  step(by: number): void {
    this.lookAt((this.past.peek() ?? this.snapshot.peek().entries.length) + by);
  }
}
