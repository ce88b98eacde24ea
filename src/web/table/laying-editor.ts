import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Game } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import { type LaidOut, type LyingPieces, layOut, sketchOf } from '../../table/laying-out.ts';

/** What is wrong with what was told: more of a piece than there are, or one where it can't lie. */
export type LayingMistake =
  | { readonly kind: 'many'; readonly piece: string; readonly count: number; readonly most: number }
  | { readonly kind: 'place'; readonly field: string; readonly piece: string };

/** A board being told as it lies on the table: field by field, in any order, until nothing is missing. */
export class LayingEditor {
  readonly #game: Game;
  readonly #from: AnyState;
  readonly lying = signal<LyingPieces>(new Map());
  /** The piece that a tap puts down; undefined where there is only one kind. */
  readonly brush = signal<string>('');
  /** The field that was tapped and can't take the piece. */
  readonly refused = signal<string | undefined>(undefined);
  readonly laid: ReadonlySignal<LaidOut>;
  readonly sketch: ReadonlySignal<AnyState>;
  readonly #earlier: LyingPieces[] = [];

  constructor(game: Game, from: AnyState) {
    this.#game = game;
    this.#from = from;
    this.laid = computed(() => layOut(game, from, this.lying.value));
    this.sketch = computed(() => sketchOf(this.#game, this.#from, this.lying.value));
    this.brush.value = this.pieces()[0] ?? '';
  }

  /** All kinds of pieces, in the order in which the rules come to them. */
  pieces(): readonly string[] {
    return [...this.laid.value.most.keys()];
  }

  countOf(piece: string): number {
    return [...this.lying.value.values()].filter(other => other === piece).length;
  }

  /** Puts down what is in hand, or takes it away where it lies already. */
  tap(field: string): void {
    const piece = this.#pieceFor(field);
    this.refused.value = piece === undefined ? field : undefined;
    if (piece === undefined) return;
    this.#change(told => (told.get(field) === piece ? told.delete(field) : told.set(field, piece)));
    this.#handOn();
  }

  /** What is in hand, or the only piece that can lie there. */
  #pieceFor(field: string): string | undefined {
    const offered = this.laid.value.offered.get(field);
    if (offered?.has(this.brush.value)) return this.brush.value;
    return offered?.size === 1 ? [...offered][0] : this.lying.value.get(field);
  }

  /**
   * Says what lies on the field that comes next: reading a board row by row is quickest so, from the other side of the
   * table the other way round. One too many is told too.
   */
  type(piece: string, turned = false): void {
    const [kind] = piece.split(' ');
    const asked = this.laid.value.open.filter(({ fields }) => fields.length === 1 && !this.lying.value.has(fields[0]!));
    const isMeant = ({ pieces }: (typeof asked)[number]) => pieces.some(other => other.split(' ')[0] === kind);
    const field = (turned ? asked.findLast(isMeant) : asked.find(isMeant))?.fields[0];
    this.brush.value = piece;
    if (field === undefined) return;
    this.#change(told => told.set(field, piece));
    this.#handOn();
  }

  /** Can all that is missing be of this kind? Not where there are more fields for it than pieces. */
  canFill(piece: string): boolean {
    return this.#fieldsFor(piece).length > 0;
  }

  /** All that is missing is of this kind. */
  fill(piece: string): void {
    const fields = this.#fieldsFor(piece);
    this.#change(told => {
      for (const field of fields) told.set(field, piece);
    });
  }

  #fieldsFor(piece: string): readonly string[] {
    const open = this.laid.value.open.filter(({ fields, pieces }) => fields.length === 1 && pieces.includes(piece));
    return open.map(({ fields }) => fields[0]!).filter(field => !this.lying.value.has(field));
  }

  load(lying: LyingPieces): void {
    this.#change(told => {
      for (const [field, piece] of lying) told.set(field, piece);
    });
  }

  canUndo(): boolean {
    return this.lying.value.size > 0;
  }

  undo(): void {
    const before = this.#earlier.pop();
    if (before) this.lying.value = before;
  }

  isDone(): boolean {
    const { open, wrong } = this.laid.value;
    return open.length === 0 && wrong.length === 0;
  }

  mistakes(): readonly LayingMistake[] {
    const { most, wrong } = this.laid.value;
    const many = this.pieces()
      .map(piece => ({ kind: 'many', piece, count: this.countOf(piece), most: most.get(piece) ?? 0 }) as const)
      .filter(({ count, most: limit }) => count > limit);
    const counted = new Set(many.map(({ piece }) => piece));
    return [
      ...many,
      ...wrong
        .filter(([, piece]) => !counted.has(piece))
        .map(([field, piece]) => ({ kind: 'place', field, piece }) as const),
    ];
  }

  #change(change: (told: Map<string, string>) => void): void {
    const told = new Map(this.lying.value);
    this.#earlier.push(this.lying.value);
    change(told);
    this.refused.value = undefined;
    this.lying.value = told;
  }

  /** When there are as many of a kind as can be, the next kind is taken in hand. */
  #handOn(): void {
    const full = (piece: string) => this.countOf(piece) >= (this.laid.value.most.get(piece) ?? 0);
    if (!full(this.brush.value)) return;
    const free = this.pieces().find(piece => !full(piece));
    if (free !== undefined) this.brush.value = free;
  }
}
