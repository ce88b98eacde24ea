import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { hasAccount } from '../online/identity.ts';
import { ensureName } from '../online/name-dialog.tsx';
import { useNow } from '../online/server-hooks.ts';
import { accountAddress, tableAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { waitingTables } from '../page/waiting-tables.ts';
import { Dialog } from '../ui/dialog.tsx';
import { askAbout, type EventContext, nameIn } from './event-context.ts';
import { currentTables, isTableOver, ownState } from './event-reading.ts';
import { aheadIn, eventTimeIn, pointsIn } from './event-times.ts';

/** Where the event stands, what comes next, and what the reader can do about it. */
export function EventNow({ told, ...context }: EventContext & { told: string }): JSX.Element {
  const { info, own } = context;
  const { is } = ownState(info);
  const now = useNow(15_000);
  return (
    <section class="event-now paper event-part" aria-label={titleOf(context)}>
      <h2>{titleOf(context)}</h2>
      <p>
        {/* How far ahead something is changes by the minute: only what concerns the reader is told as it comes. */}
        {nextText(context, now)} <span role="status">{ownText(context)}</span>
      </p>
      <div class="event-acts">
        <OwnActs {...context} />
      </div>
      {is !== 'stranger' && info.stage === 'open' && <p class="small">{own.callMe}</p>}
      <p class="event-told" role="status">
        {told}
      </p>
    </section>
  );
}

function titleOf({ info, own }: EventContext): string {
  const { stage, ending, rounds, ofRounds, settings, standings, people } = info;
  if (stage === 'closed') return own.endings[ending ?? 'done'];
  if (stage === 'running') return settings.format === 'arena' ? own.lists.running : own.round(rounds, ofRounds);
  const left = people.filter(({ dropped }) => dropped).length;
  return own.people(standings.length - left);
}

/** What comes next, and when. */
function nextText(context: EventContext, now: number): string {
  const { info, own } = context;
  const { stage, settings, me, by } = info;
  const { startsAt, format } = settings;
  if (stage === 'closed') return '';
  if (stage === 'running') return format === 'arena' ? arenaText(context, now) : roundText(context, now);
  if (startsAt !== undefined)
    return own.beginsAt(eventTimeIn(language.value, startsAt, now), aheadIn(language.value, startsAt, now));
  return me === by ? own.beginsByYou : own.beginsByHand(nameIn(context, by));
}

function arenaText({ info, own }: EventContext, now: number): string {
  const until = (info.begunAt ?? now) + (info.settings.duration ?? 0);
  const playing = own.playing(currentTables(info).length);
  if (now >= until) return `${own.arenaOver} ${playing}`;
  return `${own.arenaUntil(eventTimeIn(language.value, until, now), aheadIn(language.value, until, now))} ${playing}`;
}

function roundText({ info, own }: EventContext, now: number): string {
  const { rounds, ofRounds, begunAt = now, settings } = info;
  const tables = currentTables(info);
  const running = own.running(tables.filter(isTableOver).length, tables.length);
  if (ofRounds !== undefined && rounds >= ofRounds) return `${running} ${own.lastRound}`;
  if (settings.format !== 'league') return `${running} ${own.nextWhenOver}`;
  const next = begunAt + rounds * (settings.roundTime ?? 0);
  return `${running} ${own.nextAt(eventTimeIn(language.value, next, now))}`;
}

/** What the event has to do with the reader now. */
function ownText({ info, own }: EventContext): string {
  const { is } = ownState(info);
  if (info.stage === 'closed') return '';
  switch (is) {
    case 'dropped':
      return own.backHint;
    case 'sent-away':
      return own.sentAway;
    case 'in':
      return own.isIn;
    case 'sits-out':
      return own.sitsOut(own.points(pointsIn(language.value, info.settings.byePoints)));
    case 'has-played':
      return own.tableOver;
    case 'is-late':
      return own.waitNext;
    case 'is-free':
      return own.waitArena;
    case 'at-table':
      return own.tableReady + '.';
    case 'stranger':
      return info.stage === 'running' && info.settings.noLateEntry ? own.noLate : '';
  }
}

function OwnActs(context: EventContext): JSX.Element | undefined {
  const { info, own } = context;
  const state = ownState(info);
  if (info.stage === 'closed' || state.is === 'sent-away') return undefined;
  if (state.is === 'stranger' || state.is === 'dropped')
    return <Joining {...context} isBack={state.is === 'dropped'} />;
  return (
    <>
      {state.is === 'at-table' && (
        <a class="button large" href={tableAddress(state.match)}>
          {waitingTables.value.some(({ match }) => match === state.match) ? own.tableReady : own.goToTable}
        </a>
      )}
      <Leaving {...context} />
    </>
  );
}

function Joining({ isBack, ...context }: EventContext & { isBack: boolean }): JSX.Element | undefined {
  const { info, own } = context;
  const { rated, noLateEntry } = info.settings;
  if (noLateEntry && info.stage === 'running') return undefined;
  if (rated && !hasAccount.value)
    return (
      <a class="button large" href={accountAddress}>
        {own.accountFirst}
      </a>
    );
  const join = async () => {
    if (await ensureName()) await askAbout(context, { type: 'event-enter', ...(rated && { rated }) }, own.done.joined);
  };
  return (
    <>
      <button type="button" class="button large" onClick={() => void join()}>
        {isBack ? own.back : own.join}
      </button>
      {rated && <p class="small event-consent">{own.joinRated}</p>}
    </>
  );
}

/** Before it begins one just leaves; later that costs the game one is in, so one is asked. */
function Leaving(context: EventContext): JSX.Element {
  const { info, words, own } = context;
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    void askAbout(context, { type: 'event-leave' }, own.done.left);
  };
  const isOpen = info.stage === 'open';
  return (
    <>
      <button type="button" class="button plain" onClick={() => (isOpen ? leave() : setAsking(true))}>
        {isOpen ? own.leave : own.dropOut}
      </button>
      {asking && (
        <Dialog title={own.dropTitle} words={words} close={() => setAsking(false)}>
          <p>{own.dropText}</p>
          <div class="acts">
            <button type="button" class="button danger" onClick={leave}>
              {own.dropIt}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
