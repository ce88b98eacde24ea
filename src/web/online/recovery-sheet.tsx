import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { download } from '../browser/downloads.ts';
import type { AccountWords } from '../words/account.en.ts';
import type { Words } from '../words/words.ts';
import { requestSheet } from './account-api.ts';
import { accountProblem } from './account-making.tsx';

interface PartProps {
  readonly words: Words;
  readonly own: AccountWords;
  readonly left: number;
  readonly showSheet: (codes: readonly string[]) => void;
}

/** How many codes are left, and how to get new ones. */
export function SheetPart({ words, own, left, showSheet }: PartProps): JSX.Element {
  const [problem, setProblem] = useState('');
  const make = async () => {
    const made = await requestSheet();
    if (made.ok) return showSheet(made.value.codes);
    setProblem(accountProblem(own, words, made.code));
  };
  return (
    <section class="account">
      <h2>{own.sheet}</h2>
      <p class="small">{own.sheetHint}</p>
      <p>{own.codesLeft(left)}</p>
      <button type="button" class="button plain" onClick={() => void make()}>
        {own.makeSheet}
      </button>
      <p class="small">{own.makeSheetHint}</p>
      <p class="problem" role="alert">
        {problem}
      </p>
    </section>
  );
}

interface SheetProps {
  readonly name: string;
  readonly codes: readonly string[];
  readonly own: AccountWords;
  readonly done: () => void;
}

/** The sheet itself, alone on the screen as on paper: it is shown this once. */
export function RecoverySheet({ name, codes, own, done }: SheetProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whatever was pressed is gone: reading goes on at the sheet.
  useEffect(() => heading.current?.focus(), []);
  const shown = codes.map(inFours);
  const address = new URL('#/account', document.baseURI).href;
  const save = () => {
    const lines = [own.sheetOf(name), own.sheetUse(address), '', ...shown, ''];
    download(new Blob([lines.join('\n')], { type: 'text/plain' }), own.sheetFile);
  };
  return (
    <section class="sheet">
      <h2 ref={heading} tabIndex={-1}>
        {own.sheetOf(name)}
      </h2>
      <p class="sheet-once">{own.sheetOnce}</p>
      <ol class="sheet-codes">
        {shown.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p class="small">{own.sheetUse(address)}</p>
      <div class="account-asking">
        <button type="button" class="button" onClick={() => print()}>
          {own.print}
        </button>
        <button type="button" class="button plain" onClick={save}>
          {own.save}
        </button>
        <button type="button" class="button plain" onClick={done}>
          {own.done}
        </button>
      </div>
    </section>
  );
}

/** Easier to read and to type: blanks and dashes in a code count for nothing. */
function inFours(code: string): string {
  return code.match(/.{1,4}/g)?.join(' ') ?? code;
}
