import './keeping.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { abilities } from '../browser/abilities.ts';
import { installWay, isInstalled } from '../browser/installation.ts';
import { askForLasting, type StorageTerm, storageTerm } from '../browser/lasting-storage.ts';
import { recall, remember } from '../browser/local-storage.ts';
import { giveFile } from '../browser/sharing.ts';
import { store } from '../match/match-store.ts';
import { useLocalized } from '../page/localized.ts';
import { openDialog } from '../page/open-dialog.ts';
import { givenText } from '../recording/given-text.ts';
import { Icon } from '../ui/icon.tsx';
import type { DeviceWords } from '../words/device.en.ts';
import { deviceWordsIn } from '../words/device.ts';
import type { Words } from '../words/words.ts';

interface Props {
  readonly words: Words;
}

interface PartProps extends Props {
  readonly device: DeviceWords;
}

/** How long the games on this device last, and how to make sure of them. */
export function Keeping({ words }: Props): JSX.Element | undefined {
  const { found: device } = useLocalized('device', deviceWordsIn);
  if (!device) return undefined;
  return (
    <div class="keeping">
      <Term words={words} device={device} />
      <InstallOffer words={words} device={device} />
    </div>
  );
}

function Term({ words, device }: PartProps): JSX.Element | undefined {
  const [term, setTerm] = useState<StorageTerm>();
  const [told, setTold] = useState('');
  useEffect(() => void storageTerm().then(setTerm), [isInstalled.value]);
  if (!term) return undefined;
  const keep = async () => {
    const now = await askForLasting();
    setTerm(now);
    setTold(now === 'lasting' ? '' : device.notForGood);
  };
  const save = () => saveAll(words).then(setTold, () => setTold(words.replay.fileTrouble));
  return (
    <>
      <p role="status">{device.terms[term]}</p>
      <div class="keeping-ways">
        <button type="button" class="button plain" onClick={() => void save()}>
          <Icon name="install" />
          {device.saveAll}
        </button>
        {term !== 'lasting' && abilities.lastingStorage && (
          <button type="button" class="button plain" onClick={() => void keep()}>
            <Icon name="check" />
            {device.keepForGood}
          </button>
        )}
      </div>
      <p role="status" class="told">
        {told}
      </p>
    </>
  );
}

/** Most never press it: what it needs is fetched then. */
async function saveAll(words: Words): Promise<string> {
  const [{ bundleText }, { fileName }] = await Promise.all([
    import('../recording/bundle.ts'),
    import('../recording/game-file.ts'),
  ]);
  const name = fileName('games', new Date(), 'jsonl');
  const content = new Blob([bundleText(await store.list())], { type: 'application/jsonl' });
  return givenText(words, await giveFile(content, name), name);
}

/** Said once, where nobody is in the middle of something. Whoever says no is not asked again; the menu still has it. */
function InstallOffer({ words, device }: PartProps): JSX.Element | undefined {
  const [refused, setRefused] = useState(recall('install-offer') === 'no');
  if (refused || isInstalled.value || installWay.value === 'none') return undefined;
  const refuse = () => {
    remember('install-offer', 'no');
    setRefused(true);
  };
  return (
    <section class="install-offer" aria-label={words.common.install}>
      <p>{device.offer}</p>
      <button type="button" class="button" onClick={() => void (openDialog.value = 'install')}>
        {words.common.install}
      </button>
      <button type="button" class="button plain" onClick={refuse}>
        {device.offerLater}
      </button>
    </section>
  );
}
