import './account.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLocalized } from '../page/localized.ts';
import type { StopMailRoute } from '../page/route.ts';
import { FormScreen } from '../ui/form-screen.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { accountWordsIn } from '../words/account.ts';
import type { Words } from '../words/words.ts';
import { stopMail } from './mail-api.ts';

interface Props {
  readonly route: StopMailRoute;
  readonly words: Words;
}

/** Where the link under a letter leads: one press ends all mail, whoever is known on this device. */
export function StopMailScreen({ route, words }: Props): JSX.Element {
  const { found: own, problem } = useLocalized('account', accountWordsIn);
  const [said, setSaid] = useState('');
  if (!own) return <LoadingScreen words={words} problem={problem} />;
  const stop = async () => {
    const stopped = await stopMail(route.token);
    setSaid(stopped.ok ? own.mail.stopped : own.mail.notStopped);
  };
  return (
    <FormScreen words={words} title={own.mail.title}>
      {said === '' && (
        <>
          <p>{own.mail.stopHint}</p>
          <p>
            <button type="button" class="button" onClick={() => void stop()}>
              {own.mail.stop}
            </button>
          </p>
        </>
      )}
      <p role="status">{said}</p>
    </FormScreen>
  );
}
