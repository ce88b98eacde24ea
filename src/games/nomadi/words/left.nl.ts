import { LAST_TURN } from '../rules/material.ts';
import { At, type NomadiState } from '../rules/state.ts';

export const left = (s: NomadiState): string =>
  `Stenen in het doel: ${s.turn[At.Home]}. Met de derde, van wie dan ook, eindigt de partij; uiterlijk na ${LAST_TURN} beurten, waarvan er ${s.turn[At.Turns]} zijn begonnen.`;
