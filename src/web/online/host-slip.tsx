import type { JSX } from 'preact';
import type { ToldMeasure } from '../../protocol/measures.ts';
import { remember } from '../browser/local-storage.ts';
import { regional } from '../match/standing-text.ts';
import { announcement, ownMeasures } from '../page/host-word.ts';
import { useLocalized } from '../page/localized.ts';
import { language } from '../page/settings.ts';
import type { StandingWords } from '../words/standing.en.ts';
import { standingWordsIn } from '../words/standing.ts';
import type { Words } from '../words/words.ts';
import { callApi } from './api.ts';
import { ANNOUNCEMENT_READ, setMeasures } from './identity.ts';

/** What the hosts have to say to everybody, or to this person, over whatever else is on the screen. */
export function HostWord({ words }: { words: Words }): JSX.Element | undefined {
  const { found: own } = useLocalized('standing', standingWordsIn);
  const { warn } = ownMeasures.value;
  if (!own) return undefined;
  if (warn) return <Warning own={own} warn={warn} />;
  const said = announcement.value;
  if (!said) return undefined;
  const close = () => {
    remember(ANNOUNCEMENT_READ, said.id);
    announcement.value = undefined;
  };
  return (
    <div class="slip news">
      <p>
        <b>{own.announced}</b> {said.text}
      </p>
      <button type="button" class="button plain" onClick={close}>
        {words.common.close}
      </button>
    </div>
  );
}

function Warning({ own, warn }: { own: StandingWords; warn: ToldMeasure }): JSX.Element {
  const read = async () => {
    const done = await callApi('me/warned', {});
    if (!done.ok) return;
    const { warn: _warn, ...rest } = ownMeasures.value;
    setMeasures(rest);
  };
  return (
    <div class="slip news">
      <p>
        <b>{own.warned}:</b> {warn.reason}
      </p>
      <button type="button" class="button" onClick={() => void read()}>
        {own.understood}
      </button>
    </div>
  );
}

/** Instead of everything online, for somebody who is let in no longer. */
export function BanNotice({ ban }: { ban: ToldMeasure }): JSX.Element | undefined {
  const { found: own } = useLocalized('standing', standingWordsIn);
  if (!own) return undefined;
  const date = new Intl.DateTimeFormat(regional(language.value, navigator.languages), {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (
    <>
      <p>
        <strong>{own.banned}</strong>
      </p>
      <p>{own.bannedWhy(ban.reason)}</p>
      {ban.until !== undefined && <p>{own.bannedUntil(date.format(ban.until))}</p>}
      <p class="small">{own.bannedData}</p>
    </>
  );
}
