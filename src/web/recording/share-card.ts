import type { Seat } from '../../engine/game.ts';
import { standingAt } from '../../table/match-standing.ts';
import { ranksOf, type Standing, seatsByRank } from '../../table/standing.ts';
import { formatPoints, inColumns } from '../kit/columns.ts';
import type { Language } from '../kit/view.ts';
import { ownName } from '../match/names.ts';
import { lonePerson } from '../match/people.ts';
import { standingText } from '../match/standing-text.ts';
import type { Words } from '../words/words.ts';
import { type Recording, stateAt } from './recording.ts';
import { faceDownOf, type ReplayContext } from './replay-context.ts';
import type { ShareCard, ShareRow } from './share-picture.ts';

interface Asked extends Pick<ShareCard, 'when' | 'theme'> {
  readonly at: number;
  readonly language: Language;
}

/** A match at one position, told to people who were not there: nobody in it is "you". */
export function shareCardOf(context: ReplayContext, { at, when, theme, language }: Asked): ShareCard {
  const { recording, words, gameWords, view } = context;
  const standing = standingAt(recording.seen, at);
  const who = (seat: Seat) => nameFor(recording, seat, words);
  const hidden = standing.scores.some((_, seat) => isHidden(context, at, seat));
  const told = hidden ? { ...standing, scores: [] } : standing;
  const moves = recording.moveCounts[at] ?? 0;
  const result = standingText(
    { standing: told, moves, who, me: undefined, pointsOnlyRank: view.units !== undefined },
    words,
    language,
  );
  return { title: gameWords.title, result, when, rows: rowsOf(context, at, standing, who), theme };
}

/** As somebody else knows a player: by name, else by colour. */
function nameFor({ match, elsewhere = false }: Recording, seat: Seat, { common }: Words): string {
  const { name, colour, bot } = match.players[seat]!;
  const own = bot === undefined && !elsewhere && lonePerson(match.players) === seat ? ownName() : undefined;
  return name || own || common.colours[colour];
}

function isHidden(context: ReplayContext, at: number, seat: Seat): boolean {
  return Object.keys(faceDownOf(context, stateAt(context.recording, at), seat)).length > 0;
}

function rowsOf(context: ReplayContext, at: number, standing: Standing, who: (seat: Seat) => string): ShareRow[] {
  const ranks = ranksOf(standing);
  return seatsByRank(standing).map(seat => ({
    rank: ranks[seat]!,
    name: who(seat),
    hue: context.hues[seat]!,
    points: isHidden(context, at, seat) ? '?' : pointsIn(context, at, seat, standing),
    won: standing.winners.includes(seat),
  }));
}

/** Where points only rank, how many there are of each source. */
function pointsIn({ recording, view, gameWords }: ReplayContext, at: number, seat: Seat, { scores }: Standing): string {
  if (!view.units) return formatPoints(scores[seat]!);
  const counts = inColumns(view, recording.game.breakdown(stateAt(recording, at), seat));
  return Object.entries(counts)
    .map(([source, count]) => `${gameWords.sources[source]} ${formatPoints(count)}`)
    .join(' · ');
}
