import type { Phrase } from '../rules/material.ts';

/** What the lines of the story fill in. */
export interface Places {
  readonly seat: number;
  readonly owner: number;
  readonly mover: number;
  readonly receiver: number;
  readonly field: string;
  readonly from: string;
  readonly to: string;
  readonly die: number;
  readonly dice: string;
  readonly value: number;
  readonly phrase: Phrase;
  readonly talers: number;
  readonly other: number;
  readonly card: number;
  /** 1 for a card that lay on a spring, where that makes a difference. */
  readonly spring: number;
}

/** One line of the story, which says its own part of them. */
export type Story<K extends keyof Places> = (args: Pick<Places, K>, who: (seat: number) => string) => string;
