import './referee-bar.css';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { abilities } from '../browser/abilities.ts';
import { hush, speak } from '../browser/voice.ts';
import { largeType, readAloud } from '../page/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { countingLines, entryText } from './counting-lines.ts';
import type { HandHost } from './hand-host.ts';
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
  // While a whole board is being told, it has an undo of its own.
  if (!told || !host || context.laying.value || controller.past.value !== undefined) return undefined;
  return (
    <section class="referee" aria-label={told.referee}>
      <LastEntry context={context} />
      <div class="acts">
        <Corrections context={context} host={host} />
        <Status context={context} />
        {abilities.speech && <Switch name={told.aloud} setting={readAloud} />}
        <Switch name={told.large} setting={largeType} />
      </div>
    </section>
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
        <span>{hand.value!.words.say}</span>
      </button>
      <p class="unseen" role="status" data-status>
        {said}
      </p>
    </>
  );
}

function Switch({ name, setting }: { name: string; setting: Signal<'on' | 'off'> }): JSX.Element {
  const isOn = setting.value === 'on';
  return (
    <button
      type="button"
      class={isOn ? 'button' : 'button plain'}
      aria-pressed={isOn}
      onClick={() => void (setting.value = isOn ? 'off' : 'on')}
    >
      {name}
    </button>
  );
}

function LastEntry({ context }: Props): JSX.Element | undefined {
  const line = countingLines(context).at(-1);
  return line && <p class="last-entry">{`${context.hand.value!.words.lastEntry} ${entryText(context, line)}`}</p>;
}
