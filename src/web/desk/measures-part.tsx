import type { JSX } from 'preact';
import type { DeskMeasure } from '../../protocol/desk.ts';
import { language } from '../page/settings.ts';
import { lift } from './desk-api.ts';
import { type DeskContext, momentIn, problemText, useDesk } from './desk-context.ts';

/** What is decided about people, to be lifted. */
export function MeasuresPart(desk: DeskContext): JSX.Element | undefined {
  const { own, tell, words } = desk;
  const { found, look } = useDesk('measures', desk);
  if (!found) return undefined;
  const undo = async ({ person, kind }: DeskMeasure) => {
    tell(problemText(own, await lift(person, kind)));
    await look();
  };
  return (
    <>
      {found.measures.length === 0 && <p>{own.noMeasures}</p>}
      <ul class="desk-list">
        {found.measures.map(measure => {
          const { person, kind, reason, until } = measure;
          const name = measure.name || words.lobby.somebody;
          const span = until === undefined ? own.forGood : own.until(momentIn(language.value, until));
          return (
            <li key={`${person} ${kind}`}>
              <span>
                <b>{name}</b> {own.kinds[kind]}{' '}
                <small>
                  {kind === 'warn' ? '' : `${span} · `}
                  {reason}
                </small>
              </span>
              <button
                type="button"
                class="button plain"
                aria-label={own.liftOf(own.kinds[kind], name)}
                onClick={() => void undo(measure)}
              >
                {own.lift}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
