import './ask-line.css';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { commandNames } from '../words/ask-commands.ts';
import type { AskingWords } from '../words/asking.en.ts';
import type { Words } from '../words/words.ts';
import { answered } from './answers.ts';
import type { AskedTable } from './asked-table.ts';
import type { Vocabulary } from './question.ts';

interface Props {
  /** The table as it is when somebody asks. */
  readonly table: () => AskedTable;
  readonly words: Words;
  readonly vocabulary: Vocabulary;
  readonly close: () => void;
}

interface Exchange {
  readonly id: number;
  readonly question: string;
  readonly answer: string;
  /** A move was played: the table tells it aloud, with all that came of it. */
  readonly isMove: boolean;
}

/** No question and no move is longer, in letters. */
const LONGEST = 300;

/** How many answers stay to be read again. */
const KEPT = 6;

/** What was typed on this page, the latest last: arrow keys bring it back. */
const typed: string[] = [];

/** A line to ask about the board and to play by typing. It does not shut out the rest of the page. */
export function AskLine({ table, words, vocabulary, close }: Props): JSX.Element {
  const asking = vocabulary[0]!;
  const field = useRef<HTMLInputElement>(null);
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const back = useRef(0);
  useEffect(() => field.current?.focus(), []);
  const ask = async () => {
    const question = field.current?.value.trim() ?? '';
    if (question === '' || !field.current) return;
    field.current.value = '';
    back.current = 0;
    typed.push(question);
    const now = table();
    let isMove = false;
    const play: AskedTable['play'] = moves => (isMove = now.play(moves));
    const answer = await answered({ ...now, play }, vocabulary, question);
    setExchanges(before => [...before, { id: (before.at(-1)?.id ?? 0) + 1, question, answer, isMove }].slice(-KEPT));
  };
  const recall = (by: number) => {
    back.current = Math.max(0, Math.min(typed.length, back.current + by));
    if (field.current) field.current.value = typed.at(-back.current || typed.length) ?? '';
  };
  return (
    <section
      class="panel asking"
      aria-label={asking.title}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <Head title={asking.title} words={words} close={close} />
      <Answers exchanges={exchanges} name={asking.answers} />
      <Spoken latest={exchanges.at(-1)} />
      <form
        class="ask-form"
        onSubmit={event => {
          event.preventDefault();
          void ask();
        }}
      >
        <Field field={field} asking={asking} recall={recall} />
        <Suggestions asking={asking} />
        <button type="submit" class="button">
          {asking.send}
        </button>
      </form>
    </section>
  );
}

interface FieldProps {
  readonly field: { current: HTMLInputElement | null };
  readonly asking: AskingWords;
  readonly recall: (by: number) => void;
}

function Field({ field, asking, recall }: FieldProps): JSX.Element {
  return (
    <input
      ref={field}
      type="text"
      maxLength={LONGEST}
      list="asked"
      autocomplete="off"
      autocapitalize="none"
      spellcheck={false}
      enterkeyhint="send"
      aria-label={asking.field}
      placeholder={asking.placeholder}
      onKeyDown={event => {
        const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        if (by === 0) return;
        event.preventDefault();
        recall(by);
      }}
    />
  );
}

function Head({ title, words, close }: { title: string } & Pick<Props, 'words' | 'close'>): JSX.Element {
  return (
    <div class="ask-head">
      <h2>{title}</h2>
      <button type="button" class="round" aria-label={words.common.close} title={words.common.close} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Answers stay to be read again: aloud they are read elsewhere, once, when they come. */
function Answers({ exchanges, name }: { exchanges: readonly Exchange[]; name: string }): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const latest = list.current?.lastElementChild;
    // A long answer is read from its beginning.
    if (latest instanceof HTMLElement) list.current?.scrollTo({ top: latest.offsetTop - list.current.offsetTop });
  }, [exchanges]);
  return (
    <div ref={list} class="answers" role="log" aria-live="off" aria-label={name} tabIndex={0}>
      {exchanges.map(({ id, question, answer }) => (
        <div key={id} class="exchange">
          <p class="asked-text" aria-hidden="true">
            {question}
          </p>
          <Lines text={answer} />
        </div>
      ))}
    </div>
  );
}

/** The latest answer for the ear, unless it is a move. */
function Spoken({ latest }: { latest: Exchange | undefined }): JSX.Element {
  return (
    <div class="unseen" aria-live="polite">
      {latest && !latest.isMove && (
        <div key={latest.id}>
          <Lines text={latest.answer} />
        </div>
      )}
    </div>
  );
}

function Lines({ text }: { text: string }): JSX.Element {
  return (
    <>
      {text.split('\n').map(line => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** What can be typed, and what was: browsers offer it as somebody types. */
function Suggestions({ asking }: { asking: AskingWords }): JSX.Element {
  const phrases = commandNames.map(command => asking.commands[command][0]!);
  return (
    <datalist id="asked">
      {[...new Set([...typed.toReversed(), ...phrases])].map(phrase => (
        <option key={phrase} value={phrase} />
      ))}
    </datalist>
  );
}
