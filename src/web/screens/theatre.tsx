import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CHANCE } from '../../engine/game.ts';
import { actorAt, type Recording, stateAt, toldAt } from '../recording.ts';
import { go, keepAddress, type WatchRoute, watchAddress } from '../route.ts';
import type { GameView, GameWords } from '../stage/view.ts';
import type { Words } from '../words/words.ts';
import { Casting } from './casting.tsx';
import { type Act, Controls, positionAfter, useStageKeys } from './controls.tsx';
import { Header } from './header.tsx';
import { Scores } from './scores.tsx';
import { Story } from './story.tsx';

export interface TheatreProps {
  readonly recording: Recording;
  readonly view: GameView;
  readonly route: WatchRoute;
  readonly words: Words;
  readonly gameWords: GameWords;
}

/** Chance sets the board up quickly; moves of players take the time it needs to see them. */
const CHANCE_MS = 70;
const MOVE_MS = 650;

/** A recorded game on the stage, with everything to step through it. */
export function Theatre({ recording, view, route, words, gameWords }: TheatreProps): JSX.Element {
  const at = readPosition(route.at, recording);
  const length = recording.moves.length;
  const [playing, setPlaying] = useState(false);
  const arriving = useCameForward(recording, at);
  const turned = useTall();
  const act = (what: Act) => {
    setPlaying(what.kind === 'toggle' ? !playing : what.kind === 'tick');
    const to = what.kind === 'toggle' && !playing && at === length ? 0 : positionAfter(what, at, length);
    if (to !== at) keepAddress(watchAddress({ ...route, at: String(to) }));
  };
  useStageKeys(act);
  useTicking(playing && at < length, actorAt(recording, at) === CHANCE ? CHANCE_MS : MOVE_MS, act);
  const state = stateAt(recording, at);
  const told = toldAt(recording, at);
  const hex = told?.args.hex;
  const casting = (
    <Casting
      folded={turned}
      recording={recording}
      route={route}
      words={words}
      change={next => go(watchAddress(next))}
    />
  );
  return (
    <div class="screen watch">
      <Header words={words}>
        <h1 lang="de">{gameWords.title}</h1>
      </Header>
      <main class="theatre">
        <Story {...{ recording, at, told, state, view, words, gameWords }} />
        <div class="stage">
          <view.Board
            state={state}
            words={gameWords}
            turned={turned}
            latest={hex === undefined ? undefined : String(hex)}
            arriving={arriving}
          />
        </div>
        <aside class="side">
          <view.Stock state={state} words={gameWords} />
          <Scores {...{ recording, at, state, view, words, gameWords }} />
          {!turned && casting}
        </aside>
        <Controls at={at} length={length} playing={playing && at < length} words={words} act={act}>
          {turned && casting}
        </Controls>
      </main>
    </div>
  );
}

/** Without a position in the address the show begins when the board is set up. */
function readPosition(text: string, { moves, setUp }: Recording): number {
  const asked = text === '' ? setUp : Number(text);
  return Number.isInteger(asked) ? Math.max(0, Math.min(moves.length, asked)) : setUp;
}

/** True when the latest change was one step on: only then does a piece arrive. */
function useCameForward(recording: Recording, at: number): boolean {
  const before = useRef({ recording, at, forward: false });
  if (before.current.recording !== recording) before.current = { recording, at, forward: false };
  if (before.current.at !== at) before.current = { recording, at, forward: at === before.current.at + 1 };
  return before.current.forward;
}

function useTicking(running: boolean, pause: number, act: (what: Act) => void): void {
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => act({ kind: 'tick' }), pause);
    return () => clearTimeout(timer);
  });
}

const tall = matchMedia('(max-aspect-ratio: 4/5)');

function useTall(): boolean {
  const [matches, setMatches] = useState(tall.matches);
  useEffect(() => {
    const listen = () => setMatches(tall.matches);
    tall.addEventListener('change', listen);
    return () => tall.removeEventListener('change', listen);
  }, []);
  return matches;
}
