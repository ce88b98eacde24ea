import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { CHANCE, isSeat, type Move, NOT_A_MOVE, type RuleId, type Seat, type Viewer } from '../../engine/game.ts';
import { isOverWith } from '../../engine/logs/acts.ts';
import type { AnyState } from '../../engine/state.ts';
import { beginDraft, commandOf, type Draft, isOpen, stateOf, withMove, withoutLast } from '../../table/draft.ts';
import type { RefusalCode } from '../../table/match.ts';
import { moveCounts } from '../../table/move-count.ts';
import type { CommandResult, Snapshot } from '../../table/table.ts';
import { setupLength } from '../../table/timeline.ts';
import { freshId } from '../browser/ids.ts';
import { beginMove, beginOutcome, candidates, type MoveBuilder } from '../kit/input/move-builder.ts';
import type { Spotlight } from '../kit/view.ts';
import { draftAsBefore, forgetDraft, keepDraft } from '../match/kept-drafts.ts';
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
  /** How many moves had been made, by the length of the log. */
  readonly moveCounts: ReadonlySignal<readonly number[]>;
  /** The moves tried out so far, while it is the viewer's turn. */
  readonly draft = signal<Draft | undefined>(undefined);
  readonly builder = signal<MoveBuilder | undefined>(undefined);
  readonly pointed = signal<string | undefined>(undefined);
  readonly refusal = signal<ShownRefusal | undefined>(undefined);
  readonly spotlight = signal<Spotlight | undefined>(undefined);
  /** The length of the log that is looked back at; undefined for the present. */
  readonly past = signal<number | undefined>(undefined);
  /** Does the past go on by itself, move by move, until the present is there again? */
  readonly playing = signal(false);
  /** What has just been revealed to the viewer: the board stays there until they have seen it. */
  readonly moment = signal<LogLine | undefined>(undefined);
  /** What is on the screen: the past, the draft, or the table. */
  readonly shown: ReadonlySignal<AnyState>;
  /** One id for one draft: sent twice, by a double click or a key held down, it is carried out once. */
  readonly #ids = new WeakMap<Draft, string>();
  /** The draft that is on its way to the host: it can't be ended once more. */
  readonly #sent = signal<Draft | undefined>(undefined);
  /** Where to stop while only a part of the log is looked back at. */
  #stops: readonly number[] | undefined;
  readonly #stop: () => void;

  constructor(host: H, endsByItself: () => boolean) {
    this.host = host;
    this.#endsByItself = endsByItself;
    const { length, reader } = host;
    this.handover = computed(() => (length.value, reader.handover(this.#taken.value)));
    this.viewer = computed(() => this.handover.value.viewer);
    this.snapshot = computed(() => (length.value, reader.snapshot(this.viewer.value)));
    this.lines = computed(() => (length.value, reader.lines(this.viewer.value)));
    this.moveCounts = computed(() => moveCounts(this.snapshot.value.entries));
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
      this.#setDraft(mine || this.#isForAnybody(snapshot) ? this.#draftOf(snapshot) : undefined);
    });
  }

  /** Outcomes are entered one by one: who enters the next one may be somebody else. */
  #draftOf(snapshot: Snapshot): Draft {
    const { game, match } = this.host;
    const actor = game.actor(snapshot.state);
    const fresh = beginDraft(game, snapshot, actor);
    return actor === CHANCE ? fresh : draftAsBefore(match.id, this.draft.peek(), fresh, snapshot);
  }

  /** Does something lie open that chance has brought, and that anybody here can enter? */
  #isForAnybody({ state, over }: Snapshot): boolean {
    const { game, match } = this.host;
    const here = this.handover.peek().waiting === undefined;
    return match.byHand === true && here && !over && game.actor(state) === CHANCE;
  }

  /** Whatever was refused before is over with it. */
  #setDraft(draft: Draft | undefined): void {
    this.refusal.value = undefined;
    this.draft.value = draft;
    this.builder.value = draft && isOpen(draft) ? builderFor(draft) : undefined;
    this.pointed.value = undefined;
    if (draft && draft.seat !== CHANCE) keepDraft(this.host.match.id, draft);
  }

  /** The next person has the device in hand, and begins in the present. */
  take(): void {
    batch(() => {
      this.#goTo(undefined);
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

  /**
   * Presses the button of a word, or of a whole move: what a button says need not be confirmed once more, and a word
   * that is a whole move is one whatever has been chosen for another.
   */
  press(token: string): void {
    const whole = this.builder.peek()?.legal.some(({ text }) => text === token) ?? false;
    if (whole || token.includes(' ')) this.playMoves([token]);
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
    if (!isOpen(next) && (next.seat === CHANCE || this.#endsByItself())) void this.end();
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

  /** Somebody goes on with something else: what was refused is no answer to that. */
  forgetRefusal(): void {
    this.refusal.value = undefined;
  }

  /** The only move there is, if there is no choice. */
  onlyMove(): readonly string[] | undefined {
    const builder = this.builder.value;
    const [first, ...others] = builder ? candidates({ ...builder, chosen: new Map() }) : [];
    return others.length === 0 ? first?.tokens : undefined;
  }

  /** Is there a choice to be made now, in sight, and of more than words alone? */
  isChoosing(): boolean {
    const legal = this.builder.value?.legal ?? [];
    return this.past.value === undefined && legal.length > 1 && legal.some(({ tokens }) => tokens.length > 1);
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

  /** The turn has been ended, and is not yet known to be kept. */
  isSending(): boolean {
    return this.draft.value !== undefined && this.draft.value === this.#sent.value;
  }

  canUndo(): boolean {
    if (this.isSending()) return false;
    return (this.draft.value?.moves.length ?? 0) > 0 || (this.builder.value?.chosen.size ?? 0) > 0;
  }

  /** Comes back out of the past, then lets go of words chosen, then takes back moves, and by hand what was entered. */
  undo(): void {
    const draft = this.draft.peek();
    if (this.#cameBack() || (draft && draft === this.#sent.peek())) return;
    if ((this.builder.peek()?.chosen.size ?? 0) > 0) return this.drop();
    const last = draft?.moves.length ? undefined : this.host.hand?.lastEntered();
    if (last !== undefined) void this.correct(last);
    else if (draft) this.#setDraft(withoutLast(draft));
  }

  /** By hand: what was entered from here on no longer counts, or is entered again. */
  async correct(to: number | 'repeat'): Promise<void> {
    const { hand, match } = this.host;
    forgetDraft(match.id);
    await this.#heard(to === 'repeat' ? hand?.repeat() : hand?.correct(to));
  }

  /** Nothing more is to be chosen in this turn. */
  isComplete(): boolean {
    const draft = this.draft.value;
    return draft !== undefined && draft.moves.length > 0 && !isOpen(draft);
  }

  canEnd(): boolean {
    return this.isComplete() && !this.isSending();
  }

  /** In the past it only comes back: nobody ends what is not in sight. */
  async end(): Promise<void> {
    const draft = this.draft.peek();
    if (this.#cameBack() || !draft || draft.moves.length === 0 || isOpen(draft)) return;
    forgetDraft(this.host.match.id);
    this.#sent.value = draft;
    const answer = await this.host.send(commandOf(draft, this.#idFor(draft)));
    if (answer.ok) return;
    this.#sent.value = undefined;
    this.#object(answer);
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
    await this.#heard(this.host.send({ type: 'aside', id: freshId(), seat, base: this.host.length.peek(), move }));
  }

  async resign(seat: Seat): Promise<void> {
    forgetDraft(this.host.match.id);
    await this.#heard(this.host.send({ type: 'resign', id: freshId(), seat, base: this.host.length.peek() }));
  }

  async #heard(asked: Promise<CommandResult> | undefined): Promise<void> {
    const answer = await asked;
    if (answer?.ok === false) this.#object(answer);
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
    this.#stops = undefined;
    batch(() => {
      this.refusal.value = undefined;
      this.#goTo(wanted >= entries.length ? undefined : wanted);
    });
  }

  /** Plays a part of the log, from stop to stop, as it happened. */
  playThrough(stops: readonly number[]): void {
    this.#playFrom(stops[0] ?? 0);
    this.#stops = stops;
  }

  /** The line that led to what is looked back at; none where the board had just been laid out. */
  lookedAt(): LogLine | undefined {
    const past = this.past.value;
    return past === undefined || this.isFirst() ? undefined : this.lines.value[past - 1];
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
    this.#goTo(undefined);
    return away;
  }

  /** Whoever goes somewhere by hand stops what goes on by itself. */
  #goTo(past: number | undefined): void {
    batch(() => {
      this.playing.value = false;
      this.moment.value = undefined;
      this.past.value = past;
    });
  }

  #stepThrough(stops: readonly number[], stop: number): void {
    if (stop < 0) return;
    this.lookAt(stops[stop] ?? this.snapshot.peek().entries.length);
    this.#stops = stops;
  }

  /** To the next move before or after what is shown: chance in between is part of the way. */
  step(by: 1 | -1): void {
    const { entries } = this.snapshot.peek();
    const stops = this.#stops;
    const stop = stops?.indexOf(this.past.peek() ?? -1) ?? -1;
    if (stops && stop >= 0) return this.#stepThrough(stops, stop + by);
    const first = setupLength(entries);
    let at = (this.past.peek() ?? entries.length) + by;
    while (at > first && at < entries.length && entries[at - 1]!.actor === 'chance') at += by;
    this.lookAt(at);
  }

  /** Plays what others did since the viewer's last turn. */
  playNews(): void {
    this.#playFrom(this.lastSeen());
  }

  /** What was revealed has been seen: the game catches up. */
  release(): void {
    this.#playFrom(this.past.peek() ?? 0);
  }

  #playFrom(length: number): void {
    this.lookAt(length);
    this.playing.value = this.past.peek() !== undefined;
  }

  /** One move on by itself: it plays on until the present. */
  tick(): void {
    this.step(1);
    this.playing.value = this.past.peek() !== undefined;
  }

  /** Stays where something was revealed to the viewer, whatever others do meanwhile. */
  hold(line: LogLine): void {
    this.#goTo(line.seq + 1);
    this.moment.value = line;
  }
}

function builderFor(draft: Draft): MoveBuilder {
  return (draft.seat === CHANCE ? beginOutcome : beginMove)(draft.game, stateOf(draft));
}
