import { dayIn, noonOf } from '../../table/day.ts';
import { svgFileOf } from '../kit/print/svg-export.tsx';
import type { PrintProps, Spotlight } from '../kit/view.ts';
import { regional } from '../match/standing-text.ts';
import { language } from '../page/settings.ts';
import { stateAt } from './recording.ts';
import type { ReplayContext } from './replay-context.ts';
import { shareCardOf } from './share-card.ts';
import { sharePicture } from './share-picture.ts';

/** Day or night, as the page is now. */
export function pageTheme(): PrintProps['theme'] {
  const { documentElement } = document;
  const dark = getComputedStyle(documentElement).colorScheme === 'dark';
  const system = documentElement.dataset.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
  return dark || system ? 'dark' : 'light';
}

/** The board of a position as the text of an SVG file; undefined for a game that can't be printed. */
export function drawnBoard({ view, recording, hues }: ReplayContext, at: number, spotlight?: Spotlight) {
  const state = stateAt(recording, at);
  return view.print && svgFileOf(view.print, { state, theme: pageTheme(), hues, turned: false, spotlight });
}

/** The same with names, points, game and date around it, to be sent to others. */
export function drawnCard(context: ReplayContext, at: number): string {
  const card = shareCardOf(context, {
    at,
    when: whenOf(context),
    theme: pageTheme(),
    language: language.value,
  });
  return sharePicture(card, drawnBoard(context, at) ?? '');
}

/** Who looks at it later wants the date, not "today"; of a desert of the day its own one. */
function whenOf({ recording, words }: ReplayContext): string {
  const day = dayIn(recording.match);
  const time = day === undefined ? recording.playedOn : noonOf(day);
  if (time === undefined) return '';
  const locale = regional(language.value, navigator.languages);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(time);
  return day === undefined ? date : `${words.start.day} · ${date}`;
}
