import type { ComponentChildren, JSX } from 'preact';
import { go } from '../page/route.ts';

interface Props {
  readonly to: string;
  /** Puts the match onto this device first, where it is not there yet. */
  readonly keep: (() => Promise<void>) | undefined;
  readonly children: ComponentChildren;
}

/** Leads into the replay of a match, or to its review. */
export function ReplayLink({ to, keep, children }: Props): JSX.Element {
  const follow = (event: MouseEvent) => {
    if (!keep) return;
    event.preventDefault();
    void keep().then(() => go(to));
  };
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  );
}
