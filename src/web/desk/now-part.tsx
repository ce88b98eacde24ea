import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { gameCard } from '../../games/registry.ts';
import type { DeskPerson, DeskTable } from '../../protocol/desk.ts';
import { ageIn } from '../online/lobby-entries.ts';
import { sitterAt } from '../online/table-row.tsx';
import { tableAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { ClosingDialog, DecisionDialog } from './decision-dialog.tsx';
import { type DeskContext, useDesk } from './desk-context.ts';

/** Tables and people as they are now. */
export function NowPart(desk: DeskContext): JSX.Element | undefined {
  const { own } = desk;
  const { found, look } = useDesk('now', desk, true);
  const [closing, setClosing] = useState<string>();
  const [about, setAbout] = useState<DeskPerson>();
  if (!found) return undefined;
  const { tables, people, nameless, processes } = found;
  const done = () => void look();
  return (
    <>
      <h3>{tables.length === 0 ? own.noTables : own.tables(tables.length)}</h3>
      <ul class="desk-list">
        {tables.map(table => (
          <TableRow key={table.match} {...desk} table={table} close={() => setClosing(table.match)} />
        ))}
      </ul>
      <h3>{own.people(people.length)}</h3>
      {nameless > 0 && <p class="small">{own.nameless(nameless)}</p>}
      <ul class="desk-list">
        {people.map(person => (
          <PersonRow key={person.person} {...desk} person={person} decide={() => setAbout(person)} />
        ))}
      </ul>
      {processes > 1 && <p class="small">{own.processes(processes)}</p>}
      {closing !== undefined && (
        <ClosingDialog {...desk} match={closing} close={() => setClosing(undefined)} done={done} />
      )}
      {about && <DecisionDialog {...desk} {...about} close={() => setAbout(undefined)} done={done} />}
    </>
  );
}

function TableRow({ own, words, table, close }: DeskContext & { table: DeskTable; close: () => void }): JSX.Element {
  const title = gameCard(table.game)?.title ?? table.game;
  const names = table.chairs.map((_, seat) => sitterAt(table, seat, words)).join(', ');
  const facts = [
    table.stage === 'gathering' ? own.gathering : own.playing,
    !table.isPublic && own.isPrivate,
    own.here(table.here, table.watchers),
    ageIn(language.value, table.touched, Date.now()),
  ];
  return (
    <li>
      <span>
        <b>{title}</b> {names} <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <span class="desk-buttons">
        <a class="button plain" href={tableAddress(table.match)} aria-label={`${own.toTable}: ${title}, ${names}`}>
          {own.toTable}
        </a>
        <button type="button" class="button plain" aria-label={own.closeTableOf(title, names)} onClick={close}>
          {own.closeTable}
        </button>
      </span>
    </li>
  );
}

function PersonRow({
  own,
  words,
  person,
  decide,
}: DeskContext & { person: DeskPerson; decide: () => void }): JSX.Element {
  const name = person.name || words.lobby.somebody;
  const facts = [person.tables > 0 && own.atTables(person.tables), person.pages > 0 && own.pages(person.pages)];
  return (
    <li>
      <span>
        <b>{name}</b> <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <span class="desk-buttons">
        <button type="button" class="button plain" aria-label={own.decideAbout(name)} onClick={decide}>
          {own.decide}
        </button>
      </span>
    </li>
  );
}
