import './notify.css';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useTight } from '../browser/screen-shape.ts';
import { openDialog } from '../page/open-dialog.ts';
import { MenuButton } from '../ui/header.tsx';
import { Icon } from '../ui/icon.tsx';
import type { LobbyWords } from '../words/lobby.en.ts';
import type { Words } from '../words/words.ts';
import {
  isNotified,
  type NotifyResult,
  renewSubscription,
  turnNotificationsOff,
  turnNotificationsOn,
} from './turn-notifications.ts';

/** What came of pressing the button; shown under the header, wherever the button is. */
type Answer = NotifyResult | 'off';
const answer = signal<Answer | undefined>(undefined);

interface Props {
  readonly match: string;
  readonly words: Words;
}

async function press(match: string): Promise<void> {
  try {
    if (!isNotified(match)) return void (answer.value = await turnNotificationsOn(match));
    await turnNotificationsOff(match);
    answer.value = 'off';
  } catch {
    answer.value = 'trouble';
  }
}

/** Switches notifications of one's turn at this table on and off. */
export function NotifyButton({ match, words }: Props): JSX.Element {
  const { notifyMe } = words.lobby;
  return (
    <button
      type="button"
      class="round bell"
      aria-pressed={isNotified(match)}
      aria-label={notifyMe}
      title={notifyMe}
      onClick={() => void press(match)}
    >
      <Icon name="bell" />
    </button>
  );
}

/** The same in the menu, where the header has no room for it. */
export function NotifyItem({ match, words }: Props): JSX.Element | undefined {
  if (!useTight()) return undefined;
  return (
    <MenuButton icon="bell" onClick={() => void press(match)}>
      {isNotified(match) ? words.lobby.notifyStop : words.lobby.notifyMe}
    </MenuButton>
  );
}

/** `called` says what one is called to, where that is not one's turn at a table. */
export function NotifyStatus({ match, words, called }: Props & { readonly called?: string }): JSX.Element {
  const { lobby, common } = words;
  useEffect(() => {
    void renewSubscription(match).catch(() => undefined);
    return () => void (answer.value = undefined);
  }, [match]);
  return (
    <div role="status">
      {answer.value && (
        <div class="slip">
          <p>{(isOn(answer.value) && called) || answersIn(lobby)[answer.value]}</p>
          {answer.value === 'install' && (
            <button type="button" class="button" onClick={() => void (openDialog.value = 'install')}>
              {common.install}
            </button>
          )}
          <button type="button" class="button plain" onClick={() => void (answer.value = undefined)}>
            {common.close}
          </button>
        </div>
      )}
    </div>
  );
}

function isOn(given: Answer): boolean {
  return given === 'on' || given === 'open';
}

function answersIn(lobby: LobbyWords): Readonly<Record<Answer, string>> {
  return {
    on: lobby.bellOn,
    open: lobby.bellOpen,
    off: lobby.bellOff,
    blocked: lobby.bellBlocked,
    missing: lobby.bellMissing,
    install: lobby.bellInstall,
    trouble: lobby.bellTrouble,
  };
}
