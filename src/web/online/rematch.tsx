import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { go, tableAddress } from '../page/route.ts';
import type { OnlineContext } from './online-context.ts';

/** The rematches that this person wants to play, and those that they do not. */
const joined = new Set<string>();
const declined = signal<ReadonlySet<string>>(new Set());

export function hasJoined(match: string): boolean {
  return joined.has(match);
}

/** The person has said yes: should numbers have to be sealed anew, they are not asked again. */
export function agreeTo(match: string): void {
  joined.add(match);
}

/** The rematch that somebody else would like, and that this person has not answered yet. */
export function openOffer({ remote }: Pick<OnlineContext, 'remote'>): Offer | undefined {
  const { next, nextBy, chairs } = remote.table.value ?? {};
  const mine = remote.seat.value;
  if (next === undefined || nextBy === undefined || mine === undefined || nextBy === mine) return undefined;
  return declined.value.has(next) ? undefined : { next, name: chairs?.[nextBy]?.name ?? '' };
}

interface Offer {
  readonly next: string;
  readonly name: string;
}

/** Whoever joins is led to the new table; whoever does not frees their seat there. */
export function OfferButtons({ remote, onlineWords, next }: OnlineContext & { next: string }): JSX.Element {
  const { presence } = onlineWords;
  const join = () => {
    agreeTo(next);
    go(tableAddress(next));
  };
  const decline = () => {
    declined.value = new Set(declined.value).add(next);
    void remote.ask({ type: 'rise', match: next });
  };
  return (
    <>
      <button type="button" class="button" onClick={join}>
        {presence.join}
      </button>
      <button type="button" class="button plain" onClick={decline}>
        {presence.notNow}
      </button>
    </>
  );
}

/** The first person who asks opens the new table; the others are asked whether they want to join. */
export function Rematch(props: OnlineContext): JSX.Element | undefined {
  const { remote, onlineWords } = props;
  const { next } = remote.table.value ?? {};
  const offer = openOffer(props);
  const ask = async () => {
    const answer = await remote.ask({ type: 'rematch', match: remote.match });
    if (answer.type === 'done' && answer.match !== undefined) go(tableAddress(answer.match));
  };
  if (offer)
    return (
      <div class="rematch-offer">
        <p role="alert">{onlineWords.presence.wantsRematch(offer.name)}</p>
        <OfferButtons {...props} next={offer.next} />
      </div>
    );
  if (next !== undefined)
    return (
      <a class="button" href={tableAddress(next)}>
        {onlineWords.nextTable}
      </a>
    );
  return remote.seat.value === undefined ? undefined : (
    <button type="button" class="button" onClick={() => void ask()}>
      {onlineWords.rematch}
    </button>
  );
}
