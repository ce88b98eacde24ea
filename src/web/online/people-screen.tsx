import './people-screen.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Acquaintance, Tie } from '../../protocol/acquaintances.ts';
import { useLocalized } from '../page/localized.ts';
import { language } from '../page/settings.ts';
import { FormScreen } from '../ui/form-screen.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import type { PeopleWords } from '../words/people.en.ts';
import { peopleWordsIn } from '../words/people.ts';
import type { Words } from '../words/words.ts';
import { Absence } from './absence.tsx';
import { myName } from './identity.ts';
import { ageIn } from './lobby-entries.ts';
import { ReportDialog } from './report-form.tsx';
import { useServerStatus } from './server-hooks.ts';
import { fetchPeople, setTie } from './ties-api.ts';

/** Those one has met at tables, and whom of them one does not want to hear or to meet. */
export function PeopleScreen({ words }: { words: Words }): JSX.Element {
  const { found: own, problem } = useLocalized('people', peopleWordsIn);
  const status = useServerStatus();
  if (!own) return <LoadingScreen words={words} problem={problem} />;
  return (
    <FormScreen words={words} title={own.title}>
      <p>{own.intro}</p>
      {status === 'here' ? (
        <People key={myName.value} own={own} words={words} />
      ) : (
        <Absence status={status} words={words} />
      )}
    </FormScreen>
  );
}

function People({ own, words }: { own: PeopleWords; words: Words }): JSX.Element | undefined {
  const [reported, setReported] = useState<Acquaintance>();
  const [people, setPeople] = useState<readonly Acquaintance[]>();
  const [said, setSaid] = useState('');
  const look = async () => {
    const found = await fetchPeople();
    setPeople(found.ok ? found.value.people : []);
  };
  useEffect(() => void look(), []);
  const choose = async ({ mark, name }: Acquaintance, tie: Tie | undefined) => {
    const done = await setTie({ mark }, tie);
    setSaid(done.ok ? own.done[tie ?? 'none'](name || own.unknown) : own.trouble);
    await look();
  };
  if (!people) return undefined;
  return (
    <>
      <p role="status" class="people-said">
        {said}
      </p>
      {people.length === 0 && <p>{own.none}</p>}
      <ul class="people">
        {people.map(person => (
          <PersonRow
            key={person.mark}
            person={person}
            own={own}
            choose={tie => void choose(person, tie)}
            report={() => setReported(person)}
          />
        ))}
      </ul>
      {people.length > 0 && <Meanings own={own} />}
      {reported && (
        <ReportDialog
          who={{ mark: reported.mark }}
          name={reported.name || own.unknown}
          own={own}
          words={words}
          close={done => {
            setReported(undefined);
            if (done) setSaid(done);
          }}
        />
      )}
    </>
  );
}

interface RowProps {
  readonly person: Acquaintance;
  readonly own: PeopleWords;
  readonly choose: (tie: Tie | undefined) => void;
  readonly report: () => void;
}

function PersonRow({ person, own, choose, report }: RowProps): JSX.Element {
  const { games, last, tie } = person;
  const name = person.name || own.unknown;
  const facts = [
    games > 0 && own.games(games),
    last !== undefined && ageIn(language.value, last, Date.now()),
    tie && (tie === 'mute' ? own.muted : own.blocked),
  ];
  return (
    <li>
      <span>
        <b>{name}</b> <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <span class="people-buttons">
        {tie === undefined ? (
          <>
            <TieButton label={own.muteName(name)} text={own.mute} press={() => choose('mute')} />
            <TieButton label={own.blockName(name)} text={own.block} press={() => choose('block')} />
          </>
        ) : (
          <TieButton
            label={tie === 'mute' ? own.unmuteName(name) : own.unblockName(name)}
            text={tie === 'mute' ? own.unmute : own.unblock}
            press={() => choose(undefined)}
          />
        )}
        <TieButton label={own.reportName(name)} text={own.report} press={report} />
      </span>
    </li>
  );
}

function TieButton({ label, text, press }: { label: string; text: string; press: () => void }): JSX.Element {
  return (
    <button type="button" class="button plain" aria-label={label} onClick={press}>
      {text}
    </button>
  );
}

function Meanings({ own }: { own: PeopleWords }): JSX.Element {
  return (
    <dl class="people-meanings small">
      <dt>{own.mute}</dt>
      <dd>{own.muteHint}</dd>
      <dt>{own.block}</dt>
      <dd>{own.blockHint}</dd>
    </dl>
  );
}
