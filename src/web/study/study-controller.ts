import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { MOST_MARKS, notesAt, type StudyMark } from '../../table/study.ts';
import type { BoardHint } from '../kit/view.ts';
import { TableController } from '../table/table-controller.ts';
import type { StudyHost } from './study-host.ts';

/** A study board in somebody's hand: besides moving they point things out. */
export class StudyController extends TableController<StudyHost> {
  /** Does a click on a place mark it, instead of moving there? */
  readonly marking = signal(false);
  /** Where the next arrow begins, once its place was clicked. */
  readonly arrowFrom = signal<string | undefined>(undefined);
  readonly marks: ReadonlySignal<readonly BoardHint[] | undefined>;

  constructor(host: StudyHost) {
    super(host, () => true);
    this.marks = computed(() => marksOf(host, this.arrowFrom.value));
  }

  override pick(token: string): void {
    if (!this.marking.peek()) return super.pick(token);
    const from = this.arrowFrom.peek();
    this.arrowFrom.value = from === undefined ? token : undefined;
    if (from !== undefined) this.#mark(from === token ? [token] : [from, token]);
    return undefined;
  }

  /** What is marked already loses its mark. */
  #mark(mark: StudyMark): void {
    const { study, at } = this.host.place.peek();
    const before = notesAt(study, at).marks ?? [];
    const others = before.filter(known => known.join(' ') !== mark.join(' '));
    const marks = (others.length < before.length ? others : [...others, mark]).slice(-MOST_MARKS);
    this.host.note({ marks: marks.length === 0 ? undefined : marks });
  }
}

/** Marks are drawn as an advised line is: each is a step of it. */
function marksOf(host: StudyHost, begun: string | undefined): readonly BoardHint[] | undefined {
  const { study, at } = host.place.value;
  const marks = [...(notesAt(study, at).marks ?? []), ...(begun === undefined ? [] : [[begun] as const])];
  if (marks.length === 0) return undefined;
  return [{ name: '•', lit: true, steps: marks.map(places => ({ tokens: [...places], at: places.at(-1), via: [] })) }];
}
