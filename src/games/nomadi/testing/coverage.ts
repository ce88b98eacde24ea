import type { Coverage } from '../../../engine/testing/reference.ts';
import { arrived, legalTexts } from './reference.ts';
import { beside, type Step } from './reference-board.ts';
import { talersOf, winnersOf } from './reference-points.ts';
import { type Payment, type ReferencePhase, type ReferenceState, type StepObjection } from './reference-state.ts';
import { stoneOn } from './reference-steps.ts';

/** What was so before an entry, to be held against what is so after it. */
interface Observation {
  readonly phase: ReferencePhase;
  readonly seat: number;
  readonly turn: number;
  readonly payments: number;
  readonly dice: number;
  readonly offers: number;
  readonly journeys: number;
  /** Where the stone about to be moved has been in this turn, latest last. */
  readonly trail: readonly string[];
  readonly jumped: readonly string[];
}

const objections: readonly StepObjection[] = ['home', 'wedged', 'back', 'start', 'canyon', 'torn'];

/** What a sample of games must have shown before it proves anything. */
export const coverageGoals = [
  ...objections.map(objection => `forbidden by nothing but: ${objection}`),
  'diagonal step',
  ...[2, 3, 4, 5, 6].map(die => `straight jump with ${die}`),
  'jump with 5 and a turn',
  'jump with 6 and a turn',
  'jump over a stone in the goal',
  'jump across the start',
  'step inside the start',
  'round trip over a third field',
  ...['start 5', 'canyon 5', 'canyon -5'].flatMap(due => [`${due} own stone`, `${due} foreign stone`]),
  ...[8, 6, 4].map(talers => `goal ${talers}`),
  ...[4, 3, 2].map(talers => `goal ${talers} and ${talers}`),
  'first across straight into the goal',
  'last across straight into the goal',
  'find 1',
  'find 2',
  'card kept',
  'card left',
  'card taken',
  'a value is used up',
  'turn ends with an answer',
  'dice paid after an answer',
  'free new roll',
  'two dead rolls',
  'debt',
  'third stone with dice left',
  'end after the last turn',
  'end without a card',
  'win shared',
  'gift',
  'gift during an offer',
  'gift out of turn',
  'fourth gift',
  ...['pass', 'rest', 'want', 'sell', 'pay', 'hand', 'ask'].map(verb => `said: ${verb}`),
  'talers for a step',
  'card for a step',
  'card for talers',
  'an offer that is not accepted',
  'nobody has anything to offer',
  'a step that was paid for finds a card',
  'a step that was paid for ends the game',
  'card laid by a seat',
  'spring card',
] as const;

function observe(game: ReferenceState, text: string): Observation {
  const [, from = '', to = ''] = text.split(' ');
  const stone = stoneOn(game, from);
  return {
    phase: game.phase,
    seat: game.seat,
    turn: game.turn,
    payments: game.payments.length,
    dice: game.dice.length,
    offers: game.offers.length,
    journeys: game.journeys.length,
    trail: game.journeys.flatMap(journey => (journey.stone === stone ? [journey.from] : [])),
    jumped: /^[1-6] /.test(text) ? straightBetween(from, to) : [],
  };
}

/** The fields between two on a straight line, or none. */
function straightBetween(from: string, to: string): string[] {
  const across = to.charCodeAt(0) - from.charCodeAt(0);
  const down = Number(to.slice(1)) - Number(from.slice(1));
  if (across !== 0 && down !== 0) return [];
  const step: Step = [Math.sign(across), Math.sign(down)];
  const fields: string[] = [];
  for (let field = beside(from, step); field !== to; field = beside(field, step)) fields.push(field);
  return fields;
}

function saw(coverage: Coverage, goal: string, happened = true): void {
  if (happened) coverage.set(goal, (coverage.get(goal) ?? 0) + 1);
}

/** Counts what the entries of one match bring about. */
export function coverageOf(coverage: Coverage, game: ReferenceState): (text: string, play: () => void) => void {
  return (text, play) => {
    const before = observe(game, text);
    play();
    count(coverage, game, text, before);
  };
}

function count(coverage: Coverage, game: ReferenceState, text: string, before: Observation): void {
  const news = game.payments.slice(before.payments);
  countDeals(coverage, game, text, before);
  if (/^[1-6] /.test(text)) countStep(coverage, game, text, before, news);
  countCards(coverage, game, text, before, news);
  countRolls(coverage, game, before, news);
  countEnd(coverage, game, before);
  if (game.phase === 'moving')
    for (const { objections: against } of game.considered)
      saw(coverage, `forbidden by nothing but: ${against[0]}`, against.length === 1);
}

