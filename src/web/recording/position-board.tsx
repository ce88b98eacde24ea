import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameId } from '../../games/registry.ts';
import { useTall } from '../browser/screen-shape.ts';
import { useSlices } from '../browser/slices.ts';
import { useGame } from '../catalogue/opened-game.ts';
import { inertInput } from '../kit/input/inert-input.ts';
import { fieldNames, magnifier } from '../page/settings.ts';
import type { StudyWords } from '../words/study.en.ts';
import { drawnFields, withToken } from './drawn-field.ts';
import { offeredOn, tokensOf } from './drawn-tokens.ts';
import type { ReadPosition } from './position-file.ts';

/** So many buttons are a choice; of more one can be typed, or they are asked for. */
const CHOICES = 24;

interface Props {
  readonly studyWords: StudyWords;
  /** The latest text that was a position, which is what the board shows. */
  readonly read: ReadPosition;
  readonly text: string;
  /** Why the text as it is now is no position; empty where it is one. */
  readonly doubt: string;
  readonly change: (text: string) => void;
}

/** The board of a text, beside it: a field that is chosen there is changed in the text. */
export function PositionBoard(props: Props): JSX.Element | undefined {
  const { studyWords, read, doubt } = props;
  const { opened } = useGame(read.game.id as GameId);
  const [field, choose] = useState<string>();
  const [pointed, point] = useState<string>();
  const turned = useTall();
  const { game, seats } = read;
  const isWanted = field !== undefined;
  const tokens = useSlices(isWanted ? () => tokensOf(read) : undefined, [game, seats, JSON.stringify(read.options)]);
  const input = useMemo(
    () => inertInput({ chosen: new Set(field === undefined ? [] : [field]), pointed, pick: choose, point }),
    [field, pointed],
  );
  if (!opened) return undefined;
  const { view, gameWords } = opened;
  return (
    <section class="position-board" aria-label={studyWords.board}>
      <div class="position-stage">
        <view.Board
          state={read.state}
          words={gameWords}
          hues={view.players}
          who={seat => gameWords.players[seat]!}
          turned={turned}
          named={fieldNames.value === 'on'}
          magnifier={magnifier.value}
          motion={false}
          latest={field}
          input={input}
        />
      </div>
      <p class={doubt ? 'small warning' : 'small'} role="status">
        {doubt || studyWords.boardHint}
      </p>
      {field !== undefined && <Field key={field} {...props} field={field} tokens={tokens} />}
    </section>
  );
}

interface FieldProps extends Props {
  readonly field: string;
  readonly tokens: readonly string[] | undefined;
}

/** What lies on a field, and what could lie there instead. */
function Field({ studyWords, text, change, field, tokens, read }: FieldProps): JSX.Element {
  const now = drawnFields(text).get(field)?.token;
  if (now === undefined) return <p class="small">{studyWords.notDrawn(field)}</p>;
  const put = (token: string) => change(withToken(text, field, token));
  return (
    <fieldset class="position-field">
      <legend>{studyWords.lies(field)}</legend>
      <input
        type="text"
        class="field"
        spellcheck={false}
        autocomplete="off"
        aria-label={studyWords.lies(field)}
        value={now}
        onChange={event => put(event.currentTarget.value.replaceAll(/\s/g, '') || now)}
      />
      <Choices {...{ studyWords, text, field, tokens, read, put }} />
    </fieldset>
  );
}

type ChoicesProps = Omit<FieldProps, 'doubt' | 'change'> & { readonly put: (token: string) => void };

/** What could lie on the field, the plainest first, and what can't by itself after that. */
function Choices({ studyWords, text, field, tokens, read: { game, codec }, put }: ChoicesProps): JSX.Element {
  const [most, setMost] = useState(CHOICES);
  const buttons = useRef<HTMLDivElement>(null);
  // Who asks for more goes on with the first of them.
  useEffect(() => {
    if (most > CHOICES) buttons.current?.querySelectorAll('button')[most / 2]?.focus();
  }, [most]);
  const offered = useSlices(tokens && (() => offeredOn(text, field, { game, codec, tokens })), [text, field, tokens]);
  if (!offered) return <p class="small">{studyWords.fitting}</p>;
  const { sound, unsound } = offered;
  const all = [...sound, ...unsound];
  return (
    <div class="tokens" ref={buttons}>
      {all.slice(0, most).map(token => (
        <button
          key={token}
          type="button"
          class={sound.includes(token) ? 'button plain token' : 'button plain token unsound'}
          aria-label={studyWords.put(token, field)}
          onClick={() => put(token)}
        >
          {token}
        </button>
      ))}
      {all.length > most && (
        <button type="button" class="button plain" onClick={() => setMost(2 * most)}>
          {studyWords.others(all.length - most)}
        </button>
      )}
    </div>
  );
}
