import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { CHANCE } from '../../engine/game.ts';
import { freshId } from '../browser/ids.ts';
import { boardTurned } from '../page/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { keepLaying, keptLayings } from './kept-layings.ts';
import { LayingEditor, type LayingMistake } from './laying-editor.ts';
import { useDigits } from './outcome-digits.ts';
import { PromptFrame } from './prompt-frame.tsx';
import type { TableContext } from './table-context.ts';

interface Props {
  readonly context: TableContext;
}

interface EditorProps extends Props {
  readonly editor: LayingEditor;
}

/** The board as it lies on the table, told in any order: on the board, or by digits field after field. */
export function LayingPrompt({ context }: Props): JSX.Element | undefined {
  const { controller, game, hand } = context;
  const { state } = controller.snapshot.value;
  const editor = useMemo(() => new LayingEditor(game, state), [game, state]);
  useEffect(() => {
    context.laying.value = editor;
    return () => void (context.laying.value = undefined);
  }, [editor]);
  const told = hand.value?.words;
  if (!told) return undefined;
  const { open, moves } = editor.laid.value;
  return (
    <PromptFrame
      context={context}
      seats={[]}
      title={told.lying}
      task={
        editor.lying.value.size === 0 ? howTo(context, editor) : told.toldOf(moves.length, moves.length + open.length)
      }
      more={
        <>
          <Mistakes context={context} editor={editor} />
          <Pieces context={context} editor={editor} />
        </>
      }
      actions={<Acts context={context} editor={editor} />}
    />
  );
}

/** Where all pieces are alike there is nothing to choose and nothing to type. */
function howTo(context: TableContext, editor: LayingEditor): string {
  const { how, howOne } = context.hand.value!.words;
  const [first = '', ...others] = editor.pieces();
  return others.length > 0 ? how : howOne(pieceName(context, first));
}

/** What is wrong, said at once. */
function Mistakes({ context, editor }: EditorProps): JSX.Element {
  const told = context.hand.value!.words;
  const refused = editor.refused.value;
  const sentences = [
    ...(refused === undefined ? [] : [told.notThere(refused)]),
    ...editor.mistakes().map(mistake => mistakeText(context, mistake)),
  ];
  return (
    <p class="mistakes" role="status">
      {sentences.join(' ')}
    </p>
  );
}

function mistakeText(context: TableContext, mistake: LayingMistake): string {
  const told = context.hand.value!.words;
  const name = pieceName(context, mistake.piece);
  return mistake.kind === 'many'
    ? told.tooMany(name, mistake.count, mistake.most)
    : told.misplaced(name, mistake.field);
}

/** What a piece of the set-up is called. */
function pieceName({ hand }: TableContext, piece: string): string {
  const [first = '', ...rest] = piece.split(' ');
  const { piece: say, name } = hand.value!.outcomes[first] ?? {};
  return say?.(rest.join(' ')) ?? name?.(rest.join(' ')) ?? piece;
}

/** The kinds of pieces, with how many lie already: one of them is in hand. */
function Pieces({ context, editor }: EditorProps): JSX.Element {
  const told = context.hand.value!.words;
  const pieces = editor.pieces();
  const values = pieces.filter(piece => /\d$/.test(piece));
  useDigits(digit => {
    const piece = values.find(value => value.endsWith(digit)) ?? pieces[Number(digit) - 1];
    if (piece !== undefined) editor.type(piece, boardTurned.peek() === 'on');
  });
  return (
    <div class="outcomes pieces">
      {pieces.map(piece => (
        <button
          key={piece}
          type="button"
          class={editor.brush.value === piece ? 'button outcome' : 'button plain outcome'}
          aria-pressed={editor.brush.value === piece}
          data-piece={piece}
          onClick={() => void (editor.brush.value = piece)}
        >
          <span>{pieceName(context, piece)}</span>
          <small>{told.of(editor.countOf(piece), editor.laid.value.most.get(piece) ?? 0)}</small>
        </button>
      ))}
    </div>
  );
}

function Acts({ context, editor }: EditorProps): JSX.Element {
  const { hand, words, game, controller } = context;
  const told = hand.value!.words;
  const [kept] = useState(() => keptLayings(game.id, controller.snapshot.peek().state.seats));
  const { brush } = editor;
  const canFill = editor.canFill(brush.value);
  return (
    <>
      <button type="button" class="button" disabled={!editor.isDone()} onClick={() => void finish(context, editor)}>
        {told.done}
      </button>
      {canFill && (
        <button type="button" class="button plain" onClick={() => editor.fill(brush.value)}>
          {told.fill(pieceName(context, brush.value))}
        </button>
      )}
      {editor.lying.value.size === 0 &&
        kept.map(({ day, lying }, i) => (
          <button key={i} type="button" class="button plain" onClick={() => editor.load(lying)}>
            {i === 0 || day === '' ? told.asLastTime : told.asOn(dayText(day, context.gameWords.language))}
          </button>
        ))}
      <button
        type="button"
        class={boardTurned.value === 'on' ? 'button' : 'button plain'}
        aria-pressed={boardTurned.value === 'on'}
        onClick={() => void (boardTurned.value = boardTurned.value === 'on' ? 'off' : 'on')}
      >
        {told.fromThere}
      </button>
      <button type="button" class="button plain undo" disabled={!editor.canUndo()} onClick={() => editor.undo()}>
        <Icon name="undo" />
        <span>{words.play.undo}</span>
      </button>
    </>
  );
}

function dayText(day: string, language: string): string {
  return new Date(`${day}T12:00`).toLocaleDateString(language, { day: 'numeric', month: 'long' });
}

/** The whole set-up is entered at once, and kept for the next time. */
async function finish({ controller, game }: TableContext, editor: LayingEditor): Promise<void> {
  const { moves } = editor.laid.peek();
  const base = controller.host.length.peek();
  keepLaying(game.id, controller.snapshot.peek().state.seats, moves);
  await controller.host.send({ type: 'play', id: freshId(), seat: CHANCE, base, moves });
}
