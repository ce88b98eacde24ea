import { abilities } from './abilities.ts';

/** A browser without popovers would not even read the selector; what opens there instead, missing-popovers.ts marks. */
export function isPopoverOpen(): boolean {
  return document.querySelector(abilities.popovers ? ':popover-open' : '[data-popover-open]') !== null;
}
