import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { emptyCounts } from '../../engine/score-sheet.ts';
import type { AnyState } from '../../engine/state.ts';
import { giveFile } from '../browser/sharing.ts';
import { viewBoxOf } from '../kit/draw/paths.ts';
import { svgFileOf } from '../kit/print/svg-export.tsx';
import type { Printing, PrintProps } from '../kit/view.ts';
import { fileName } from '../recording/game-file.ts';
import { givenText } from '../recording/given-text.ts';
import type { Words } from '../words/words.ts';
import { PrintPage } from './print-page.tsx';
import type { PrintedGame } from './printed-game.ts';

/** The longer side of the file for a print shop, in millimetres: a sheet of A2. */
const LONG_SIDE = 594;

/** The board with nothing on it, upright as the paper is. */
function drawingOf({ opened, sheet }: PrintedGame): { print: Printing; props: PrintProps } | undefined {
  const { view, game } = opened;
  if (!view.print) return undefined;
  const seats = game.seats.at(-1)!;
  const state: AnyState = sheet.finished(emptyCounts(sheet, seats), seats);
  const props = { state, theme: 'light', hues: view.players, turned: false } as const;
  const { width, height } = view.print.draw(props).box;
  return { print: view.print, props: { ...props, turned: width > height } };
}

/** The size in millimetres instead of pixels, for a program that prints. */
function inMillimetres(svg: string): string {
  return svg.replace(/width="(\d+)" height="(\d+)"/, (_, width: string, height: string) => {
    const scale = LONG_SIDE / Math.max(Number(width), Number(height));
    return `width="${Math.round(Number(width) * scale)}mm" height="${Math.round(Number(height) * scale)}mm"`;
  });
}

/** The board in our own drawing, as a page and as a file. */
export function BoardPage({ printed, words }: { printed: PrintedGame; words: Words }): JSX.Element {
  const { id, printedWords } = printed;
  const [told, tell] = useState('');
  const drawing = useMemo(() => drawingOf(printed), [printed]);
  const save = async () => {
    if (!drawing) return;
    const text = inMillimetres(svgFileOf(drawing.print, drawing.props));
    const name = fileName(`${id}-board`, new Date(), 'svg');
    tell(givenText(words, await giveFile(new Blob([text], { type: 'image/svg+xml' }), name), name));
  };
  const acts = (
    <>
      <button
        type="button"
        class="button plain"
        onClick={() => void save().catch(() => tell(words.replay.pictureTrouble))}
      >
        {printedWords.saveBoard}
      </button>
      <p class="small" role="status">
        {told}
      </p>
    </>
  );
  return (
    <PrintPage printed={printed} title={printedWords.board} acts={acts}>
      {drawing && <Board {...drawing} label={printedWords.board} />}
    </PrintPage>
  );
}

interface BoardProps {
  readonly print: Printing;
  readonly props: PrintProps;
  readonly label: string;
}

function Board({ print, props, label }: BoardProps): JSX.Element {
  const { box, drawing } = print.draw(props);
  return (
    <svg class={`printed-board ${print.look}`} viewBox={viewBoxOf(box)} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
