import './study.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { studyAddress } from '../page/route.ts';
import type { TableSlots } from '../table/table-slots.ts';
import { Dialog } from '../ui/dialog.tsx';
import { MenuLink } from '../ui/header.tsx';
import { Icon } from '../ui/icon.tsx';
import { StudyBar } from './study-bar.tsx';
import type { StudyContext } from './study-context.ts';
import { StudyPanel } from './study-panel.tsx';

/** What a study board has beside what every table has. */
export function studySlots(context: StudyContext): TableSlots {
  const { controller, studyWords } = context;
  return {
    marks: controller.marks,
    notes: <StudyBar context={context} />,
    panel: (
      <div class="panel study-panel">
        <StudyPanel context={context} />
      </div>
    ),
    buttons: tight => tight && <StudySheet context={context} />,
    menu: (
      <MenuLink icon="list" to={studyAddress()}>
        {studyWords.yours}
      </MenuLink>
    ),
    waiting: () => studyWords.chance,
    after: close => (
      <button type="button" class="button" onClick={close}>
        {studyWords.close}
      </button>
    ),
  };
}

/** The same behind a button, where there is no room beside the board. */
function StudySheet({ context }: { context: StudyContext }): JSX.Element {
  const { words, studyWords } = context;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="round"
        aria-label={studyWords.panel}
        title={studyWords.panel}
        onClick={() => setOpen(true)}
      >
        <Icon name="fork" />
      </button>
      {open && (
        <Dialog title={studyWords.panel} words={words} close={() => setOpen(false)} look="sheet">
          <StudyPanel context={context} />
        </Dialog>
      )}
    </>
  );
}