function countStep(
  coverage: Coverage,
  game: ReferenceState,
  text: string,
  before: Observation,
  news: readonly Payment[],
): void {
  const [die, from, to] = text.split(' ');
  const { start, goal } = game.desert;
  const turns = from[0] !== to[0] && from.slice(1) !== to.slice(1);
  const within = [from, to].filter(field => start.has(field)).length;
  if (die === '1') saw(coverage, 'diagonal step', turns);
  else saw(coverage, turns ? `jump with ${die} and a turn` : `straight jump with ${die}`);
  saw(coverage, 'step inside the start', within === 2);
  saw(coverage, 'jump across the start', within === 0 && before.jumped.some(field => start.has(field)));
  saw(
    coverage,
    'jump over a stone in the goal',
    before.jumped.some(field => goal.has(field)),
  );
  saw(coverage, 'round trip over a third field', before.trail.includes(to));
  countDues(coverage, game, before.seat, to, news);
}

function countDues(
  coverage: Coverage,
  game: ReferenceState,
  mover: number,
  to: string,
  news: readonly Payment[],
): void {
  const whose = stoneOn(game, to)?.owner === mover ? 'own' : 'foreign';
  for (const { source, talers } of news) {
    if (source === 'start' || source === 'canyon') saw(coverage, `${source} ${talers} ${whose} stone`);
    if (source === 'finds') saw(coverage, `find ${talers}`);
    if (source === 'canyon' && game.desert.goal.has(to))
      saw(coverage, `${talers > 0 ? 'first' : 'last'} across straight into the goal`);
  }
  const [half] = news.filter(payment => payment.source === 'goal');
  if (half) saw(coverage, whose === 'own' ? `goal ${2 * half.talers}` : `goal ${half.talers} and ${half.talers}`);
}

function countCards(
  coverage: Coverage,
  game: ReferenceState,
  text: string,
  before: Observation,
  news: readonly Payment[],
): void {
  const isSettled = ['seeing', 'answering', 'showing'].includes(before.phase) && game.turn > before.turn;
  saw(coverage, 'card kept', before.phase === 'seeing' && game.phase !== 'offering');
  saw(coverage, 'card left', text === 'leave');
  saw(coverage, 'card taken', before.phase === 'showing');
  saw(coverage, 'turn ends with an answer', isSettled);
  saw(coverage, 'dice paid after an answer', isSettled && news.some(payment => payment.source === 'dice'));
  saw(coverage, 'a value is used up', game.phase === 'seeing' && legalTexts(game).length < 5);
}

function countDeals(coverage: Coverage, game: ReferenceState, text: string, before: Observation): void {
  const [verb] = text.split(' ');
  saw(coverage, `said: ${verb}`, before.phase === 'bidding' || before.phase === 'pricing');
  saw(coverage, 'card laid by a seat', before.phase === 'cards' && game.laidBySeats);
  saw(coverage, 'spring card', before.phase === 'seeing' && game.springDeck && game.found.at(-1)?.spring === true);
  saw(coverage, 'an offer that is not accepted', /^[1-6]$/.test(verb) && before.offers > 0);
  saw(coverage, 'nobody has anything to offer', isSilent(game, before));
  if (verb === 'accept') countAccepted(coverage, game, before);
}

/** A roll after which everybody would have had the word, and nobody could offer anything. */
function isSilent(game: ReferenceState, before: Observation): boolean {
  const rolled = game.trade === 'bind' && before.phase === 'rolling' && game.phase === 'moving';
  return rolled && game.resting.size === 0;
}

function countAccepted(coverage: Coverage, game: ReferenceState, before: Observation): void {
  const stepped = game.handed ? game.handed.step !== undefined : game.journeys.length > before.journeys;
  saw(coverage, stepped ? (game.handed ? 'card for a step' : 'talers for a step') : 'card for talers');
  saw(coverage, 'a step that was paid for finds a card', game.phase === 'seeing');
  saw(coverage, 'a step that was paid for ends the game', ['opening', 'over'].includes(game.phase));
}

function countRolls(coverage: Coverage, game: ReferenceState, before: Observation, news: readonly Payment[]): void {
  saw(coverage, 'free new roll', before.phase === 'rolling' && game.phase === 'rolling' && game.turn === before.turn);
  saw(
    coverage,
    'two dead rolls',
    news.some(payment => payment.source === 'dice' && payment.talers === -6),
  );
  saw(
    coverage,
    'debt',
    news.some(payment => talersOf(game, payment.seat) < 0),
  );
}

function countEnd(coverage: Coverage, game: ReferenceState, before: Observation): void {
  const isEnding = ['opening', 'over'].includes(game.phase) && before.phase !== 'opening';
  saw(coverage, 'third stone with dice left', isEnding && arrived(game) === 3 && before.dice > 1);
  saw(coverage, 'end after the last turn', isEnding && arrived(game) < 3);
  saw(coverage, 'end without a card', isEnding && game.found.length === 0);
  saw(coverage, 'win shared', winnersOf(game).length > 1);
}

export function countGift(coverage: Coverage, game: ReferenceState, seat: number): void {
  const given = game.payments.filter(
    ({ seat: giver, turn, talers, source }) => giver === seat && turn === game.turn && talers < 0 && source === 'gifts',
  );
  saw(coverage, 'gift');
  saw(coverage, 'gift during an offer', game.phase === 'answering' || game.phase === 'offering');
  saw(coverage, 'gift out of turn', seat !== game.seat);
  saw(coverage, 'fourth gift', given.length === 4);
}
