import './desk.css';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Absence } from '../online/absence.tsx';
import { findMe, isHost } from '../online/identity.ts';
import { useServerStatus } from '../online/server-hooks.ts';
import { useLocalized } from '../page/localized.ts';
import { accountAddress, type DeskRoute, deskAddress, keepAddress } from '../page/route.ts';
import { FormScreen } from '../ui/form-screen.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import type { DeskWords } from '../words/desk.en.ts';
import { deskWordsIn } from '../words/desk.ts';
import type { Words } from '../words/words.ts';
import { AnnouncePart } from './announce-part.tsx';
import { DeedsPart } from './deeds-part.tsx';
import { redeemLink } from './desk-api.ts';
import type { DeskContext } from './desk-context.ts';
import { LoadPart } from './load-part.tsx';
import { MeasuresPart } from './measures-part.tsx';
import { NowPart } from './now-part.tsx';
import { ReportsPart } from './reports-part.tsx';
import { SettingsPart } from './settings-part.tsx';

interface Props {
  readonly route: DeskRoute;
  readonly words: Words;
}

/** Where the hosts of a server see what goes on, and decide. */
export function DeskScreen({ route, words }: Props): JSX.Element {
  const { found: own, problem } = useLocalized('desk', deskWordsIn);
  const status = useServerStatus();
  if (!own) return <LoadingScreen words={words} problem={problem} />;
  return (
    <FormScreen words={words} title={words.lobby.desk} wide={isHost.value && route.link === ''}>
      {status === 'here' ? <Desk route={route} words={words} own={own} /> : <Absence status={status} words={words} />}
    </FormScreen>
  );
}

const parts = {
  now: NowPart,
  reports: ReportsPart,
  measures: MeasuresPart,
  load: LoadPart,
  announce: AnnouncePart,
  settings: SettingsPart,
  deeds: DeedsPart,
} as const satisfies Readonly<Record<keyof DeskWords['parts'], (props: DeskContext) => JSX.Element | undefined>>;

type PartName = keyof typeof parts;
const partNames = Object.keys(parts) as PartName[];

function Desk({ route, words, own }: Props & { own: DeskWords }): JSX.Element {
  const [said, tell] = useState('');
  if (route.link !== '' || !isHost.value) return <Door link={route.link} own={own} words={words} />;
  const part = partNames.find(name => name === route.part) ?? 'now';
  const Part = parts[part];
  return (
    <div class="desk">
      <Parts part={part} own={own} words={words} chosen={() => tell('')} />
      <p role="status" class="desk-said">
        {said}
      </p>
      <section class="desk-part" aria-label={own.parts[part]}>
        <h2>{own.parts[part]}</h2>
        <Part key={part} words={words} own={own} tell={tell} />
      </section>
    </div>
  );
}

interface PartsProps extends Pick<Props, 'words'> {
  readonly part: PartName;
  readonly own: DeskWords;
  readonly chosen: () => void;
}

/** On a phone they are a row that is longer than the screen: the one that is shown is in sight. */
function Parts({ part, own, words, chosen }: PartsProps): JSX.Element {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [part]);
  return (
    <nav ref={row} class="desk-parts" aria-label={words.lobby.desk}>
      {partNames.map(name => (
        <a
          key={name}
          class="button plain"
          href={deskAddress(name)}
          aria-current={name === part ? 'page' : undefined}
          onClick={chosen}
        >
          {own.parts[name]}
        </a>
      ))}
    </nav>
  );
}

/** For those who are no hosts, or not yet. */
function Door({ link, own, words }: { link: string; own: DeskWords; words: Words }): JSX.Element {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (link === '') return;
    void redeemLink(link).then(async answer => {
      if (answer.ok) {
        await findMe();
        return keepAddress(deskAddress());
      }
      const isMissing = answer.code === 'no-account' || answer.code === 'nobody';
      return setSaid(isMissing ? own.linkAccount : own.linkWrong);
    });
  }, [link]);
  return (
    <>
      <p role="status">{link === '' ? own.notHost : said}</p>
      <p>
        <a class="button plain" href={accountAddress}>
          {words.lobby.yourAccount}
        </a>
      </p>
    </>
  );
}
