import './invited.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Acquaintance } from '../../protocol/acquaintances.ts';
import { useLocalized } from '../page/localized.ts';
import type { PeopleWords } from '../words/people.en.ts';
import { peopleWordsIn } from '../words/people.ts';
import { invite } from './invitations-api.ts';
import { fetchPeople } from './ties-api.ts';

/** So many people are shown: those whom one has met last. */
const SHOWN = 12;

/** People whom one has met, to be invited to the table where one sits. They are looked up when somebody wants to. */
export function Inviting({ match }: { match: string }): JSX.Element | undefined {
  const { found: own } = useLocalized('people', peopleWordsIn);
  const [people, setPeople] = useState<readonly Acquaintance[]>();
  if (!own) return undefined;
  const look = async () => {
    const found = await fetchPeople();
    setPeople(found.ok ? found.value.people.filter(({ tie }) => tie === undefined).slice(0, SHOWN) : []);
  };
  return (
    <details class="inviting arrowed" onToggle={event => event.currentTarget.open && !people && void look()}>
      <summary>{own.inviteMet}</summary>
      {people?.length === 0 && <p class="small">{own.none}</p>}
      {people && people.length > 0 && <People own={own} people={people} match={match} />}
    </details>
  );
}

interface PeopleProps {
  readonly own: PeopleWords;
  readonly people: readonly Acquaintance[];
  readonly match: string;
}

function People({ own, people, match }: PeopleProps): JSX.Element {
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const ask = async ({ mark, name }: Acquaintance) => {
    const done = await invite(match, mark);
    setSaid(done.ok ? own.invitedName(name || own.unknown) : (own.inviteRefused[done.code] ?? own.trouble));
    if (done.ok) setAsked(new Set([...asked, mark]));
  };
  return (
    <>
      <ul>
        {people.map(person => (
          <li key={person.mark}>
            <span>{person.name || own.unknown}</span>
            <span>
              <button
                type="button"
                class="button plain"
                disabled={asked.has(person.mark)}
                aria-label={own.inviteName(person.name || own.unknown)}
                onClick={() => void ask(person)}
              >
                {own.invite}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" class="small">
        {said}
      </p>
    </>
  );
}
