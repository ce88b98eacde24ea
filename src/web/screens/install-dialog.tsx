import './install-dialog.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type InstallWay, installWays } from '../browser/abilities.ts';
import { installNow, installWay, justInstalled } from '../browser/installation.ts';
import { useLocalized } from '../page/localized.ts';
import { Dialog } from '../ui/dialog.tsx';
import { WaitingSheet } from '../ui/lazy.tsx';
import { QrPicture } from '../ui/qr-picture.tsx';
import type { DeviceWords } from '../words/device.en.ts';
import { deviceWordsIn } from '../words/device.ts';
import type { Words } from '../words/words.ts';
import { Arrived, StepPicture } from './install-pictures.tsx';

interface Props {
  readonly words: Words;
  readonly close: () => void;
}

/** How to put the page among one's programs: by one press where the browser has one, else step by step. */
export function InstallDialog({ words, close }: Props): JSX.Element | undefined {
  const { found: device, problem } = useLocalized('device', deviceWordsIn);
  if (!device) return <WaitingSheet words={words} problem={problem} />;
  return (
    <Dialog title={device.title} words={words} close={close}>
      {justInstalled.value ? <Thanks device={device} /> : <Guide device={device} />}
    </Dialog>
  );
}

/** The region is there before the thanks are: only what changes in it is read aloud. */
function Thanks({ device }: { device: DeviceWords }): JSX.Element {
  return (
    <div class="install-thanks" role="status">
      <Arrived />
      <p>{device.done}</p>
      <p>{device.thanks}</p>
    </div>
  );
}

function Guide({ device }: { device: DeviceWords }): JSX.Element {
  const way = installWay.value;
  const [looking, setLooking] = useState(false);
  // The two that happen in this very browser are no help to others.
  const others = installWays.filter(other => other !== way && other !== 'prompt' && other !== 'none');
  return (
    <>
      <p>{device.why}</p>
      {way === 'prompt' ? <Prompt device={device} /> : <Steps way={way} device={device} pictures />}
      {(way === 'share' || way === 'dock') && <p class="small">{device.apart}</p>}
      <details class="install-elsewhere" onToggle={event => setLooking(event.currentTarget.open)}>
        <summary>{device.elsewhere}</summary>
        {looking && <OnPhone device={device} />}
        {others.map(other => (
          <section key={other}>
            <h3>{device.ways[other]}</h3>
            <Steps way={other} device={device} />
          </section>
        ))}
      </details>
    </>
  );
}

/** The address of this page for the camera of another device. */
function OnPhone({ device }: { device: DeviceWords }): JSX.Element {
  const address = new URL('.', document.baseURI).href;
  return (
    <section class="install-phone">
      <div>
        <h3>{device.phone}</h3>
        <p>{device.phoneHint}</p>
      </div>
      <QrPicture address={address} label={device.qrOf(address)} />
    </section>
  );
}

interface StepsProps {
  readonly way: InstallWay;
  readonly device: DeviceWords;
  readonly pictures?: boolean;
}

function Steps({ way, device, pictures }: StepsProps): JSX.Element {
  const steps = device.steps[way];
  if (steps.length === 1) return <p>{steps[0]}</p>;
  return (
    <ol class={pictures ? 'install-steps drawn' : 'install-steps'}>
      {steps.map((step, at) => (
        <li key={step}>
          {pictures && <StepPicture way={way} at={at} />}
          <p>{step}</p>
        </li>
      ))}
    </ol>
  );
}

/** One press, and the browser asks; whoever says no there is not asked again here. */
function Prompt({ device }: { device: DeviceWords }): JSX.Element {
  const [asked, setAsked] = useState(false);
  const ask = async () => {
    await installNow();
    setAsked(true);
  };
  return (
    <>
      <Arrived />
      <Steps way="prompt" device={device} />
      <button type="button" class="button" onClick={() => void ask()}>
        {device.install}
      </button>
      <p role="status">{asked && device.declined}</p>
    </>
  );
}
