import './touch-tip.css';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { choseEnlarged, placesAreSmall } from '../kit/viewport/first-look.ts';
import { magnifier, touchTold } from '../page/settings.ts';
import { Icon } from '../ui/icon.tsx';
import type { TableContext } from './table-context.ts';
import { isTouchTipDue } from './tip-order.ts';

/** How a board with small places is touched: one line for whoever can choose something, until it was read or done once. */
export function TouchTip({ context }: { context: TableContext }): JSX.Element | undefined {
  const { controller, words } = context;
  const told = () => void (touchTold.value = 'on');
  useEffect(() => {
    if (choseEnlarged.value) told();
  }, [choseEnlarged.value]);
  const shown = useRef(false);
  // Seen at one table, it is not said again at the next.
  useEffect(() => () => void (shown.current && told()), []);
  const moment = {
    told: touchTold.value === 'on',
    magnifies: magnifier.value !== 'off',
    placesAreSmall: placesAreSmall.value,
    coachSpeaks: context.coachSpeaks.value,
    choosing: controller.isChoosing(),
  };
  if (!isTouchTipDue(moment)) return undefined;
  shown.current = true;
  return (
    <div class="touch-tip">
      <p role="status">{words.play.touchTip}</p>
      <button type="button" class="round" aria-label={words.common.close} onClick={told}>
        <Icon name="close" />
      </button>
    </div>
  );
}
