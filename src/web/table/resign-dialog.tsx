import type { JSX } from 'preact';
import type { Seat } from '../../engine/game.ts';
import { Dialog } from '../ui/dialog.tsx';
import { focusBoard } from './board-focus.ts';
import type { TableContext } from './table-context.ts';

interface Props {
  readonly context: TableContext;
  readonly seat: Seat;
  readonly close: () => void;
}

export function ResignDialog({ context, seat, close }: Props): JSX.Element {
  const { controller, words } = context;
  const resign = () => {
    // Once the dialog has given the focus back to the menu, where nothing is left to do.
    void controller.resign(seat).then(() => requestAnimationFrame(focusBoard));
    close();
  };
  return (
    <Dialog title={words.play.resignTitle} words={words} close={close}>
      <p>{controller.endsIt() ? words.play.resignLast : words.play.resignText}</p>
      <div class="acts">
        <button type="button" class="button danger" onClick={resign}>
          {words.play.resignYes}
        </button>
        <button type="button" class="button plain" onClick={close}>
          {words.play.keepPlaying}
        </button>
      </div>
    </Dialog>
  );
}
