import { useEffect, useRef } from 'preact/hooks';
import { abilities } from '../browser/abilities.ts';
import { shake } from '../browser/vibration.ts';
import { Wakefulness } from '../browser/wakefulness.ts';
import { awake, moving, vibration } from '../page/settings.ts';
import { shakeBetween } from './shaking.ts';
import type { TableContext } from './table-context.ts';

/** What a device in the hand does beside showing the table: it stays lit, and it shakes. */
export function useHandheld(context: TableContext): void {
  const touched = useRef(0);
  const wakefulness = useWakefulness(context);
  useShaking(context, touched);
  useEffect(() => {
    const touch = () => {
      touched.current = performance.now();
      wakefulness.current?.touch();
    };
    addEventListener('pointerdown', touch);
    addEventListener('keydown', touch);
    return () => {
      removeEventListener('pointerdown', touch);
      removeEventListener('keydown', touch);
    };
  }, []);
}

interface Reference<T> {
  current: T;
}

/** Others' moves count as well: whoever waits for them looks at the screen and touches nothing. */
function useWakefulness({ controller }: TableContext): Reference<Wakefulness | undefined> {
  const current = useRef<Wakefulness | undefined>(undefined);
  const wanted = abilities.wakeLock && awake.value === 'on' && !controller.snapshot.value.over;
  const moves = controller.host.length.value;
  useEffect(() => {
    if (!wanted) return undefined;
    const request = () => navigator.wakeLock.request('screen');
    current.current = new Wakefulness({ page: document, request, timers: globalThis });
    return () => {
      current.current?.end();
      current.current = undefined;
    };
  }, [wanted]);
  useEffect(() => current.current?.touch(), [moves]);
  return current;
}

function useShaking({ controller }: TableContext, touched: Reference<number>): void {
  const now = { mine: controller.draft.value !== undefined, refused: controller.refusal.value !== undefined };
  const before = useRef(now);
  useEffect(() => {
    const due = shakeBetween(before.current, now, performance.now() - touched.current);
    before.current = now;
    if (due && vibration.peek() === 'on' && moving.peek()) shake(due);
  }, [now.mine, now.refused]);
}
