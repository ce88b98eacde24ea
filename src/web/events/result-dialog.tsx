import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { EventTableInfo } from '../../protocol/event-replies.ts';
import { Dialog } from '../ui/dialog.tsx';
import { SelectChoice } from '../ui/select-choice.tsx';
import { askAbout, type EventContext, nameIn } from './event-context.ts';

interface Props extends EventContext {
  readonly table: EventTableInfo;
  readonly close: () => void;
}

/** The organiser says how a table ended, where what was played is not what should count. */
export function ResultDialog({ table, close, ...context }: Props): JSX.Element {
  const { words, own } = context;
  const { organise } = own;
  const { match, seats } = table;
  const [ranks, setRanks] = useState(table.ranks ?? seats.map((_, seat) => seat + 1));
  const [problem, setProblem] = useState('');
  const correct = (wanted?: readonly number[]) => {
    if (wanted && !areRanks(wanted)) return setProblem(organise.badRanks);
    close();
    void askAbout(context, { type: 'event-correct', match, ...(wanted && { ranks: [...wanted] }) }, organise.done);
  };
  return (
    <Dialog title={organise.correctTitle} words={words} close={close}>
      <p>{organise.correctText}</p>
      {seats.map((number, seat) => (
        <SelectChoice
          key={seat}
          name={organise.rankOf(nameIn(context, number))}
          values={seats.map((_, i) => String(i + 1))}
          value={String(ranks[seat])}
          say={String}
          choose={rank => setRanks(ranks.with(seat, Number(rank)))}
        />
      ))}
      <p class="warning" role="status">
        {problem}
      </p>
      <div class="acts">
        <button type="button" class="button" onClick={() => correct(ranks)}>
          {organise.correctIt}
        </button>
        <button type="button" class="button plain" onClick={() => correct()}>
          {organise.nothing}
        </button>
      </div>
    </Dialog>
  );
}

/** The server asks for the same: whoever shares a rank leaves out those below it. */
function areRanks(ranks: readonly number[]): boolean {
  return ranks.every(rank => rank === 1 + ranks.filter(other => other < rank).length);
}
