import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Company, toldEffects, toldLine } from './company.ts';
import { taskOf } from './prompt.tsx';
import { winText } from './result.tsx';

/** Says aloud, for those who do not see it, what others did and what is to be done now. */
export function Announcer({ company }: { company: Company }): JSX.Element {
  const { sitting, words, alone, who } = company;
  const lines = sitting.lines.value;
  const heard = useRef(lines.length);
  const [told, setTold] = useState('');
  const { over, viewer } = sitting.view.value;
  const draft = sitting.draft.value;
  const task = draft ? taskOf(company) : '';
  useEffect(() => {
    const news = lines.slice(heard.current).filter(({ actor }) => actor !== viewer && actor !== 'host');
    heard.current = lines.length;
    const events = news.map(line => `${toldLine(company, line)} ${gainsOf(company, line)}`.trim());
    const turn = draft ? (alone ? words.play.yourTurn : words.play.turnOf(who(draft.seat))) : '';
    setTold([...events, over ? winText(company) : '', turn && `${turn}.`, task].filter(part => part !== '').join(' '));
  }, [lines, task, over]);
  return (
    <p class="unseen" role="status" data-announcer>
      {told}
    </p>
  );
}

function gainsOf(company: Company, { actor, effects }: Company['sitting']['lines']['value'][number]): string {
  return typeof actor === 'number' ? toldEffects(company, effects, actor) : '';
}
