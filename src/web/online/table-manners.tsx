import { type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Dialog } from '../ui/dialog.tsx';
import { MenuButton } from '../ui/header.tsx';
import { RadioChoice } from '../ui/radio-choice.tsx';
import type { OnlineContext } from './online-context.ts';

const doors = ['open', 'shut'] as const;
const floors = ['seated', 'all'] as const;
const botDoors = ['shut', 'open'] as const;

/** Whoever opened the table says who may sit down there, and who may speak. */
export function HostChoices({ remote, onlineWords }: Omit<OnlineContext, 'words'>): JSX.Element | undefined {
  const { manners } = onlineWords;
  const { match } = remote;
  const table = remote.table.value;
  if (!table?.hosting) return undefined;
  return (
    <>
      <RadioChoice
        name={manners.door}
        hint={table.listed ? manners.doorHint : undefined}
        value={table.door ?? 'open'}
        values={doors}
        say={door => manners.doors[door]}
        choose={door => void remote.ask({ type: 'door', match, open: door === 'open' })}
      />
      <RadioChoice
        name={manners.floor}
        value={table.floor === 'open' ? 'all' : 'seated'}
        values={floors}
        say={floor => manners.floors[floor]}
        choose={floor => void remote.ask({ type: 'floor', match, open: floor === 'all' })}
      />
      {table.stage === 'gathering' && !table.rated && (
        <RadioChoice
          name={manners.bots}
          value={table.bots ?? 'shut'}
          values={botDoors}
          say={door => manners.botsIn[door]}
          choose={door => void remote.ask({ type: 'bots', match, open: door === 'open' })}
        />
      )}
    </>
  );
}

/** The same from the menu, while a game is on. */
export function HostMenuItem({
  remote,
  onlineWords,
  asked,
}: Omit<OnlineContext, 'words'> & { asked: Signal<boolean> }): JSX.Element | undefined {
  if (!remote.table.value?.hosting) return undefined;
  return (
    <MenuButton icon="chat" onClick={() => void (asked.value = true)}>
      {onlineWords.manners.title}
    </MenuButton>
  );
}

export function HostDialog({ asked, ...props }: OnlineContext & { asked: Signal<boolean> }): JSX.Element | undefined {
  if (!asked.value) return undefined;
  return (
    <Dialog title={props.onlineWords.manners.title} words={props.words} close={() => void (asked.value = false)}>
      <HostChoices {...props} />
    </Dialog>
  );
}

/** Who is being sent away: one at a time, on any table. */
const leaving = signal<{ readonly seat: number; readonly name: string } | undefined>(undefined);

export function SendAwayButton({
  seat,
  name,
  onlineWords: { manners },
}: Pick<OnlineContext, 'onlineWords'> & { seat: number; name: string }): JSX.Element {
  return (
    <button
      type="button"
      class="button plain"
      aria-label={manners.sendAwayName(name)}
      onClick={() => void (leaving.value = { seat, name })}
    >
      {manners.sendAway}
    </button>
  );
}

/** It can't be undone, so it is asked first. */
export function SendAwayDialog({ remote, words, onlineWords }: OnlineContext): JSX.Element | undefined {
  const { manners } = onlineWords;
  if (!leaving.value) return undefined;
  const { seat, name } = leaving.value;
  const close = () => void (leaving.value = undefined);
  const send = () => {
    close();
    // Meanwhile they may have gone, and somebody else may have come.
    if (remote.table.value?.chairs[seat]?.name === name)
      void remote.ask({ type: 'dismiss', match: remote.match, seat });
  };
  return (
    <Dialog title={manners.sendAwayAsk(name)} words={words} close={close}>
      <p>{manners.sendAwayHint(name)}</p>
      <div class="beginning">
        <button type="button" class="button danger" onClick={send}>
          {manners.sendAwayYes}
        </button>
        <button type="button" class="button plain" onClick={close}>
          {words.common.cancel}
        </button>
      </div>
    </Dialog>
  );
}
