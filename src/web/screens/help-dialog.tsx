import type { JSX } from 'preact';
import { Dialog } from '../ui/dialog.tsx';
import type { Words } from '../words/words.ts';

export function HelpDialog({ words, close }: { words: Words; close: () => void }): JSX.Element {
  const { keys } = words.play;
  return (
    <Dialog title={keys.title} words={words} close={close}>
      <dl class="keys">
        {keys.list.map(([pressed, meaning]) => (
          <div key={meaning}>
            <dt>
              <kbd>{pressed}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p class="small">{keys.touch}</p>
    </Dialog>
  );
}
