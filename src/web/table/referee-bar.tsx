import './referee-bar.css';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { abilities } from '../browser/abilities.ts';
import { useHigh, useTight } from '../browser/screen-shape.ts';
import { hush, speak } from '../browser/voice.ts';
import { largeType, readAloud, secretsKept } from '../page/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { countingLines, entryText } from './counting-lines.ts';
import type { HandHost } from './hand-host.ts';
import { keepFromDevice, keptCount } from './kept-outcomes.ts';
import { statusText } from './referee-status.ts';
import type { TableContext } from './table-context.ts';

interface Props {
  readonly context: TableContext;
}

/** Beside the prompt where the printed game lies on the table: what was entered last, how it is corrected, how it stands. */
export function RefereeBar({ context }: Props): JSX.Element | undefined {
  const { controller, hand } = context;
  const told = hand.value?.words;
  const host = controller.host.hand;
  useKeeping(context);
  // While a whole board is being told, it has an undo of its own.
  if (!told || !host || context.laying.value || controller.past.value !== undefined) return undefined;
  return (
    <section class="referee" aria-label={told.referee}>
      <LastEntry context={context} />
      <Kept context={context} />
      <div class="acts">
        <Corrections context={context} host={host} />
        <Status context={context} />
        <Switches context={context} />
      </div>
    </section>
  );
}

/** What was agreed once is not asked again: what one person alone may see stays with them. */
function useKeeping(context: TableContext): void {
  const length = context.controller.host.length.value;
  const isOn = secretsKept.value === 'on';
  useEffect(() => {
    if (isOn) void keepFromDevice(context);
  }, [isOn, length]);
}

/** What can't be decided without looking. */
function Kept({ context }: Props): JSX.Element | undefined {
  const count = keptCount(context);
  if (count === 0 || context.controller.snapshot.value.over) return undefined;
  return <p class="last-entry">{context.hand.value!.words.kept(count)}</p>;
}

/** How one would like to be told; in low windows behind a button, since the board and what happened need the room. */
function Switches({ context }: Props): JSX.Element {
  const told = context.hand.value!.words;
  const high = useHigh();
  const folded = useTight() || !high;
  const [open, setOpen] = useState(false);
  const shut = () => setOpen(false);
  return (
    <>
      {folded && (
        <button type="button" class="button plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          {told.more}
        </button>
      )}
      {(open || !folded) && (
        <>
          {abilities.speech && <Switch name={told.aloud} setting={readAloud} after={shut} />}
          <Switch name={told.large} setting={largeType} after={shut} />
          {!context.game.perfectInformation && <Switch name={told.keepAll} setting={secretsKept} after={shut} />}
        </>
      )}
    </>
  );
}

function Corrections({ context, host }: Props & { host: HandHost }): JSX.Element {
  const { controller, hand } = context;
  const told = hand.value!.words;
  const [correcting, setCorrecting] = useState(false);
  // Read so that this is rendered anew with every entry.
  const isFresh = controller.host.length.value === 0 || host.lastEntered() === undefined;
  const again = host.takenBack();
  const isIdle = isFresh && !controller.canUndo();
  return (
    <>
      <button type="button" class="button plain" disabled={isIdle} onClick={() => controller.undo()}>
        <Icon name="undo" />
        <span>{told.takeBack}</span>
      </button>
      <button type="button" class="button plain" disabled={isFresh} onClick={() => setCorrecting(true)}>
        {told.correct}
      </button>
      {again > 0 && (
        <button type="button" class="button plain" onClick={() => void controller.correct('repeat')}>
          {told.again(again)}
        </button>
      )}
      {correcting && <CorrectionDialog context={context} close={() => setCorrecting(false)} />}
    </>
  );
}

/** How it stands, said aloud where the browser can, and read by screen readers. */
function Status({ context }: Props): JSX.Element {
  const { gameWords, hand } = context;
  const [said, setSaid] = useState('');
  const tight = useTight();
  useEffect(() => hush, []);
  const say = () => {
    const text = statusText(context);
    hush();
    speak(text, gameWords.language);
    // The same once more is said once more.
    setSaid(before => (before === text ? `${text}\u00a0` : text));
  };
  return (
    <>
      <button type="button" class="button plain" onClick={say}>
        <Icon name="loud" />
        <span class={tight ? 'unseen' : undefined}>{hand.value!.words.say}</span>
      </button>
      <p class="unseen" role="status" data-status>
        {said}
      </p>
    </>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly setting: Signal<'on' | 'off'>;
  readonly after: () => void;
}

function Switch({ name, setting, after }: SwitchProps): JSX.Element {
  const isOn = setting.value === 'on';
  const turn = () => {
    setting.value = isOn ? 'off' : 'on';
    after();
  };
  return (
    <button type="button" class={isOn ? 'button' : 'button plain'} aria-pressed={isOn} onClick={turn}>
      {name}
    </button>
  );
}

function LastEntry({ context }: Props): JSX.Element | undefined {
  const line = countingLines(context).at(-1);
  return line && <p class="last-entry">{`${context.hand.value!.words.lastEntry} ${entryText(context, line)}`}</p>;
}
