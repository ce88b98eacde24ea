/** Plays one whole game at a time and says how many moves it had. */
export interface Contestant {
  readonly label: string;
  readonly playGame: () => number;
}

export interface PlaySpeed {
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
}

/** Odd, so that the median is a round that was really played. */
const ROUNDS = 5;

/** Milliseconds since some moment. */
type Clock = () => number;

export const wallClock: Clock = () => performance.now();

/** The time that this process has had of the processors: it stands still while others have them. */
export const processorClock: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Lets all play in turn, round after round, so that a slow spell of the machine meets everybody, and returns
 * each one's median. The warm-up before it lasts half as long as all rounds.
 */
export function contest(
  all: readonly Contestant[],
  seconds: number,
  report: (line: string) => void,
  clock = wallClock,
): PlaySpeed[] {
  const slice = seconds / ROUNDS;
  for (const { label, playGame } of all) {
    report(`warming up ${label}`);
    playFor(playGame, seconds / 2, clock);
  }
  const rounds: PlaySpeed[][] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    report(`round ${round} of ${ROUNDS}`);
    rounds.push(all.map(({ playGame }) => playFor(playGame, slice, clock)));
  }
  return all.map((_, i) => medianSpeed(rounds.map(round => round[i] as PlaySpeed)));
}

/** Whole games until the time is up: at least one. */
function playFor(playGame: () => number, seconds: number, clock: Clock): PlaySpeed {
  const start = clock();
  const stop = start + seconds * 1000;
  let moves = 0;
  let games = 0;
  let now = start;
  while (now < stop || games === 0) {
    moves += playGame();
    games++;
    now = clock();
  }
  const took = (now - start) / 1000;
  return { movesPerSecond: moves / took, gamesPerSecond: games / took };
}

function medianSpeed(rounds: readonly PlaySpeed[]): PlaySpeed {
  return {
    movesPerSecond: median(rounds.map(speed => speed.movesPerSecond)),
    gamesPerSecond: median(rounds.map(speed => speed.gamesPerSecond)),
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
