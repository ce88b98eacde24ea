import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { GameId } from '../../games/registry.ts';
import { useTall } from '../browser/screen-shape.ts';
import { useGame } from '../catalogue/opened-game.ts';
import { inertInput } from '../kit/input/inert-input.ts';
import { fieldNames, magnifier } from '../page/settings.ts';
import type { StudyWords } from '../words/study.en.ts';
import { drawnFields, withToken } from './drawn-field.ts';
import { offeredOn, tokensOf } from './drawn-tokens.ts';
import type { ReadPosition } from './position-file.ts';

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
      {field !== undefined && <Field key={field} {...props} field={field} />}
    </section>
  );
}

/** What lies on a field, and what could lie there instead. */
function Field({ studyWords, read, text, change, field }: Props & { field: string }): JSX.Element {
  const { game, codec, seats } = read;
  const options = JSON.stringify(read.options);
  const tokens = useMemo(() => tokensOf(read), [game, seats, options]);
  const now = drawnFields(text).get(field)?.token;
  const { sound, unsound } = useMemo(() => offeredOn(text, field, { game, codec, tokens }), [text, field, tokens]);
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
      {[...sound, ...unsound].map(token => (
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
    </fieldset>
  );
}
