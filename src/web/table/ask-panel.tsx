import type { JSX } from 'preact';
import { AskLine } from '../asking/ask-line.tsx';
import type { Vocabulary } from '../asking/question.ts';
import { useKeyboardRoom } from '../browser/keyboard-room.ts';
import { useTall } from '../browser/screen-shape.ts';
import type { Language } from '../kit/view.ts';
import { useLocalized } from '../page/localized.ts';
import { askingWordsIn } from '../words/asking.ts';
import { askedTableOf } from './asked-table-of.ts';
import type { TableContext } from './table-context.ts';
import { taskOf } from './turn-task.ts';

interface Props {
  readonly context: TableContext;
  readonly close: () => void;
}

/** The language of the page first; English is always understood. */
async function vocabularyIn(language: Language): Promise<Vocabulary> {
  const languages: readonly Language[] = language === 'en' ? ['en'] : [language, 'en'];
  return Promise.all(languages.map(askingWordsIn));
}

export function AskPanel({ context, close }: Props): JSX.Element | undefined {
  const { found: vocabulary } = useLocalized('asking', vocabularyIn);
  const turned = useTall();
  useKeyboardRoom();
  if (!vocabulary || !context.orientation.value) return undefined;
  return (
    <AskLine
      table={() => askedTableOf(context, turned, context.controller.draft.value ? taskOf(context) : '')}
      words={context.words}
      vocabulary={vocabulary}
      close={close}
    />
  );
}
