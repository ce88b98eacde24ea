import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { WatchRoute } from '../route.ts';
import { Header } from '../screens/header.tsx';
import { moving } from '../settings.ts';
import type { Spotlight } from '../stage/view.ts';
import { useTall } from '../tall.ts';
import { Controls, useStageKeys } from './controls.tsx';
import { Facts } from './facts.tsx';
import { Forking } from './forking.tsx';
import { Graph } from './graph.tsx';
import { Log } from './log.tsx';
import { type PanelName, Panels } from './panels.tsx';
import { type Playback, useBefore, usePlayback } from './position.ts';
import { stateAt, toldAt } from './recording.ts';
import { Scores } from './scores.tsx';
import { Sharing } from './sharing.tsx';
import { type Show, sentenceAt } from './show.ts';
import { Story } from './story.tsx';

export interface TheatreProps {
  readonly show: Show;
  /** The position that the address asks for. */
  readonly asked: string;
  readonly addressAt: (at: string) => string;
  readonly watched?: WatchRoute;
}

/** A recorded game on the stage, with everything to step through it. */
export function Theatre({ show, asked, addressAt, watched }: TheatreProps): JSX.Element {
  const { recording, words, gameWords } = show;
  const playback = usePlayback(recording, asked, addressAt);
  const [spotlight, setSpotlight] = useState<Spotlight>();
  const tall = useTall();
  const { at } = playback;
  const state = useMemo(() => stateAt(recording, at), [recording, at]);
  const told = toldAt(recording, at);
  useStageKeys(playback.act);
  return (
    <div class="screen replay">
      <Header words={words}>
        <h1 lang="de">{gameWords.title}</h1>
      </Header>
      <main class="theatre">
        <Story show={show} at={at} state={state} sentence={sentenceAt(show, at, told)} />
        <Stage show={show} at={at} state={state} place={told?.args.hex} tall={tall} spotlight={spotlight} />
        <Side {...{ show, playback, tall, watched, state, spotlight, setSpotlight }} />
        <Controls playback={playback} length={recording.entries.length} words={words}>
          <Forking show={show} at={at} small={tall} />
          <Sharing show={show} at={at} watched={watched} turned={tall} />
        </Controls>
      </main>
    </div>
  );
}

interface StageProps {
  readonly show: Show;
  readonly at: number;
  readonly state: ReturnType<typeof stateAt>;
  /** Where the latest move was made. */
  readonly place: string | number | undefined;
  readonly tall: boolean;
  readonly spotlight: Spotlight | undefined;
}

function Stage({ show, at, state, place, tall, spotlight }: StageProps): JSX.Element {
  const { view, gameWords, hues, who } = show;
  return (
    <div class="stage">
      <view.Board
        state={state}
        words={gameWords}
        turned={tall}
        latest={place === undefined ? undefined : String(place)}
        hues={hues}
        who={who}
        before={useBefore(show.recording, state, at)}
        motion={moving.value}
        spotlight={spotlight}
      />
      {view.Twin && (
        <div class="unseen">
          <h2>{show.words.play.twin}</h2>
          <view.Twin state={state} words={gameWords} who={who} />
        </div>
      )}
    </div>
  );
}

interface SideProps {
  readonly show: Show;
  readonly playback: Playback;
  readonly tall: boolean;
  readonly watched: WatchRoute | undefined;
  readonly state: ReturnType<typeof stateAt>;
  readonly spotlight: Spotlight | undefined;
  readonly setSpotlight: (spotlight: Spotlight | undefined) => void;
}

/** Beside the board there is room for the scores and one panel more, under it for one panel alone. */
function Side({ show, playback, tall, watched, state, spotlight, setSpotlight }: SideProps): JSX.Element {
  const [open, setOpen] = useState<PanelName | undefined>(tall ? 'scores' : 'log');
  const [looked, look] = useState<number>();
  const { at, act } = playback;
  const { view, gameWords, hues, who } = show;
  const jump = (to: number) => act({ kind: 'jump', to });
  const scores = <Scores show={show} at={looked ?? at} />;
  const stock = <view.Stock {...{ state, words: gameWords, hues, who, spotlight, onSpotlight: setSpotlight }} />;
  const panels: Readonly<Record<PanelName, () => JSX.Element>> = {
    scores: () => (
      <>
        {scores}
        {stock}
      </>
    ),
    log: () => <Log show={show} at={at} jump={jump} />,
    graph: () => <Graph show={show} at={at} jump={jump} look={look} looked={looked} />,
    facts: () => <Facts show={show} watched={watched} />,
  };
  const names = (Object.keys(panels) as PanelName[]).filter(name => tall || name !== 'scores');
  const shown = !tall && (open === 'scores' || open === undefined) ? 'log' : open;
  return (
    <aside class="wing">
      {!tall && stock}
      {!tall && scores}
      <Panels
        names={names}
        open={shown}
        choose={setOpen}
        foldable={tall}
        words={show.words}
        panel={name => panels[name]()}
      />
    </aside>
  );
}
