import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { DeskDeed } from '../../protocol/desk.ts';
import { language } from '../page/settings.ts';
import { askDesk } from './desk-api.ts';
import { type DeskContext, momentIn, problemText, useDesk } from './desk-context.ts';

/** As many are sent at once. */
const PAGE = 100;

/** What hosts did, the latest first. Nobody can change it. */
export function DeedsPart(desk: DeskContext): JSX.Element | undefined {
  const { own, tell, words } = desk;
  const { found } = useDesk('deeds', desk);
  const [older, setOlder] = useState<readonly DeskDeed[]>([]);
  if (!found) return undefined;
  const deeds = [...found.deeds, ...older];
  const more = async () => {
    const answer = await askDesk('deeds', `?before=${deeds.at(-1)!.at}`);
    if (answer.ok) setOlder([...older, ...answer.value.deeds]);
    else tell(problemText(own, answer));
  };
  return (
    <>
      {deeds.length === 0 && <p>{own.noDeeds}</p>}
      <ol class="desk-deeds">
        {deeds.map(({ id, at, host, deed, other, what }) => (
          <li key={id}>
            <small>{momentIn(language.value, at)}</small>{' '}
            <span>
              <b>{host || words.lobby.somebody}</b> {own.deeds[deed]} {other && <b>{other}</b>}{' '}
              {deed !== 'done' && deed !== 'lift' && what && <q>{what}</q>}
            </span>
          </li>
        ))}
      </ol>
      {deeds.length > 0 && deeds.length % PAGE === 0 && (
        <p>
          <button type="button" class="button plain" onClick={() => void more()}>
            {own.older}
          </button>
        </p>
      )}
    </>
  );
}
